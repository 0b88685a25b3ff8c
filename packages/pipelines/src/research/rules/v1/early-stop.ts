import type { EarlyStop } from '@palimpsest/contracts';

/** What early stopping looks at. Numbers only. */
export interface EarlyStopFacts {
  readonly confidence: number;
  readonly c1: number;
  readonly c1Verified: number;
  /** Share of new information of each query round, the newest last. */
  readonly newPerRound: readonly number[];
  readonly hypotheses: number;
  readonly hypothesesResolved: number;
  readonly contradictions: number;
  readonly coverage: number;
  readonly exhaustive: boolean;
}

export interface EarlyStopThresholds {
  readonly confidenceFrom: number;
  readonly newInformationBelow: number;
  readonly rounds: number;
  readonly coverageFrom: number;
}

export type EarlyStopVeto = 'c1-unverified' | 'contradictions-active' | 'coverage-low' | 'exhaustive';

export interface EarlyStopDecision {
  readonly stop: boolean;
  readonly conditions: readonly EarlyStop['reason'][];
  readonly vetoes: readonly EarlyStopVeto[];
}

/** Any condition suffices, any veto wins. */
export function earlyStop(facts: EarlyStopFacts, thresholds: EarlyStopThresholds): EarlyStopDecision {
  const conditions = stopConditions(facts, thresholds);
  const vetoes = stopVetoes(facts, thresholds);
  return { stop: conditions.length > 0 && vetoes.length === 0, conditions, vetoes };
}

function stopConditions(facts: EarlyStopFacts, thresholds: EarlyStopThresholds): EarlyStop['reason'][] {
  const conditions: EarlyStop['reason'][] = [];
  if (facts.confidence >= thresholds.confidenceFrom && facts.c1Verified === facts.c1)
    conditions.push('confidence_reached');
  const last = facts.newPerRound.slice(-thresholds.rounds);
  if (last.length === thresholds.rounds && last.every((share) => share < thresholds.newInformationBelow))
    conditions.push('no_new_information');
  if (facts.hypotheses > 0 && facts.hypothesesResolved === facts.hypotheses)
    conditions.push('hypotheses_resolved');
  return conditions;
}

function stopVetoes(facts: EarlyStopFacts, thresholds: EarlyStopThresholds): EarlyStopVeto[] {
  const vetoes: EarlyStopVeto[] = [];
  if (facts.c1Verified < facts.c1) vetoes.push('c1-unverified');
  if (facts.contradictions > 0) vetoes.push('contradictions-active');
  if (facts.coverage < thresholds.coverageFrom) vetoes.push('coverage-low');
  if (facts.exhaustive) vetoes.push('exhaustive');
  return vetoes;
}
