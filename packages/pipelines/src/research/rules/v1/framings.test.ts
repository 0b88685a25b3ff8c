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

  it('all weigh the same while none brought anything of use', () => {
    expect(framingWeights([])).toEqual({
      weights: { academic: 1, practitioner: 1, skeptical: 1 },
      best: null,
    });
  });
});
