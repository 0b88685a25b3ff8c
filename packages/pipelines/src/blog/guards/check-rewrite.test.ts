import { describe, expect, it } from 'vitest';
import { blogGuardRules, blogGuards } from './blog-guards.ts';
import { checkRewrite } from './check-rewrite.ts';

const options = { protectedTerms: [''], fixInstructions: [] };
const AWKWARD: readonly (readonly [string, string])[] = [
  ['one word', 'x'],
  ['only code', '```js\nlet a = 1;\n```\n'],
  ['only HTML', '<div><p>12 people</p></div>\n'],
  ['broken front matter', '---\ntitle: [\n\nText that follows.\n'],
  ['a byte order mark and CRLF', '\uFEFF# Title\r\n\r\nA line with 3 words.\r\n'],
  ['Chinese', '# 标题\n\n我们有十二个办公室。它们都在城里。\n'],
  ['Arabic', 'شكرا لك على القراءة. لدينا 12 مكتبا.\n'],
  ['half a surrogate pair and null', 'a \uD800 b \0 c 12\n'],
  ['ten thousand numbers in one sentence', Array.from({ length: 10_000 }, (_, at) => at * 7).join(' ')],
  ['a sentence said two thousand times', 'We hired 12 people in 2014. '.repeat(2000)],
  ['brackets and quotes that never close', '["(<{{`'.repeat(2000)],
  ['deep quotes', `${'> '.repeat(500)}end`],
];

describe('checkRewrite', () => {
  it.each(AWKWARD)('finds nothing wrong with an unchanged text: %s', (_name, text) => {
    const { passed, verdicts } = checkRewrite(text, text, options);
    expect(verdicts.filter((verdict) => !verdict.passed)).toEqual([]);
    expect(passed).toBe(true);
  });

  it.each(AWKWARD)('can compare anything with anything: %s', (_name, text) => {
    const reversed = text.split(' ').reverse().join(' ');
    expect(checkRewrite(text, reversed, options).verdicts.length).toBeGreaterThanOrEqual(blogGuards.length);
    expect(checkRewrite(text, '', options).passed).toBe(false);
  });

  it('gives the verdicts in the order of the guards, one of each that is content', () => {
    const { verdicts } = checkRewrite('A short text.', 'A short text.', options);
    expect(verdicts.map(({ rule, severity }) => [rule, severity])).toEqual(
      blogGuards.map(({ id, severity }) => [id, severity]),
    );
  });

  it('answers the same the second time', () => {
    const [parent, child] = ['We hired 12 people in May.', 'In May we hired 13 people.'];
    expect(checkRewrite(parent, child, options)).toEqual(checkRewrite(parent, child, options));
  });

  it('shows every guard as a rule of the frozen set', () => {
    expect(blogGuardRules.rules.map(({ id }) => id)).toEqual(blogGuards.map(({ id }) => id));
  });
});
