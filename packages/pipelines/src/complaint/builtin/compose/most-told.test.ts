import { expect, it } from 'vitest';
import { mostTold } from './most-told.ts';

const told = (...sentences: number[]) => sentences.map((sentence) => ({ sentence }));

it('two things are told', () => {
  expect(mostTold(told(0, 1, 2))).toHaveLength(2);
});

it('three of a long message', () => {
  expect(mostTold(told(0, 1, 2, 5))).toHaveLength(3);
});
