import { describe, expect, it } from 'vitest';
import { judge } from '../testing/judge.ts';
import { sourcedNumbers } from './sourced-numbers.ts';

const LINKED = 'Some 30% of cats [were found](https://a.example/x) on roofs.';
const NAMED = 'According to the census, 300 cats live here.';

describe('sourced-numbers', () => {
  it.each([
    ['a link', LINKED, 1.5],
    ['a named source', NAMED, 1.5],
    ['both', `${LINKED} ${NAMED}`, 2],
    ['a source in another sentence', 'Some 30% of cats live here. [See this](https://a.example/x).', 0],
    ['no number', 'According to the census, cats live here.', 0],
  ])('judges a post with %s', (_what, text, points) => {
    expect(judge(sourcedNumbers, text).points).toBe(points);
  });

  it('asks for the source of shares, amounts and large numbers only', () => {
    const text = '# Cats\n\nSome 30% of cats sleep. We paid $500. We saw 300 cats. We saw 3 cats.';
    expect(judge(sourcedNumbers, text).lost).toEqual([
      'Some 30% of cats sleep.',
      'We paid $500.',
      'We saw 300 cats.',
    ]);
    expect(judge(sourcedNumbers, '# Cats\n\nWe saw 3 cats.').lost).toEqual(['Cats']);
  });
});
