import { describe, expect, it } from 'vitest';
import { perform } from '../rewriter.ts';
import { splitSentences } from './split-sentences.ts';

const run = (text: string) => perform(splitSentences, text, () => true);
const first = 'The old harbour has a long wall of stone that keeps the waves away from the boats';
const second = 'we walk along it every evening to see who has come home from the open sea';

describe('split-sentences', () => {
  it('splits a long sentence where a second main clause begins', () => {
    expect(run(`${first}, and ${second}.`)).toBe(`${first}. ${second.replace('we', 'We')}.`);
  });

  it('keeps "but" and "so", which say how the clauses belong together', () => {
    expect(run(`${first}, but ${second}.`)).toBe(`${first}. But ${second}.`);
    expect(run(`${first}, so ${second}.`)).toBe(`${first}. So ${second}.`);
  });

  it('splits at a semicolon', () => {
    expect(run(`${first}; ${second}.`)).toBe(`${first}. ${second.replace('we', 'We')}.`);
  });

  it.each([
    [
      'a row with semicolons',
      `The harbour (a) ${first.toLowerCase()}; (b) is where ${second}; or (c) is closed to all guests.`,
    ],
    ['a sentence of fair length', 'The wall is old, and we walk along it every evening.'],
    [
      'a condition with two parts',
      `When the old harbour wall of grey stone keeps the high waves away from all the boats, and ${second}, everyone is glad.`,
    ],
    [
      'a series',
      'The old harbour has a long wall of stone, a light that can be seen from far away at night, and a house where the keeper lives with his dog.',
    ],
    ['a joint inside a link', `${first}[, and ${second}](https://example.org).`],
    ['a joint inside brackets', `The harbour (${first.toLowerCase()}, and ${second}) is old.`],
  ])('leaves %s alone', (_, post) => {
    expect(run(post)).toBe(post);
  });
});
