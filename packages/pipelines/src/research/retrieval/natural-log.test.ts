import { expect, test } from 'vitest';
import { naturalLog } from './natural-log.ts';

test('is the natural logarithm to twelve digits', () => {
  for (const value of [1e-9, 0.3, 0.75, 1, 1.5, 2, Math.E, 10, 5183, 1e12])
    expect(Math.abs(naturalLog(value) - Math.log(value))).toBeLessThan(1e-11);
});

test('powers of two are exact, so equal counts give equal weights on every machine', () => {
  expect(naturalLog(1)).toBe(0);
  expect(naturalLog(8)).toBe(3 * Math.LN2);
});

test('what has no logarithm counts nothing', () => {
  for (const value of [0, -1, Number.NaN, Number.POSITIVE_INFINITY]) expect(naturalLog(value)).toBe(0);
});
