import type { TrendOutcome } from '@palimpsest/contracts';
import { decide } from '@palimpsest/kernel';
import { describe, expect, it } from 'vitest';
import { blogRuleSets } from '../blog-rule-sets.ts';
import { blogParameters } from './parameters.ts';
import { type CycleHistory, stopAfter } from './stops.ts';

const GO_ON = { stop: false, rule: null, reason: null };

/** Cycles numbered from one, or from wherever a hand-made history wants. */
function history(rows: readonly (readonly [TrendOutcome, number])[], first = 1): CycleHistory[] {
  return rows.map(([trend, childAeoTotal], i) => ({ cycleNumber: first + i, trend, childAeoTotal }));
}
const stop = (rows: Parameters<typeof history>[0]) =>
  decide(blogRuleSets['blog/v1'], 'stop', { history: history(rows) }).output;

describe('the stops, in the order of the code', () => {
  it.each([
    ['nothing yet', [], GO_ON],
    ['one good cycle', [['improving', 80]], GO_ON],
    ['one partial cycle', [['partial_improvement', 80]], GO_ON],
    ['one stagnant cycle', [['stagnant', 60]], GO_ON],
    [
      'stagnant, then better',
      [
        ['stagnant', 60],
        ['improving', 80],
      ],
      GO_ON,
    ],
    [
      'better, then stagnant',
      [
        ['improving', 80],
        ['stagnant', 80],
      ],
      GO_ON,
    ],
    [
      'S2: stagnant twice in a row',
      [
        ['stagnant', 60],
        ['stagnant', 60],
      ],
      { stop: true, rule: 'S2', reason: 'no_improvement' },
    ],
    ['S3: regressing', [['regressing', 50]], { stop: true, rule: 'S3', reason: 'quality_degradation' }],
    [
      'S3: regressing after a good one',
      [
        ['improving', 80],
        ['regressing', 50],
      ],
      { stop: true, rule: 'S3', reason: 'quality_degradation' },
    ],
    [
      'S1: the third cycle, however good',
      [
        ['improving', 60],
        ['improving', 70],
        ['improving', 90],
      ],
      { stop: true, rule: 'S1', reason: 'max_cycles_reached' },
    ],
    [
      'S1 before S3',
      [
        ['improving', 60],
        ['improving', 70],
        ['regressing', 20],
      ],
      { stop: true, rule: 'S1', reason: 'max_cycles_reached' },
    ],
    [
      'S1 before S2',
      [
        ['improving', 60],
        ['stagnant', 60],
        ['stagnant', 60],
      ],
      { stop: true, rule: 'S1', reason: 'max_cycles_reached' },
    ],
  ] as const)('%s', (_name, rows, expected) => {
    expect(stop(rows)).toEqual(expected);
  });
});

describe('S4 on hand-made histories, where more cycles are allowed', () => {
  const more = { ...blogParameters, maxCycles: 9 };
  const s4 = { stop: true, rule: 'S4', reason: 'oscillation_detected' };
  const steady = (...totals: readonly number[]) =>
    history(totals.map((total) => ['partial_improvement', total] as const));

  it('stops when the last three totals lie within less than three points', () => {
    expect(stopAfter(steady(70, 72.99, 71), more)).toEqual(s4);
    expect(stopAfter(steady(10, 70, 72.99, 71), more)).toEqual(s4);
  });
  it('goes on at a range of exactly three', () => {
    expect(stopAfter(steady(70, 73, 71), more)).toEqual(GO_ON);
    // The subtraction alone would give a hair less than three.
    expect(4.02 - 1.02).toBeLessThan(3);
    expect(stopAfter(steady(1.02, 4.02, 2), more)).toEqual(GO_ON);
  });
  it('needs three cycles', () => {
    expect(stopAfter(steady(70, 70), more)).toEqual(GO_ON);
  });
  it('comes after S2 and S3', () => {
    const stagnant = history([
      ['improving', 70],
      ['stagnant', 70],
      ['stagnant', 70],
    ]);
    expect(stopAfter(stagnant, more)).toMatchObject({ rule: 'S2' });
    const falling = history([
      ['improving', 70],
      ['improving', 70],
      ['regressing', 70],
    ]);
    expect(stopAfter(falling, more)).toMatchObject({ rule: 'S3' });
  });
});

it('the most cycles are a parameter of the rule set: three', () => {
  expect(blogRuleSets['blog/v1'].parameters.maxCycles).toBe(3);
  expect(stopAfter(history([['improving', 80]]), { ...blogParameters, maxCycles: 1 })).toMatchObject({
    rule: 'S1',
  });
});
