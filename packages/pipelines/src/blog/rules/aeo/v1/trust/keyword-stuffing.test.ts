import { describe, expect, it } from 'vitest';
import { judge } from '../testing/judge.ts';
import { keywordStuffing } from './keyword-stuffing.ts';

/** 200 words of which no two neighbours come twice, and a phrase so many times. */
function post(times: number): string {
  const letters = 'bcdfghjklmnprstvwz';
  const words = Array.from({ length: 200 }, (_, i) => {
    const [a, b] = [letters[i % 18], letters[Math.floor(i / 18)]];
    return `${a}o${b}a${a}o`;
  });
  return `${words.join(' ')}. ${Array(times).fill('The cheap cats are.').join(' ')}`;
}

describe('keyword-stuffing', () => {
  it.each([
    ['not at all', 0, 2.5],
    ['seven times', 7, 2.5],
    ['eight times', 8, 1.55],
    ['twenty times', 20, 0],
  ])('judges a phrase that stands %s', (_what, times, points) => {
    expect(judge(keywordStuffing, post(times)).points).toBe(points);
  });

  it('points at the phrase', () => {
    expect(new Set(judge(keywordStuffing, post(9)).lost)).toEqual(new Set(['cheap cats']));
  });
});
