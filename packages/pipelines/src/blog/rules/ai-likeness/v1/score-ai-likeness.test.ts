import {
  AI_LIKENESS_CATEGORIES,
  AI_LIKENESS_WEIGHTS,
  aiLikenessScoresSchema,
  findingSchema,
} from '@palimpsest/contracts';
import { parseDocument } from '@palimpsest/kernel/text';
import { describe, expect, test } from 'vitest';
import { GAUGES } from './gauges.ts';
import { scoreAiLikeness } from './score-ai-likeness.ts';

const score = (text: string, switchedOff: string[] = []) =>
  scoreAiLikeness(parseDocument(text), { switchedOff });

const GENERATED = Array.from(
  { length: 4 },
  () => `In today's fast-paced world, effective communication plays a crucial role in fostering meaningful relationships, shaping
diverse perspectives, and driving sustainable growth. While challenges and complexities remain, organizations and individuals
can navigate this dynamic landscape by embracing innovation and collaboration, ensuring lasting impact and resilience.
Furthermore, comprehensive strategies and robust frameworks highlight the importance of transparency and accountability,
enabling communities and institutions to thrive. In conclusion, it is essential to recognize the profound significance of
empathy and understanding, paving the way for a brighter and more inclusive future.`,
).join('\n\n');

const SPOKEN = Array.from(
  { length: 4 },
  (
    _,
    i,
  ) => `On May ${i + 3} we broke the build (again). Nobody noticed until Ana asked: "Why's the site from 2016?" Good question!
I'd put the key in the wrong place, so 14 of our 20 tests didn't run. We fixed it by lunch. Then Tom found 3 more, and that took
us the rest of the week, because the old server keeps its own list and you can't see it from outside. So it goes.`,
).join('\n\n');

/** Rules that weigh all words of a text against each other: one word more moves them. */
const BALANCES = ['essay-word-choice', 'story-word-choice'];

describe('scoring AI-likeness', () => {
  test('a text built of the habits scores high, one by a person low', () => {
    expect(score(GENERATED).aiLikeness.total).toBeGreaterThan(60);
    expect(score(SPOKEN).aiLikeness.total).toBeLessThan(15);
  });

  test('the result has the shape of the contract, to two decimals', () => {
    for (const text of [GENERATED, SPOKEN, '']) {
      const { aiLikeness, findings } = score(text);
      expect(aiLikenessScoresSchema.parse(aiLikeness)).toEqual(aiLikeness);
      for (const finding of findings) expect(findingSchema.parse(finding)).toEqual(finding);
      for (const value of [aiLikeness.total, ...Object.values(aiLikeness.categories)])
        expect(value).toBe(Number(value.toFixed(2)));
    }
  });

  test('the total is the mean of the categories by weight', () => {
    const { total, categories } = score(GENERATED).aiLikeness;
    const sum = AI_LIKENESS_CATEGORIES.reduce(
      (all, name) => all + categories[name] * AI_LIKENESS_WEIGHTS[name],
      0,
    );
    expect(total).toBeCloseTo(sum / 100, 2);
  });

  test.each([
    ['generated', GENERATED],
    ['spoken', SPOKEN],
  ])('the points of the findings add up to the category (%s)', (_, text) => {
    const { aiLikeness, findings } = score(text);
    for (const category of AI_LIKENESS_CATEGORIES) {
      const rules = new Set(GAUGES.filter((gauge) => gauge.category === category).map(({ id }) => id));
      const sum = findings
        .filter(({ rule }) => rules.has(rule))
        .reduce((all, { points }) => all + (points ?? 0), 0);
      expect(sum).toBeCloseTo(aiLikeness.categories[category], 6);
    }
  });

  test('a full category is exactly 100, although its points are shared among many findings', () => {
    const { categories } = score(GENERATED).aiLikeness;
    expect(categories.vocabulary_inflation).toBe(100);
    expect(categories.rhetorical_formulas).toBe(100);
  });

  test('hits below the human baseline are shown and score 0', () => {
    const { aiLikeness, findings } = score(`${SPOKEN}\n\nThat test was crucial.`, BALANCES);
    const shown = findings.filter(({ rule }) => rule === 'inflated-words');
    expect(shown.map(({ points }) => points)).toEqual([0]);
    expect(aiLikeness.categories.vocabulary_inflation).toBe(0);
  });

  test('every finding points into the text and quotes nothing of it', () => {
    for (const finding of score(GENERATED).findings) {
      expect(finding.span?.start).toBeLessThanOrEqual(finding.span?.end ?? -1);
      expect(finding.span?.end).toBeLessThanOrEqual(GENERATED.length);
      expect(finding.found).not.toContain('landscape');
    }
  });

  test('adding inflated words to a text never lowers its vocabulary score', () => {
    let before = -1;
    for (let added = 0; added < 40; added += 4) {
      const text = `${SPOKEN}\n\n${Array.from({ length: added }, () => 'crucial').join(' ')}`;
      const now = score(text).aiLikeness.categories.vocabulary_inflation;
      expect(now).toBeGreaterThanOrEqual(before);
      before = now;
    }
    expect(before).toBeGreaterThan(0);
  });

  test('a switched-off rule gives no points and is shown as such', () => {
    const all = score(GENERATED).aiLikeness.categories.stock_phrases;
    const { aiLikeness, findings } = score(GENERATED, ['stock-phrases', 'rule-of-another-set']);
    expect(aiLikeness.categories.stock_phrases).toBeLessThan(all);
    expect(findings.filter(({ rule }) => rule === 'stock-phrases')).toEqual([
      expect.not.objectContaining({ points: expect.anything() }),
    ]);
  });

  test('in another language only rhythm and punctuation are scored, and that is said', () => {
    const german =
      'Ich habe das in meiner Küche oft probiert und weiß, dass der Tee danach bitter wird. '.repeat(30);
    const { aiLikeness, findings } = score(german);
    const { rhythm, punctuation_format, ...words } = aiLikeness.categories;
    expect(rhythm + punctuation_format).toBeGreaterThan(0);
    expect(Object.values(words).every((points) => points === 0)).toBe(true);
    expect(findings.map(({ rule }) => rule)).toContain('likeness-made-for-english');
  });

  test('with every rule off the total is 0', () => {
    expect(
      score(
        GENERATED,
        GAUGES.map(({ id }) => id),
      ).aiLikeness.total,
    ).toBe(0);
  });

  test('below 100 words points shrink in proportion, with a finding', () => {
    const short = 'It is crucial to foster vital and robust synergy. '.repeat(5);
    const { aiLikeness, findings } = score(short);
    expect(findings.map(({ rule }) => rule)).toContain('enough-words');
    expect(aiLikeness.total).toBeLessThan(score(short.repeat(3)).aiLikeness.total);
    expect(score(GENERATED).findings.map(({ rule }) => rule)).not.toContain('enough-words');
  });

  test('a text in another language is scored as far as it goes, with a finding', () => {
    const german =
      'Die Stadt hat im Mai beschlossen, dass der Park nicht verkauft wird, und das ist für die Leute gut. '.repeat(
        10,
      );
    expect(score(german).findings.map(({ rule }) => rule)).toContain('likeness-made-for-english');
    expect(score(SPOKEN).findings.map(({ rule }) => rule)).not.toContain('likeness-made-for-english');
  });

  test.each([
    ['nothing', ''],
    ['code only', '```\nconst crucial = 1;\n```'],
    ['HTML only', '<div><p>crucial</p></div>'],
    ['broken front matter', '---\ntitle: [\n---\n'],
    ['Chinese', '这是一个测试。'.repeat(40)],
    ['Arabic', 'هذا اختبار بسيط للنص. '.repeat(40)],
    ['control characters', '\u0000\u0001\uFFFD\uD800'.repeat(50)],
    ['carriage returns', GENERATED.replaceAll('\n', '\r\n')],
    ['one endless sentence', 'running, '.repeat(5000)],
  ])('never throws: %s', (_, text) => {
    const { total } = score(text).aiLikeness;
    expect(total).toBeGreaterThanOrEqual(0);
    expect(total).toBeLessThanOrEqual(100);
  });

  test('a long text shows some places of each rule and counts the rest', () => {
    const places = score(GENERATED.repeat(30)).findings.filter(({ rule }) => rule === 'inflated-words');
    expect(places).toHaveLength(20);
    expect(places.at(-1)?.found).toMatch(/and \d+ more places/);
  });
});
