import type { ResearchBudget, ResearchLimits } from '@palimpsest/contracts';
import { allocate, scaledDown, scaledUp } from './allocate.ts';

/** What a scaling decision looks at. Numbers only. */
export interface ScalingFacts {
  readonly budget: ResearchBudget;
  readonly limits: ResearchLimits;
  readonly spent: { readonly searches: number; readonly fetches: number };
  /** How often this run was scaled already. Each way is taken once at most. */
  readonly scaled: { readonly up: number; readonly down: number };
  /** True once all planned rounds are over. */
  readonly planDone: boolean;
  readonly contradictions: number;
  readonly coverage: number;
  readonly deeper: boolean;
  readonly authoritative: number;
  /** In exhaustive mode, and where a person chose the type, nothing is saved. */
  readonly exhaustive: boolean;
  /** Reasons not to stop early: while there is one, nothing is saved either. */
  readonly vetoes: number;
  /** All subquestions have a source of grade A or B. */
  readonly answeredByBest: boolean;
  /** Share of addresses not seen before, for each query, the newest last. */
  readonly newPerQuery: readonly number[];
  readonly confidence: number;
}

export interface ScalingThresholds {
  readonly contradictionsAbove: number;
  readonly coverageBelow: number;
  readonly authoritativeBelow: number;
  readonly saturationBelow: number;
  readonly saturationQueries: number;
  readonly confidenceFrom: number;
}

export type ScaleUpTrigger = 'contradictions' | 'low-coverage' | 'deeper-asked' | 'novel-topic';
export type ScaleDownTrigger = 'answered-by-best' | 'saturation' | 'confidence-met' | 'budget-constraint';

export interface Scaling {
  readonly direction: 'up' | 'down' | 'none';
  readonly triggers: readonly (ScaleUpTrigger | ScaleDownTrigger)[];
  readonly budget: ResearchBudget;
}

/** Up before down: a run that lacks something must not be cut because it found nothing new in the wrong place. */
export function scale(facts: ScalingFacts, thresholds: ScalingThresholds): Scaling {
  const none: Scaling = { direction: 'none', triggers: [], budget: facts.budget };
  const up = upTriggers(facts, thresholds);
  if (up.length > 0) {
    const larger = facts.scaled.up > 0 ? null : scaledUp(facts.budget, facts.limits);
    return larger === null || !isMore(larger, facts.budget)
      ? { ...none, triggers: up }
      : { direction: 'up', triggers: up, budget: larger };
  }
  const down = downTriggers(facts, thresholds);
  const kept = facts.scaled.up + facts.scaled.down > 0 || facts.vetoes > 0;
  const smaller = kept || down.length === 0 ? null : scaledDown(facts.budget, facts.limits, facts.spent);
  return smaller === null
    ? { ...none, triggers: down }
    : { direction: 'down', triggers: down, budget: smaller };
}

export function upTriggers(facts: ScalingFacts, thresholds: ScalingThresholds): ScaleUpTrigger[] {
  const triggers: ScaleUpTrigger[] = [];
  if (facts.contradictions > thresholds.contradictionsAbove) triggers.push('contradictions');
  if (facts.planDone && facts.coverage < thresholds.coverageBelow) triggers.push('low-coverage');
  if (facts.deeper) triggers.push('deeper-asked');
  if (facts.planDone && facts.authoritative < thresholds.authoritativeBelow) triggers.push('novel-topic');
  return triggers;
}

export function downTriggers(facts: ScalingFacts, thresholds: ScalingThresholds): ScaleDownTrigger[] {
  const triggers: ScaleDownTrigger[] = [];
  if (!facts.exhaustive) {
    if (facts.answeredByBest) triggers.push('answered-by-best');
    if (isSaturated(facts.newPerQuery, thresholds)) triggers.push('saturation');
    if (facts.confidence >= thresholds.confidenceFrom) triggers.push('confidence-met');
  }
  if (isConstrained(facts)) triggers.push('budget-constraint');
  return triggers;
}

export function isSaturated(
  newPerQuery: readonly number[],
  { saturationBelow, saturationQueries }: Pick<ScalingThresholds, 'saturationBelow' | 'saturationQueries'>,
): boolean {
  const last = newPerQuery.slice(-saturationQueries);
  if (last.length < saturationQueries) return false;
  // In thousandths: a share of exactly one tenth must not fall below it by rounding.
  const brought = Math.round(last.reduce((sum, share) => sum + share, 0) * 1_000);
  return brought < Math.round(saturationBelow * last.length * 1_000);
}

/** A person allows less than the type's row plans. */
function isConstrained({ budget, limits }: ScalingFacts): boolean {
  const planned = allocate(budget.type, 0, {});
  return (
    (limits.searches ?? planned.searches) < planned.searches ||
    (limits.fetches ?? planned.fetches) < planned.fetches
  );
}

function isMore(larger: ResearchBudget, budget: ResearchBudget): boolean {
  return larger.searches > budget.searches || larger.fetches > budget.fetches || larger.depth > budget.depth;
}
