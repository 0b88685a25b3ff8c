import { describe, expect, it } from 'vitest';
import { judge } from '../testing/judge.ts';
import { titlePromiseKept } from './title-promise-kept.ts';

describe('title-promise-kept', () => {
  it.each([
    ['all of its words', '# Feeding rabbits\n\nWe feed a rabbit.', 3],
    ['half of its words', '# Feeding rabbits\n\nWe feed a cat.', 1.5],
    ['none of its words', '# Feeding rabbits\n\nWe saw a cat.', 0],
    ['its words only in code', '# Feeding rabbits\n\n    feeding rabbits\n\nWe saw a cat.', 0],
    ['no title', 'We feed a rabbit.', 0],
  ])('judges a body with %s', (_what, text, points) => {
    expect(judge(titlePromiseKept, text).points).toBe(points);
  });

  it('does not ask for words that name no subject', () => {
    expect(judge(titlePromiseKept, '# Introducing the new rabbit, part 2\n\nWe feed a rabbit.').points).toBe(
      3,
    );
  });
});
