import type { PhaseNumber } from '@palimpsest/contracts';
import { describe, expect, it } from 'vitest';
import { CHECKPOINTS, type CheckpointFacts, checkpoint } from './checkpoints.ts';

const fine: CheckpointFacts = {
  phase: 8,
  folder: 'RESEARCH/weir/',
  project: 'weir',
  unmarkedClaims: 0,
  budgetByRule: true,
  searches: { spent: 3, allowed: 5 },
  fetches: { spent: 3, allowed: 3 },
  uncheckedC1: 0,
};

describe('rule checkpoints', () => {
  it.each<[PhaseNumber, string[]]>([
    [3, ['R2', 'R3', 'R4']],
    [4, ['R2', 'R4', 'R4']],
    [5, ['R1', 'R2', 'R2']],
  ])('before phase %i the rules %j are verified', (phase, rules) => {
    expect(CHECKPOINTS[phase].map(({ rule }) => rule)).toEqual(rules);
  });

  it('there is one at every boundary', () => {
    for (const phase of [1, 2, 3, 4, 5, 6, 7, 8] as const)
      expect(checkpoint({ ...fine, phase })).toMatchObject({ passed: true, failed: [] });
  });

  it('a budget may be spent to its end', () => {
    const spent = { searches: { spent: 5, allowed: 5 }, fetches: { spent: 3, allowed: 3 } };
    expect(checkpoint({ ...fine, ...spent }).passed).toBe(true);
  });

  it.each<[string, Partial<CheckpointFacts>]>([
    ['R1', { folder: '/etc/' }],
    ['R1', { project: '../up', folder: 'RESEARCH/../up/' }],
    ['R2', { unmarkedClaims: 1 }],
    ['R3', { budgetByRule: false }],
    ['R3', { searches: { spent: 6, allowed: 5 } }],
    ['R3', { fetches: { spent: 4, allowed: 3 } }],
    ['R4', { uncheckedC1: 1 }],
  ])('%s fails on its own facts', (rule, facts) => {
    expect(checkpoint({ ...fine, ...facts })).toMatchObject({ passed: false, failed: [rule] });
  });
});
