import { describe, expect, it } from 'vitest';
import { judge } from '../testing/judge.ts';
import { answerEarly } from './answer-early.ts';

const ANSWER = 'Solar panels are a way to make power.';
const before = (words: number) => `# Solar panels\n\n${Array(words).fill('rain').join(' ')}.\n\n${ANSWER}`;

describe('answer-early', () => {
  it.each([
    [1, 4],
    [29, 4],
    [30, 3],
    [59, 3],
    [60, 2],
    [89, 2],
    [90, 1],
    [112, 1],
    [113, 0],
  ])('an answer after %i words earns %i points', (words, points) => {
    expect(judge(answerEarly, before(words)).points).toBe(points);
  });

  it('points at the answer', () => {
    expect(judge(answerEarly, before(40)).lost).toEqual([ANSWER]);
  });

  it('points at the title when there is no answer', () => {
    expect(judge(answerEarly, '# Solar panels\n\nIt rained.').lost).toEqual(['Solar panels']);
  });
});
