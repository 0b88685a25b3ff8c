import { blogScoreSchema } from '@palimpsest/contracts';
import { describe, expect, it } from 'vitest';
import type { Styles } from '../terminal.ts';
import { scoreHtml } from './score-html.ts';
import { scoreSarif } from './score-sarif.ts';
import { scoreWords } from './score-words.ts';
import type { ScoredPost } from './scored-post.ts';

const text = '# Tea\n\nIt is <b>important</b> & "hot".\n';
const post: ScoredPost = {
  name: 'posts/tea <1>.md',
  text,
  score: blogScoreSchema.parse({
    aeo: {
      total: 61.5,
      pillars: {
        answerability: 12,
        structure: 18,
        specificity: 10,
        trust: 9,
        coverage: 5,
        freshness: 2.5,
        readability: 5,
      },
    },
    aiLikeness: {
      total: 12.25,
      categories: {
        vocabulary_inflation: 40,
        participial_density: 0,
        rhetorical_formulas: 0,
        stock_phrases: 0,
        template_frame: 0,
        rhythm: 20,
        voice_deficit: 10,
        punctuation_format: 25,
      },
    },
    triggers: [
      {
        trigger_id: 'T1',
        trigger_type: 'aeo_total_low',
        trigger_reason: 'AEO total score 61.5 below threshold 70.0',
        trigger_data: { aeo_total: 61.5 },
      },
    ],
    attainableMaximum: 80,
    authorAdvice: [{ rule: 'dates', pillar: 'freshness', points: 2.5, advice: 'Say when it was written.' }],
    findings: [
      {
        rule: 'vague',
        ruleSet: 'aeo/v1',
        span: { start: 13, end: 22 },
        found: 'a vague word',
        expected: 'the thing by its name',
        points: -1.5,
      },
      {
        rule: 'good-title',
        ruleSet: 'aeo/v1',
        span: { start: 0, end: 5 },
        found: 'a title',
        expected: '',
        points: 2,
      },
      {
        rule: 'inflated',
        ruleSet: 'ai-likeness/v1',
        span: { start: 7, end: 30 },
        found: 'an inflated word',
        expected: 'a plain one',
        points: 4,
      },
      {
        rule: 'undated',
        ruleSet: 'aeo/v1',
        span: null,
        found: 'no date',
        expected: 'a date',
        points: -2.5,
      },
    ],
  }),
};
const plain: Styles = { good: String, warn: String, bad: String, dim: String, bold: String };

describe('a score in words', () => {
  it('says the totals, what asks for a rewrite, where points went and what only the author can add', () => {
    const words = scoreWords(post, plain);
    expect(words).toContain('AEO 61.50 of 100 (a rewrite without new facts could reach 80.00)');
    expect(words).toContain('T1  AEO total score 61.5 below threshold 70.0');
    expect(words).toContain(
      '3:7         a vague word\n              -1.50  vague. Wanted: the thing by its name',
    );
    expect(words).toContain('whole post  no date');
    expect(words).toContain('- Say when it was written. (up to 2.5 points)');
  });

  it('puts what costs most first and leaves out what speaks for the post', () => {
    const words = scoreWords(post, plain);
    expect(words.indexOf('no date')).toBeLessThan(words.indexOf('a vague word'));
    expect(words.indexOf('What reads like a machine')).toBeLessThan(words.indexOf('an inflated word'));
    expect(words).not.toContain('a title');
  });

  it('says so when nothing asks for a rewrite', () => {
    const words = scoreWords({ ...post, score: { ...post.score, triggers: [] } }, plain);
    expect(words).toContain('Nothing asks for a rewrite.');
  });
});

describe('a score in SARIF', () => {
  const [run] = scoreSarif([post], [{ id: 'aeo/v1/vague', summary: 's', why: 'w' }], '1.0.0').runs;

  it('points at lines, columns and offsets', () => {
    expect(run?.results.find(({ ruleId }) => ruleId === 'aeo/v1/vague')?.locations).toEqual([
      {
        physicalLocation: {
          artifactLocation: { uri: 'posts/tea%20%3C1%3E.md' },
          region: {
            startLine: 3,
            startColumn: 7,
            endLine: 3,
            endColumn: 16,
            charOffset: 13,
            charLength: 9,
          },
        },
      },
    ]);
  });

  it('reports triggers as errors, problems as warnings, and nothing that speaks for the post', () => {
    expect(run?.results.map(({ ruleId, level }) => [ruleId, level])).toEqual([
      ['T1', 'error'],
      ['aeo/v1/vague', 'warning'],
      ['ai-likeness/v1/inflated', 'warning'],
      ['aeo/v1/undated', 'warning'],
    ]);
  });
});

describe('a score as a page', () => {
  const page = scoreHtml([post]);

  it('never lets a post or its name become markup', () => {
    expect(page).not.toContain('<b>important</b>');
    expect(page).toContain('posts/tea &lt;1&gt;.md');
    expect(page).toContain('&amp; &quot;');
  });

  it('asks no other place for anything', () => {
    expect(page).not.toMatch(/\b(?:src|href)=/);
    expect(page).toContain("default-src 'none'");
  });

  it('marks what was found, also where findings overlap', () => {
    const shown = page.slice(page.indexOf('<pre>'), page.indexOf('</pre>')).replace(/<[^>]+>/g, '');
    const back = { '&lt;': '<', '&gt;': '>', '&amp;': '&', '&quot;': '"' } as Record<string, string>;
    expect(shown.replace(/&(?:lt|gt|amp|quot);/g, (entity) => back[entity] ?? '')).toBe(text);
    expect(page).toMatch(/<mark title="inflated \(\+4\.00\): an inflated word&#10;|<mark title="[^"]*vague/);
  });
});
