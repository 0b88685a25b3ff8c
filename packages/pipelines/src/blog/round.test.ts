import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { printScore, round2 } from './round.ts';

describe('scores have two decimals', () => {
  it.each([
    [69.994, 69.99],
    [69.995, 70],
    [1.005, 1.01],
    [8.325, 8.33],
    [-1.005, -1.01],
    [0.004, 0],
    [0.005, 0.01],
    [-0.004, 0],
    [1e-7, 0],
    [65, 65],
    [99.999, 100],
  ])('%d becomes %d, half away from zero', (value, rounded) => {
    expect(round2(value)).toBe(rounded);
  });

  it('stays as it is when rounded again, and is never further off than half a hundredth', () => {
    fc.assert(
      fc.property(fc.double({ min: -1000, max: 1000, noNaN: true }), (value) => {
        const once = round2(value);
        expect(round2(once)).toBe(once);
        expect(Math.abs(once - value)).toBeLessThanOrEqual(0.005 + 1e-9);
      }),
    );
  });

  it('differences of two of them come out exact', () => {
    expect(8.04 - 3.04).not.toBe(5);
    expect(round2(8.04 - 3.04)).toBe(5);
  });
});

describe('numbers in reasons print with one to two decimals', () => {
  it.each([
    [65, '65.0'],
    [0, '0.0'],
    [12.5, '12.5'],
    [69.99, '69.99'],
    [69.05, '69.05'],
    [0.1, '0.1'],
    [100, '100.0'],
    [-3.5, '-3.5'],
  ])('%d as %s', (value, text) => {
    expect(printScore(value)).toBe(text);
  });
});
