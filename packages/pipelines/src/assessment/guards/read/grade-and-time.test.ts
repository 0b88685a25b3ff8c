import { describe, expect, it } from 'vitest';
import { BLOOM_LEVELS } from '../../bloom/level.ts';
import { estimatedSeconds } from './estimated-time.ts';
import { gradesOf } from './grade-band.ts';
import { readProblem } from './read-problem.ts';

describe('a grade band', () => {
  it.each([
    ['K-2', 0, 2],
    ['3-5', 3, 5],
    ['Grade 4', 4, 4],
    ['Kindergarten', 0, 0],
    ['pre-k', 0, 0],
    ['elementary', 0, 5],
    ['Primary school', 0, 5],
    ['middle school', 6, 8],
    ['High', 9, 12],
    ['secondary', 9, 12],
    ['20', 16, 16],
    ['any', 0, 12],
    ['', 0, 12],
  ])('%j has first and last grade', (band, from, to) => {
    expect(gradesOf(band)).toEqual({ from, to });
  });
});

describe('the estimated time in seconds', () => {
  const seconds = (text: string, band = '6-8', level: (typeof BLOOM_LEVELS)[number] = 'remember') =>
    Math.round(estimatedSeconds(readProblem(text), band, level) * 10) / 10;

  it.each([
    ['K-2', 34],
    ['3-5', 32.2],
    ['6-8', 31.6],
    ['9-12', 31.3],
  ])('depends on how fast grades %s read', (band, expected) => {
    expect(seconds('Name the big cat.', band)).toBe(expected);
  });

  it('grows with the level of the task', () => {
    expect(BLOOM_LEVELS.map((level) => seconds('Name the big cat.', '6-8', level))).toEqual([
      31.6, 36.6, 46.6, 61.6, 76.6, 121.6,
    ]);
  });

  it.each([
    ['a number, said once or twice', 'Name 5 cats and 5 dogs.', 37.4],
    ['a blank and a formula', 'Name ___ and $x$.', 51.2],
    ['options', 'Which?\nA) a\nB) b', 38],
    ['parts', 'Do:\na) Name it.\nb) Draw it.', 77.8],
  ])('counts %s', (_what, text, expected) => {
    expect(seconds(text)).toBe(expected);
  });
});
