import { describe, expect, it } from 'vitest';
import { judge, padding } from '../testing/judge.ts';
import { readingGrade } from './reading-grade.ts';

const HARD =
  'Organisational interoperability necessitates comprehensive institutional harmonisation notwithstanding considerable administrative complexity throughout governmental infrastructures.';
const MIDDLE =
  'The people in the office wrote a short report about the money that the city had spent on the new library.';

describe('reading-grade', () => {
  it('gives all points within the band', () => {
    expect(judge(readingGrade, Array(9).fill(MIDDLE).join(' ')).points).toBe(1.5);
  });

  it('gives nothing to text that nobody can read', () => {
    expect(judge(readingGrade, Array(20).fill(HARD).join(' ')).points).toBe(0);
  });

  it('gives less to baby talk', () => {
    expect(judge(readingGrade, padding()).points).toBe(0.22);
  });

  it('has no opinion below 30 words', () => {
    expect(judge(readingGrade, MIDDLE).points).toBe(0);
  });
});
