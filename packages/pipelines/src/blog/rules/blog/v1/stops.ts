import type { StopReason, TrendOutcome } from '@palimpsest/contracts';
import { round2 } from '../../../round.ts';
import type { BlogParameters } from './parameters.ts';

/** A finished cycle, as far as stopping depends on it. */
export interface CycleHistory {
  readonly cycleNumber: number;
  readonly trend: TrendOutcome;
  readonly childAeoTotal: number;
}

export type Stop =
  | { readonly stop: true; readonly rule: StopRule; readonly reason: StopReason }
  | { readonly stop: false; readonly rule: null; readonly reason: null };
type StopRule = 'S1' | 'S2' | 'S3' | 'S4';

/** S1 to S4, the first that holds. S2 asks for stagnation in two cycles in a row, S4 for the range of three. */
export function stopAfter(history: readonly CycleHistory[], parameters: BlogParameters): Stop {
  const latest = history.at(-1);
  if (latest === undefined) return { stop: false, rule: null, reason: null };
  if (latest.cycleNumber >= parameters.maxCycles) return stop('S1', 'max_cycles_reached');
  if (latest.trend === 'stagnant' && history.at(-2)?.trend === 'stagnant')
    return stop('S2', 'no_improvement');
  if (latest.trend === 'regressing') return stop('S3', 'quality_degradation');
  if (history.length >= 3) {
    const scores = history.slice(-3).map(({ childAeoTotal }) => childAeoTotal);
    if (round2(Math.max(...scores) - Math.min(...scores)) < parameters.oscillationRange)
      return stop('S4', 'oscillation_detected');
  }
  return { stop: false, rule: null, reason: null };
}

function stop(rule: StopRule, reason: StopReason): Stop {
  return { stop: true, rule, reason };
}
