import type { Json, JsonObject } from '@palimpsest/contracts';
import { assertPlainJson } from '../canonical.ts';
import { type Evaluator, type Pipeline, pipelineRef, type StepTools } from '../pipeline/pipeline.ts';
import type { EvaluateStep, EventDraft, FinishStep, RenderStep, Step, WaitStep } from '../pipeline/step.ts';
import { brokenLimit } from './budget.ts';
import { checkSteps } from './check-steps.ts';
import { type AttemptTrace, openAttempts, type RunView } from './run-view.ts';
import { callOf } from './source-call.ts';

/** A draft together with who decided it; `evaluate` keeps the work undone until somebody wants the result. */
export type PlannedEvent =
  | { readonly kind: 'fact'; readonly actor: string; readonly draft: EventDraft }
  | {
      readonly kind: 'evaluation';
      readonly actor: string;
      readonly step: EvaluateStep;
      readonly version: string;
    };

/** What should happen next to a run: facts to put on record, or effects to bring about, or nothing. */
export type Plan =
  | { readonly kind: 'record'; readonly events: readonly PlannedEvent[] }
  | { readonly kind: 'effects'; readonly renders: readonly RenderStep[]; readonly waits: readonly WaitStep[] }
  /** Calls are under way; their answers will move the run. */
  | { readonly kind: 'in-flight' }
  | { readonly kind: 'finished' };

/** A pipeline that records for ever is a fault of the pipeline; this many facts without an effect prove it. */
const MOST_FACTS_IN_A_ROW = 10_000;

/**
 * The decision of the run loop, as pure as a pipeline's own. Where a pipeline is silent about an attempt that
 * came to nothing, the run stops, on record: nothing is ever called again by default.
 */
export function planRun<State>(pipeline: Pipeline<State>, view: RunView<State>, tools: StepTools): Plan {
  if (view.finished !== null) return { kind: 'finished' };
  const inFlight = openAttempts(view).length > 0;
  if (view.erased) return inFlight ? { kind: 'in-flight' } : stop(pipeline, 'subject_erased');

  const runsWild = view.factsInARow >= MOST_FACTS_IN_A_ROW;
  const asked = view.broken || runsWild ? null : askPipeline(pipeline, view.state, tools);
  if (asked === null) return inFlight ? { kind: 'in-flight' } : brokenPlan(pipeline);
  const { steps, pure } = asked;
  if (pure.length > 0) return { kind: 'record', events: pure };

  const finish = steps.find((step): step is FinishStep => step.kind === 'finish');
  if (finish !== undefined) {
    return inFlight ? { kind: 'in-flight' } : { kind: 'record', events: [fact(pipeline, finished(finish))] };
  }
  return planEffects(pipeline, view, steps, inFlight);
}

interface Asked {
  readonly steps: readonly Step[];
  readonly pure: readonly PlannedEvent[];
}

/** The newest answer for a state. `next` is pure, so the same state gives the same steps; asking again costs time only. */
const answers = new WeakMap<
  object,
  { readonly pipeline: unknown; readonly tools: StepTools; readonly asked: Asked | null }
>();

/** What the pipeline wants, or null where it throws: a fault of the pipeline ends the run, on record. */
function askPipeline<State>(pipeline: Pipeline<State>, state: State, tools: StepTools): Asked | null {
  if (typeof state !== 'object' || state === null) return askAnew(pipeline, state, tools);
  const known = answers.get(state);
  // Runs share the initial state, but not the ids that their steps are given.
  if (known !== undefined && known.pipeline === pipeline && known.tools === tools) return known.asked;
  const asked = askAnew(pipeline, state, tools);
  answers.set(state, { pipeline, tools, asked });
  return asked;
}

function askAnew<State>(pipeline: Pipeline<State>, state: State, tools: StepTools): Asked | null {
  try {
    const steps = pipeline.next(state, tools);
    checkSteps(pipeline, steps);
    return { steps, pure: plannedFacts(pipeline, steps) };
  } catch {
    return null;
  }
}

/** The end of a run whose pipeline threw. What it threw may quote people's words, so only the fact is recorded. */
export function brokenPlan(pipeline: Pipeline<unknown>): Plan & { kind: 'record' } {
  const end = finished({ kind: 'finish', outcome: 'failed', reason: 'pipeline_fault', result: null });
  return { kind: 'record', events: [fact(pipeline, end)] };
}

function planEffects<State>(
  pipeline: Pipeline<State>,
  view: RunView<State>,
  steps: readonly Step[],
  inFlight: boolean,
): Plan {
  const renders: RenderStep[] = [];
  for (const asked of steps) {
    const step = callOf(asked);
    if (step === null) continue;
    const made = view.attempts.get(step.key) ?? [];
    const last = made.at(-1);
    if (last?.state === 'open') continue;
    const next = last?.state !== 'succeeded' && made.length === (step.attempt ?? 1) - 1;
    if (next) {
      const limit = brokenLimit(view, step);
      if (limit === null) renders.push(step);
      else if (!inFlight)
        return stop(pipeline, 'budget_reached', { type: 'budget-reached', payload: { ...limit } });
      continue;
    }
    if (inFlight) continue;
    return stop(pipeline, uselessAsk(made.length, step, last));
  }
  const waits = steps.filter(
    (step): step is WaitStep => step.kind === 'wait' && !view.elapsedWaits.has(step.key),
  );
  if (renders.length > 0 || waits.length > 0) return { kind: 'effects', renders, waits };
  return inFlight ? { kind: 'in-flight' } : stop(pipeline, 'no_next_step');
}

/** Why a call is not made: its answer is there, or it came to nothing and the pipeline did not decide on the next. */
function uselessAsk(made: number, { attempt = 1 }: RenderStep, last: AttemptTrace | undefined): string {
  if (last?.state === 'succeeded') return 'step_repeated';
  return made < attempt - 1 ? 'attempt_out_of_order' : `attempt_${last?.state ?? 'missing'}`;
}

function plannedFacts(pipeline: Pipeline<unknown>, steps: readonly Step[]): PlannedEvent[] {
  const planned: PlannedEvent[] = [];
  for (const step of steps) {
    if (step.kind === 'record') for (const draft of step.events) planned.push(fact(pipeline, draft));
    if (step.kind === 'evaluate') {
      const { version } = evaluatorOf(pipeline, step.evaluator);
      planned.push({ kind: 'evaluation', actor: `rules:${step.evaluator}/${version}`, step, version });
    }
  }
  return planned;
}

function stop(pipeline: Pipeline<unknown>, reason: string, ...before: EventDraft[]): Plan {
  const end = finished({ kind: 'finish', outcome: 'stopped', reason, result: null });
  return { kind: 'record', events: [...before, end].map((draft) => fact(pipeline, draft)) };
}

function finished(step: FinishStep): EventDraft {
  return {
    type: 'run-finished',
    payload: { outcome: step.outcome, reason: step.reason ?? null, result: step.result },
  };
}

function fact(pipeline: Pipeline<unknown>, draft: EventDraft): PlannedEvent {
  const decision = draft.type === 'decision-made' ? (draft.payload as JsonObject) : undefined;
  const actor = decision
    ? `rules:${text(decision.ruleSet)}/${text(decision.version)}`
    : `pipeline:${pipelineRef(pipeline)}`;
  return { kind: 'fact', actor, draft };
}

function text(value: Json | undefined): string {
  return typeof value === 'string' ? value : 'unknown';
}

/** Carries out a planned evaluation, or passes a fact through: the draft that goes on record. */
export function draftOf(pipeline: Pipeline<unknown>, planned: PlannedEvent): EventDraft {
  if (planned.kind === 'fact') return planned.draft;
  const { step, version } = planned;
  const result = evaluatorOf(pipeline, step.evaluator).evaluate(step.input, step.texts);
  assertPlainJson(result, `The result of evaluator '${step.evaluator}'`);
  return {
    type: 'evaluation-recorded',
    payload: { step: step.key, evaluator: step.evaluator, version, input: step.input, result },
  };
}

function evaluatorOf(pipeline: Pipeline<unknown>, name: string): Evaluator {
  const evaluator = pipeline.evaluators[name];
  if (evaluator === undefined)
    throw new Error(`Pipeline ${pipelineRef(pipeline)} has no evaluator '${name}'.`);
  return evaluator;
}
