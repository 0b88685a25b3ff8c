import type { DimensionScores, EvaluationVerdict, RubricDimension } from '@palimpsest/contracts';

/** Weights in per cent; they sum to 100. */
export const RUBRIC: Readonly<Record<RubricDimension, number>> = {
  claim_accuracy: 25,
  citation_quality: 20,
  scope_coverage: 20,
  coherence: 15,
  actionability: 10,
  limitations: 10,
};

export const PASS_THRESHOLD = 8;
export const FAIL_BELOW = 6;
export const MOST_RE_EVALUATIONS = 3;

/** The weighted mean, to two decimals. */
export function overallScore(scores: DimensionScores): number {
  let sum = 0;
  for (const [dimension, weight] of Object.entries(RUBRIC))
    sum += scores[dimension as RubricDimension] * weight;
  return Math.round(sum) / 100;
}

export interface VerdictFacts {
  readonly score: number;
  readonly high: number;
  /** Re-evaluations made so far: 0 at the first evaluation. */
  readonly round: number;
}

export interface ReflexionDecision {
  readonly verdict: EvaluationVerdict;
  readonly next: 'package' | 'reflect' | 'escalate';
}

/** PASS goes on; all else iterates until the third re-evaluation, which ends in PASS or with an escalation. */
export function reflexionVerdict({ score, high, round }: VerdictFacts): ReflexionDecision {
  if (score >= PASS_THRESHOLD && high === 0) return { verdict: 'PASS', next: 'package' };
  if (round < MOST_RE_EVALUATIONS) return { verdict: 'ITERATE', next: 'reflect' };
  return { verdict: score < FAIL_BELOW || high > 0 ? 'FAIL' : 'ITERATE', next: 'escalate' };
}
