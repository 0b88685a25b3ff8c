import { expect, it } from 'vitest';
import { containment, shingles } from './similarity.ts';

it('cuts a text into runs of words, whatever their case and marks', () => {
  expect([...shingles('The cat, the CAT sat.', 2)]).toEqual(['the cat', 'cat the', 'cat sat']);
  expect([...shingles('Two words', 5)]).toEqual(['two words']);
  expect(shingles(' … ', 2).size).toBe(0);
});

it('says how much of one text is in another, not the other way round', () => {
  const short = shingles('the cat sat', 2);
  const long = shingles('yesterday the cat sat on the mat', 2);
  expect(containment(short, long)).toBe(1);
  expect(containment(long, short)).toBeCloseTo(2 / 6);
  expect(containment(short, shingles('a dog ran', 2))).toBe(0);
});

it('nothing is missing from an empty text', () => {
  expect(containment(new Set(), shingles('a dog ran', 2))).toBe(1);
});
