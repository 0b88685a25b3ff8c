import { describe, expect, it } from 'vitest';
import { claimConfidence, overallConfidence } from './confidence.ts';

describe('overall confidence', () => {
  it('is the weighted mean with C1 = 3, C2 = 2, C3 = 1', () => {
    expect(
      overallConfidence([
        { class: 'C1', confidence: 9 },
        { class: 'C2', confidence: 6 },
        { class: 'C3', confidence: 3 },
      ]),
    ).toBe(7);
  });

  it('is 0 without a claim', () => {
    expect(overallConfidence([])).toBe(0);
  });
});

describe('the confidence of a claim', () => {
  const known = {
    groups: 1,
    bestGrade: 'C',
    consistency: null,
    contradicted: false,
    superseded: false,
  } as const;

  it('grows with independent sources', () => {
    const by = [0, 1, 2, 3, 7].map((groups) => claimConfidence({ ...known, groups }));
    expect(by).toEqual([0, 6, 8, 9, 9]);
  });

  it('grows with the best grade', () => {
    const by = (['A', 'B', 'C', 'D', 'E'] as const).map((bestGrade) =>
      claimConfidence({ ...known, bestGrade }),
    );
    expect(by).toEqual([6.5, 6.25, 6, 5, 3]);
  });

  it('is at most 4 when contradicted and at most 1 when superseded', () => {
    const sure = { ...known, groups: 5, bestGrade: 'A', consistency: 'HIGH' } as const;
    expect(claimConfidence(sure)).toBe(10);
    expect(claimConfidence({ ...sure, contradicted: true })).toBe(4);
    expect(claimConfidence({ ...sure, superseded: true })).toBe(1);
  });

  it('is 0 without a source, whatever else is known', () => {
    expect(claimConfidence({ ...known, groups: 0, bestGrade: 'A', consistency: 'HIGH' })).toBe(0);
  });

  it('takes an unknown grade as neither good nor bad', () => {
    expect(claimConfidence({ ...known, bestGrade: null })).toBe(6);
  });

  it('falls where the three paths disagree', () => {
    expect(claimConfidence({ ...known, consistency: 'FLAG' })).toBe(3);
  });
});
