import { TREND_CODES, type TrendOutcome } from '@palimpsest/contracts';
import { round2 } from '../../../round.ts';
import type { BlogParameters } from './parameters.ts';

/** The totals of a parent and its child. */
export interface TrendInput {
  readonly parentAeoTotal: number;
  readonly childAeoTotal: number;
  readonly parentAiLikeness: number;
  readonly childAiLikeness: number;
}

export interface Trend {
  readonly outcome: TrendOutcome;
  readonly code: number;
}

export interface Deltas {
  readonly aeo: number;
  /** Above zero is better: the child reads less like a machine's text. */
  readonly ai: number;
}

/** Differences of two-decimal numbers, exact again: 8.04 - 3.04 is 5, not a hair below. */
export function deltasOf(input: TrendInput): Deltas {
  return {
    aeo: round2(input.childAeoTotal - input.parentAeoTotal),
    ai: round2(input.parentAiLikeness - input.childAiLikeness),
  };
}

/** The first row of the table that holds, else `regressing`. So a fall of exactly the step is one. */
export function classifyTrend(input: TrendInput, { trendStep }: BlogParameters): Trend {
  const { aeo, ai } = deltasOf(input);
  if (aeo >= trendStep && ai >= trendStep) return trend('improving');
  if (aeo >= trendStep) return trend('partial_improvement');
  if (-trendStep < aeo && aeo < trendStep) return trend('stagnant');
  return trend('regressing');
}

export function trend(outcome: TrendOutcome): Trend {
  return { outcome, code: TREND_CODES[outcome] };
}
