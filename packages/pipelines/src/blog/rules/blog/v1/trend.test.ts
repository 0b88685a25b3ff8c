import { decide } from '@palimpsest/kernel';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { blogRuleSets } from '../blog-rule-sets.ts';

/** The trend of a child that gained so much in AEO and lost so much in AI-likeness. */
function trend(ruleSet: keyof typeof blogRuleSets, aeoGain: number, aiLoss: number, from = 50) {
  return decide(blogRuleSets[ruleSet], 'trend', {
    parentAeoTotal: from,
    childAeoTotal: Math.round((from + aeoGain) * 100) / 100,
    parentAiLikeness: from,
    childAiLikeness: Math.round((from - aiLoss) * 100) / 100,
  }).output;
}

/** The specification's table and code under B1's reading: the first row that holds, else regressing. */
const ROWS = [
  [5, 5, 'improving', 1],
  [5, 4.99, 'partial_improvement', 2],
  [4.99, 5, 'stagnant', 3],
  [7, 3, 'partial_improvement', 2],
  [5, -40, 'partial_improvement', 2],
  [4.99, -5.01, 'stagnant', 3],
  [0, 0, 'stagnant', 3],
  [-4.99, 0, 'stagnant', 3],
  [-4.99, 40, 'stagnant', 3],
  [-5, 0, 'regressing', 4],
  [-5, 40, 'regressing', 4],
  [-5.01, 5, 'regressing', 4],
] as const;

describe('the trend under blog/v1', () => {
  it.each(ROWS)(
    'a gain of %d in AEO and a fall of %d in AI-likeness is %s (%d)',
    (aeo, ai, outcome, code) => {
      expect(trend('blog/v1', aeo, ai)).toEqual({ outcome, code });
    },
  );

  it('compares stored values exactly, wherever on the scale they lie', () => {
    for (let from = 10; from < 60; from += 0.1) {
      const parent = Math.round(from * 100) / 100;
      expect(trend('blog/v1', 5, 5, parent).outcome, String(parent)).toBe('improving');
      expect(trend('blog/v1', 4.99, 5, parent).outcome, String(parent)).toBe('stagnant');
      expect(trend('blog/v1', -4.99, 5, parent).outcome, String(parent)).toBe('stagnant');
      expect(trend('blog/v1', -5, 5, parent).outcome, String(parent)).toBe('regressing');
    }
  });

  it('is never decided by AI-likeness alone', () => {
    const score = fc.integer({ min: 0, max: 4000 }).map((n) => n / 100);
    fc.assert(
      fc.property(score, score, score, (aeo, one, other) => {
        const [a, b] = [trend('blog/v1', aeo - 20, one - 20), trend('blog/v1', aeo - 20, other - 20)];
        expect(a.outcome === 'regressing').toBe(b.outcome === 'regressing');
      }),
    );
  });
});

describe('the trend under blog/strict-v1', () => {
  it.each([
    [40, -5.01, 'regressing', 4],
    [40, -5, 'partial_improvement', 2],
    [0, -5.01, 'regressing', 4],
    [-5.01, 40, 'regressing', 4],
    [-5, 40, 'regressing', 4],
    [5, 5, 'improving', 1],
    [-4.99, -5, 'stagnant', 3],
  ] as const)('a gain of %d and a fall of %d is %s (%d)', (aeo, ai, outcome, code) => {
    expect(trend('blog/strict-v1', aeo, ai)).toEqual({ outcome, code });
  });

  it('differs from blog/v1 only where AI-likeness rose by more than five', () => {
    const change = fc.integer({ min: -4000, max: 4000 }).map((n) => n / 100);
    fc.assert(
      fc.property(change, change, (aeo, ai) => {
        const [plain, strict] = [trend('blog/v1', aeo, ai), trend('blog/strict-v1', aeo, ai)];
        if (ai < -5) expect(strict.outcome).toBe('regressing');
        else expect(strict).toEqual(plain);
      }),
    );
  });
});
