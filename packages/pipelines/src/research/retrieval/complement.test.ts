import { expect, test } from 'vitest';
import { complement } from './complement.ts';

const weights = new Map([
  [1, 1.5],
  [2, 1.5],
  [3, 1.5],
]);
const ranked = [
  { index: 0, score: 3, terms: [1, 2] },
  { index: 1, score: 2.9, terms: [1, 2] },
  { index: 2, score: 2.6, terms: [3] },
];

test('what adds something comes before what says the same again', () => {
  expect(complement(ranked, weights, 3).map(({ index }) => index)).toEqual([0, 2, 1]);
});

test('scores only fall, also behind the part that is compared', () => {
  const many = Array.from({ length: 120 }, (_, index) => ({ index, score: 200 - index, terms: [1] }));
  const scores = complement(many, weights, 120).map(({ score }) => score);
  expect(scores).toHaveLength(120);
  expect(scores).toEqual([...scores].sort((a, b) => b - a));
});
