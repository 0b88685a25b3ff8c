import { describe, expect, it } from 'vitest';
import { matches } from './matches.ts';

describe('the matches of a pattern', () => {
  it.each([
    ['none', 'abc', /\d/g],
    ['several', '3 of 12, 4 of 20', /(\d+) of (?<all>\d+)/g],
    ['empty ones', 'aXb', /x*/gi],
    ['empty ones beside long characters', 'a😀b', /(?=.)/gu],
    ['empty ones at the end of the text', 'ab', /$|b/g],
    ['places the pattern only looks at', 'ab ab', /(?<=a)b/g],
  ])('are those of matchAll: %s', (_what, text, pattern) => {
    expect([...matches(text, pattern)]).toEqual([...text.matchAll(pattern)]);
  });

  it('may be looked for within a loop over them', () => {
    const pattern = /[a-c]/g;
    const pairs = [];
    for (const [one] of matches('abc', pattern))
      for (const [other] of matches('ab', pattern)) pairs.push(`${one}${other}`);
    expect(pairs).toEqual(['aa', 'ab', 'ba', 'bb', 'ca', 'cb']);
  });

  it('leave the pattern as it was, also when the loop is left early', () => {
    const pattern = /\d/g;
    for (const _match of matches('1 2 3', pattern)) break;
    expect(pattern.lastIndex).toBe(0);
    expect(pattern.test('1')).toBe(true);
  });

  it('are not looked for without end where a pattern finds only the first', () => {
    expect(() => [...matches('1 2', /\d/)]).toThrow(TypeError);
  });

  it('begin at the beginning, wherever the pattern was run before', () => {
    const pattern = /\d/g;
    pattern.test('12');
    expect([...matches('12', pattern)]).toHaveLength(2);
  });
});
