import { aeoScoresSchema } from '@palimpsest/contracts';
import { parseDocument } from '@palimpsest/kernel/text';
import { describe, expect, it } from 'vitest';
import { AEO_RULES } from './all-rules.ts';
import { scoreAeo } from './score-aeo.ts';
import { padding } from './testing/judge.ts';

const score = (text: string) => scoreAeo(parseDocument(text), { asOf: '2024-06-01', switchedOff: [] });

describe('texts that are no posts', () => {
  it.each([
    ['an empty text', ''],
    ['blanks', ' \n\t\r\n '],
    ['only code', '```js\nconst a = 1;\n```'],
    ['only HTML', '<div><p>Cats sleep on roofs.</p></div>'],
    ['only front matter', '---\ntitle: Cats\ndate: 2024-05-01\n---\n'],
    ['only a table', '| a | b |\n|---|---|\n| 1 | 2 |'],
  ])('%s scores 0, with a finding and one advice', (_what, text) => {
    const { aeo, attainableMaximum, findings, authorAdvice } = score(text);
    expect(aeo.total).toBe(0);
    expect(attainableMaximum).toBe(0);
    expect(findings[0]).toMatchObject({ rule: 'has-prose' });
    expect(authorAdvice.map(({ rule }) => rule)).toEqual(['has-prose']);
  });

  it.each([
    ['headings alone', '# Cats\n\n## Why cats?\n\n## How?'],
    ['quotes alone', '> Cats sleep sixteen hours a day on roofs. — Ada'],
    ['one word', 'Cats'],
    ['a title and one line', '# Coming soon\n\nCome back later.'],
  ])('%s scores low', (_what, text) => {
    expect(score(text).aeo.total).toBeLessThan(25);
  });

  it.each([
    ['broken front matter', '---\ntitle: [Cats\ndate: yesterday\nCats sleep.'],
    ['binary', '\u0000\u0001\u0002\uFFFD\u0007PNG\r\n\u001a\n'],
    ['CRLF', `# Cats\r\n\r\nCats are a kind of pet.\r\n`],
    ['right-to-left text', '# القطط\n\nالقطط تنام طوال اليوم على السطح الدافئ.'],
    ['Chinese', '# 猫\n\n猫整天睡在温暖的屋顶上。它们每天睡十六个小时。'],
    ['half a surrogate pair', '# \ud83d\n\nCats \udc08 sleep.'],
    ['markup soup', '*_`[<![](<>)](((**__~~||--##>>'],
    [
      'a prototype name',
      '---\n__proto__: x\nconstructor: y\n---\n# toString\n\nconstructor __proto__ hasOwnProperty',
    ],
  ])('%s is scored without a crash', (_what, text) => {
    const { aeo, attainableMaximum } = score(text);
    aeoScoresSchema.parse(aeo);
    expect(attainableMaximum).toBeGreaterThanOrEqual(aeo.total);
    expect(attainableMaximum).toBeLessThanOrEqual(100);
  });

  it('says that front matter is broken', () => {
    const findings = score('---\ntitle: Cats\n\nCats sleep.').findings;
    expect(findings.map(({ rule }) => rule)).toContain('front-matter-readable');
  });
});

describe('other languages', () => {
  it.each([
    [
      'German',
      'Die Katzen schlafen den ganzen Tag auf dem warmen Dach und die Hunde laufen in der Nacht am Fluss entlang. Wir haben das nicht gewusst, aber es ist wahr.',
    ],
    ['Russian', 'Кошки спят весь день на тёплой крыше, а собаки бегают ночью вдоль реки.'],
  ])('%s is scored with a finding that the rules are made for English', (_language, text) => {
    expect(score(`# Katzen\n\n${text}`).findings.map(({ rule }) => rule)).toContain('made-for-english');
  });

  it('says nothing of the kind about English', () => {
    expect(score(`# Cats\n\n${padding()}`).findings.map(({ rule }) => rule)).not.toContain(
      'made-for-english',
    );
  });
});

describe('a huge post', () => {
  it('has a bounded number of findings, and their points still add up', () => {
    const { aeo, findings } = score(
      `# Cats\n\n${'Many experts say that very many cats really sleep.\n\n'.repeat(3_000)}`,
    );
    for (const { id, maximum } of AEO_RULES) {
      const own = findings.filter(({ rule }) => rule === id);
      expect(own.length).toBeLessThanOrEqual(40);
      expect(own.reduce((sum, { points }) => sum + Math.abs(points ?? 0), 0)).toBeCloseTo(maximum, 6);
    }
    expect(findings.some(({ found }) => found.includes('more places like this'))).toBe(true);
    expect(aeo.total).toBeLessThan(70);
  });
});
