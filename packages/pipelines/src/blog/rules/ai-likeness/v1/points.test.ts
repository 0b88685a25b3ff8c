import { describe, expect, test } from 'vitest';
import { calibrationOf, pointsOf } from './points.ts';

const more = { counts: 'more' } as const;
const less = { counts: 'less' } as const;

describe('points of a rate', () => {
  const calibration = { baseline: 4, mark: 8, cap: 30 };

  test.each([
    [0, 0],
    [4, 0],
    [4.01, 0.075],
    [6, 15],
    [7.99, 29.925],
    [8, 30],
    [80, 30],
  ])('a rate of %d gives %d', (rate, points) => {
    expect(pointsOf(more, calibration, rate)).toBeCloseTo(points, 10);
  });

  test('where less counts the line runs the other way', () => {
    const low = { baseline: 8, mark: 4, cap: 30 };
    expect([9, 8, 6, 4, 0].map((rate) => pointsOf(less, low, rate))).toEqual([0, 0, 15, 30, 30]);
  });

  test('more of it never gives fewer points', () => {
    let before = 0;
    for (let rate = 0; rate <= 12; rate += 0.1) {
      const points = pointsOf(more, calibration, rate);
      expect(points).toBeGreaterThanOrEqual(before);
      before = points;
    }
  });

  test('a rule without calibration is an error, not a zero', () => {
    expect(() => calibrationOf('no-such-rule')).toThrow('no-such-rule');
  });
});
