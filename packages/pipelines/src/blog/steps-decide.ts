import type { BlogEvaluation, BlogOutcome, Decision, JsonObject } from '@palimpsest/contracts';
import {
  decide,
  type EventDraft,
  type FinishStep,
  type RecordStep,
  type Step,
  type StepTools,
} from '@palimpsest/kernel';
import { blogEvent } from './events.ts';
import { fillPrompt, PROMPT_VERSION } from './prompts/v1/prompt.ts';
import type { BlogRules } from './rules/blog/blog-rule-sets.ts';
import type { BlogState, VersionState } from './state.ts';
import { outcomeOf } from './state-outcome.ts';

/** A version together with its scores. */
export interface ScoredVersion extends VersionState {
  readonly evaluation: BlogEvaluation;
}

export function record(...events: readonly EventDraft[]): RecordStep {
  return { kind: 'record', events };
}

export function decision(made: Decision): RecordStep {
  return record({ type: 'decision-made', payload: made as unknown as JsonObject });
}

/** The end of a run; a reason makes it a stop. */
export function finish(
  state: BlogState,
  rules: BlogRules,
  stopReason: BlogOutcome['stopReason'],
): FinishStep {
  const result = outcomeOf(state, rules.parameters.aeoTotalMin, stopReason) as unknown as JsonObject;
  return stopReason === null
    ? { kind: 'finish', outcome: 'completed', result }
    : { kind: 'finish', outcome: 'stopped', reason: stopReason, result };
}

/** What to do with a scored version that no cycle is working on: rewrite it, or leave it. */
export function decideSteps(
  state: BlogState,
  rules: BlogRules,
  version: ScoredVersion,
  tools: StepTools,
): readonly Step[] {
  const { aeo, aiLikeness, attainableMaximum } = version.evaluation;
  const { triggers: fired, advice, instructions } = state;
  if (fired === null) return [decision(decide(rules, 'triggers', { aeo, aiLikeness }))];
  if (!fired.rewriteRequired) {
    if (state.noRewriteLogged) return [finish(state, rules, null)];
    const log = {
      rewrite_required: false,
      reason: 'All quality thresholds met',
      aeo_total: aeo.total,
      ai_likeness_total: aiLikeness.total,
    } as const;
    return [record(blogEvent('no-rewrite-required', { versionId: version.id, log }))];
  }
  if (advice === null) {
    const stopWhenUnattainable = state.input?.settings.stopWhenUnattainable ?? false;
    return [decision(decide(rules, 'advice', { attainableMaximum, stopWhenUnattainable }))];
  }
  if (advice.stop) return [finish(state, rules, 'needs_author_input')];
  const { triggers } = fired;
  if (instructions === null)
    return [decision(decide(rules, 'instructions', { triggers, pillars: aeo.pillars }))];
  const cycleNumber = state.cycles.length + 1;
  const started = {
    cycleId: tools.id(`cycle-${cycleNumber}`),
    cycleNumber,
    parentVersionId: version.id,
    triggers,
    fixInstructions: instructions,
    promptVersion: PROMPT_VERSION,
    parentAeoTotal: aeo.total,
    parentAiLikeness: aiLikeness.total,
  };
  const prompt = fillPrompt({ originalContent: version.content, fixInstructions: instructions });
  return [record(blogEvent('cycle-started', started, { prompt }))];
}
