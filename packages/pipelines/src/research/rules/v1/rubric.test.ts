import { describe, expect, it } from 'vitest';
import { overallScore, RUBRIC, reflexionVerdict } from './rubric.ts';

const all = (score: number) => ({
  claim_accuracy: score,
  citation_quality: score,
  scope_coverage: score,
  coherence: score,
  actionability: score,
  limitations: score,
});

describe('the rubric', () => {
  it('weighs 25, 20, 20, 15, 10 and 10 per cent', () => {
    expect(RUBRIC).toEqual({
      claim_accuracy: 25,
      citation_quality: 20,
      scope_coverage: 20,
      coherence: 15,
      actionability: 10,
      limitations: 10,
    });
    expect(Object.values(RUBRIC).reduce((sum, weight) => sum + weight, 0)).toBe(100);
  });

  it.each(Object.entries(RUBRIC))('%s counts %i per cent', (dimension, weight) => {
    expect(overallScore({ ...all(10), [dimension]: 9 })).toBeCloseTo(10 - weight / 100, 10);
  });

  it('gives the common score where all are the same', () => {
    expect(overallScore(all(7))).toBe(7);
  });
});

describe('the verdict', () => {
  it.each([
    ['PASS', 'package', { score: 8, high: 0, round: 0 }],
    ['PASS', 'package', { score: 8, high: 0, round: 3 }],
    ['ITERATE', 'reflect', { score: 7.99, high: 0, round: 0 }],
    ['ITERATE', 'reflect', { score: 6, high: 0, round: 2 }],
    ['ITERATE', 'reflect', { score: 9.9, high: 1, round: 1 }],
    ['ITERATE', 'reflect', { score: 2, high: 3, round: 2 }],
    ['ITERATE', 'escalate', { score: 6, high: 0, round: 3 }],
    ['ITERATE', 'escalate', { score: 7.99, high: 0, round: 3 }],
    ['FAIL', 'escalate', { score: 5.99, high: 0, round: 3 }],
    ['FAIL', 'escalate', { score: 9, high: 1, round: 3 }],
  ] as const)('%s, %s: %j', (verdict, next, facts) => {
    expect(reflexionVerdict(facts)).toEqual({ verdict, next });
  });
});
