import { describe, expect, it } from 'vitest';
import { framingWeights } from './framings.ts';

describe('productive framings', () => {
  it('weigh more in later rounds', () => {
    const made = framingWeights([
      { framing: 'academic', found: 3, relevant: 1 },
      { framing: 'practitioner', found: 3, relevant: 3 },
      { framing: 'skeptical', found: 3, relevant: 0 },
    ]);
    expect(made).toEqual({
      weights: { academic: 1.25, practitioner: 1.75, skeptical: 1 },
      best: 'practitioner',
    });
  });

  it('the first of equals is the best', () => {
    const best = (academic: number, practitioner: number, skeptical: number) =>
      framingWeights([
        { framing: 'skeptical', found: 9, relevant: skeptical },
        { framing: 'academic', found: 9, relevant: academic },
        { framing: 'practitioner', found: 9, relevant: practitioner },
      ]).best;
    expect(best(2, 2, 2)).toBe('academic');
    expect(best(3, 2, 1)).toBe('academic');
    expect(best(1, 2, 2)).toBe('practitioner');
    expect(best(1, 2, 3)).toBe('skeptical');
    expect(best(0, 0, 1)).toBe('skeptical');
  });

  it('weigh by their share of all that was of use', () => {
    expect(framingWeights([{ framing: 'skeptical', found: 3, relevant: 1 }])).toEqual({
      weights: { academic: 1, practitioner: 1, skeptical: 2 },
      best: 'skeptical',
    });
  });

  it('all weigh the same while none brought anything of use', () => {
    expect(framingWeights([])).toEqual({
      weights: { academic: 1, practitioner: 1, skeptical: 1 },
      best: null,
    });
  });
});
