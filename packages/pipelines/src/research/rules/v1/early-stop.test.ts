import { describe, expect, it } from 'vitest';
import { type EarlyStopFacts, earlyStop } from './early-stop.ts';
import { researchRulesV1 } from './rule-set.ts';

const thresholds = researchRulesV1.parameters.earlyStop;
const quiet: EarlyStopFacts = {
  confidence: 5,
  c1: 2,
  c1Verified: 2,
  newPerRound: [1, 0.5],
  hypotheses: 2,
  hypothesesResolved: 1,
  contradictions: 0,
  coverage: 0.8,
  exhaustive: false,
};
const decided = (facts: Partial<EarlyStopFacts>) => earlyStop({ ...quiet, ...facts }, thresholds);

describe('early stopping', () => {
  it('goes on where no condition holds', () => {
    expect(decided({})).toEqual({ stop: false, conditions: [], vetoes: [] });
  });

  it.each<[string, Partial<EarlyStopFacts>]>([
    ['confidence_reached', { confidence: 9 }],
    ['no_new_information', { newPerRound: [1, 0.049, 0.01] }],
    ['hypotheses_resolved', { hypothesesResolved: 2 }],
  ])('any condition suffices: %s', (condition, facts) => {
    expect(decided(facts)).toEqual({ stop: true, conditions: [condition], vetoes: [] });
  });

  it.each<[string, Partial<EarlyStopFacts>]>([
    ['a confidence of 8.99', { confidence: 8.99 }],
    ['one round alone with little new', { newPerRound: [0.04] }],
    ['a round with exactly 5% new', { newPerRound: [0.05, 0.01] }],
    ['no hypotheses at all', { hypotheses: 0, hypothesesResolved: 0 }],
  ])('does not stop at %s', (_what, facts) => {
    expect(decided(facts).stop).toBe(false);
  });

  it.each<[string, Partial<EarlyStopFacts>]>([
    ['c1-unverified', { c1Verified: 1 }],
    ['contradictions-active', { contradictions: 1 }],
    ['coverage-low', { coverage: 0.79 }],
    ['exhaustive', { exhaustive: true }],
  ])('any veto wins: %s', (veto, facts) => {
    const made = decided({ newPerRound: [0, 0], hypothesesResolved: 2, confidence: 10, ...facts });
    expect(made.stop).toBe(false);
    expect(made.vetoes).toEqual([veto]);
  });

  it('confidence counts as reached only with all C1 claims verified', () => {
    expect(decided({ confidence: 10, c1Verified: 1 }).conditions).toEqual([]);
  });
});
