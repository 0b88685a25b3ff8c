import type { Difference, Json, RunEventPayload } from '@palimpsest/contracts';
import { canonicalJson } from '../canonical.ts';
import { type Pipeline, pipelineRef, type StepTools } from '../pipeline/pipeline.ts';
import { isErased, type RunEvent } from '../pipeline/run-event.ts';
import type { RenderStep } from '../pipeline/step.ts';
import { brokenPlan, draftOf, type Plan, type PlannedEvent, planRun } from './plan.ts';
import { emptyRun, evolveRun, openAttempts, type RunView } from './run-view.ts';
import { authoredDrafts, provisionalEvent } from './settle.ts';

/** A recorded event with its place, so that a difference can be pointed at. */
export interface PlacedEvent extends RunEvent {
  readonly sequence: number;
}

export interface RunReplay {
  readonly decisions: number;
  readonly erased: number;
  readonly firstDifference: Omit<Difference, 'tenant'> | null;
  /** The second, separate report: evaluators run again on the texts. */
  readonly evaluations: {
    readonly checked: number;
    readonly firstDifference: Omit<Difference, 'tenant'> | null;
  };
}

/** Events that report what the world did; the run loop asked for them but did not decide their content. */
const OUTCOMES = new Set(['attempt-succeeded', 'attempt-failed', 'attempt-interrupted', 'attempt-late']);

/**
 * Folds every prefix of a run and checks that the pipeline would still decide what is on record. A run with an
 * erased text cannot be decided again: its decisions are counted as erased, never as right.
 */
export function replayRun<State>(
  pipeline: Pipeline<State>,
  runId: string,
  tools: StepTools,
  events: readonly PlacedEvent[],
): RunReplay {
  const evaluations = { checked: 0, firstDifference: null as Omit<Difference, 'tenant'> | null };
  if (events.some((event) => Object.values(event.texts).some(isErased))) {
    return {
      decisions: 0,
      erased: events.filter((event) => isDecision(pipeline, event)).length,
      firstDifference: null,
      evaluations,
    };
  }
  const differs = (event: PlacedEvent | undefined, expected: Json, problem: string) => ({
    run: runId,
    sequence: event?.sequence ?? null,
    expected,
    recorded: event === undefined ? null : summary(event),
    problem,
  });

  let view = emptyRun(pipeline, runId);
  let decisions = 0;
  let erased = 0;
  let index = 0;
  const take = (event: PlacedEvent) => {
    view = evolveRun(pipeline, view, event);
    index += 1;
  };
  const result = (firstDifference: RunReplay['firstDifference']): RunReplay => ({
    decisions,
    erased,
    firstDifference,
    evaluations,
  });

  const replay = (): RunReplay => {
    const first = events[0];
    if (first?.type !== 'run-started') {
      return result(differs(first, { type: 'run-started' }, 'a run must begin with run-started'));
    }
    take(first);
    while (index < events.length) {
      const event = events[index] as PlacedEvent;
      if (pipeline.signals.includes(event.type) || OUTCOMES.has(event.type)) {
        if (!mayHappen(view, event))
          return result(
            differs(event, null, 'nothing it could belong to: no such call is open, or the run is over'),
          );
        take(event);
        continue;
      }
      if (endsByErasure(pipeline, view, event)) {
        // It needed a subject that was erased before the run had any of its words: nothing here to decide again.
        erased += 1;
        take(event);
        continue;
      }
      if (endsByWorker(view, event)) {
        take(event);
        continue;
      }
      const plan = planRun(pipeline, view, tools);
      if (plan.kind === 'record') {
        for (const planned of factsOf(pipeline, plan.events, event)) {
          const recorded = events[index];
          // A run that was cut off between two appends is unfinished, not wrong.
          if (recorded === undefined) return result(null);
          const problem = compareFact(planned, recorded);
          if (problem !== null) return result(differs(recorded, expectation(planned), problem));
          if (planned.kind === 'evaluation') evaluateAgain(planned, recorded);
          decisions += 1;
          take(recorded);
        }
        continue;
      }
      if (plan.kind !== 'effects')
        return result(differs(event, { plan: plan.kind }, 'the pipeline would not have recorded this here'));
      const difference = compareEffect(plan, event);
      if (difference !== null) return result(differs(event, difference.expected, difference.problem));
      decisions += 1;
      take(event);
    }
    return result(null);
  };

  const evaluateAgain = (planned: PlannedEvent, recorded: PlacedEvent) => {
    evaluations.checked += 1;
    if (evaluations.firstDifference !== null) return;
    try {
      const again = draftOf(pipeline, planned).payload;
      if (canonicalJson(again) === canonicalJson(recorded.payload)) return;
      evaluations.firstDifference = differs(recorded, again, 'the evaluator now gives another result');
    } catch {
      evaluations.firstDifference = differs(recorded, null, 'the evaluator now breaks off without a result');
    }
  };

  try {
    return replay();
  } catch {
    // Rules that break off on what they once decided are a difference like any other. What they threw may quote words.
    return result(differs(events[index], null, 'the pipeline now breaks off here without a decision'));
  }
}

/** What goes on record of a plan: where one of its evaluators throws, the end of the run instead. */
function factsOf(
  pipeline: Pipeline<unknown>,
  planned: readonly PlannedEvent[],
  { type, payload }: RunEvent,
): readonly PlannedEvent[] {
  const endsByFault = type === 'run-finished' && payload.reason === 'pipeline_fault';
  // Evaluators run again only to explain such an end: deciding does not need their results anew.
  return endsByFault && authoredDrafts(pipeline, planned) === null ? brokenPlan(pipeline).events : planned;
}

/** A fact that the run loop or the pipeline chose: neither given from outside nor reported by the world. */
function isDecision({ signals }: Pick<Pipeline<unknown>, 'signals'>, { type }: RunEvent): boolean {
  return type !== 'run-started' && !OUTCOMES.has(type) && !signals.includes(type);
}

/** Exactly the end the run loop gives to a run that needs an erased subject; no pipeline may ask for it. */
function endsByErasure(
  pipeline: Pipeline<unknown>,
  view: RunView<unknown>,
  { type, payload, actor }: RunEvent,
): boolean {
  if (type !== 'run-finished' || view.finished !== null || openAttempts(view).length > 0) return false;
  const { outcome, reason, result } = payload as RunEventPayload<'run-finished'>;
  const asRecorded = outcome === 'stopped' && reason === 'subject_erased' && result === null;
  return asRecorded && actor === `pipeline:${pipelineRef(pipeline)}`;
}

/** A worker ended the run because what the pipeline decided could not be written: a report of the world, not a decision. */
function endsByWorker(view: RunView<unknown>, { type, payload, actor }: RunEvent): boolean {
  if (type !== 'run-finished' || view.finished !== null || openAttempts(view).length > 0) return false;
  const { outcome, reason, result } = payload as RunEventPayload<'run-finished'>;
  return (
    actor.startsWith('worker:') && outcome === 'failed' && reason === 'pipeline_fault' && result === null
  );
}

function compareEffect(
  { renders, waits }: Plan & { kind: 'effects' },
  event: RunEvent,
): { readonly expected: Json; readonly problem: string } | null {
  if (event.type === 'wait-elapsed') {
    const { step, until } = event.payload as RunEventPayload<'wait-elapsed'>;
    const expected = waits.map((wait) => ({ step: wait.key, until: wait.until }));
    if (!waits.some((wait) => wait.key === step && wait.until === until))
      return { expected, problem: 'the pipeline would not have waited for this' };
    return event.recordedAt < until ? { expected, problem: 'the wait was not over' } : null;
  }
  if (event.type === 'attempt-started' || event.type === 'attempt-replayed') {
    const problem = compareAttempt(renders, event);
    const expected = renders.map((step) => ({ step: step.key, model: step.request.model }));
    return problem === null ? null : { expected, problem };
  }
  return { expected: { plan: 'effects' }, problem: 'the pipeline would not have recorded this here' };
}

function mayHappen(view: RunView<unknown>, event: RunEvent): boolean {
  if (!OUTCOMES.has(event.type)) return view.finished === null;
  const { step, attemptId } = event.payload as RunEventPayload<'attempt-interrupted'>;
  const attempt = view.attempts.get(step)?.find((each) => each.attemptId === attemptId);
  return attempt !== undefined && (attempt.state === 'open') === (event.type !== 'attempt-late');
}

function compareFact(planned: PlannedEvent, recorded: RunEvent): string | null {
  if (planned.kind === 'evaluation') {
    const { step, version } = planned;
    const payload = recorded.payload as RunEventPayload<'evaluation-recorded'>;
    const same =
      recorded.type === 'evaluation-recorded' &&
      payload.step === step.key &&
      payload.evaluator === step.evaluator &&
      payload.version === version &&
      canonicalJson(payload.input) === canonicalJson(step.input);
    return same ? null : 'another evaluation would have been asked for';
  }
  const expected = provisionalEvent({ actor: planned.actor, draft: planned.draft }, recorded.recordedAt);
  if (expected.type !== recorded.type || expected.schemaVersion !== recorded.schemaVersion)
    return 'another event would have been recorded';
  if (canonicalJson(expected.payload) !== canonicalJson(recorded.payload))
    return `${recorded.type} would have another content`;
  if (!sameWords(expected.texts, recorded.texts)) return `${recorded.type} would carry other words`;
  return expected.actor === recorded.actor ? null : `${recorded.type} would name another actor`;
}

function compareAttempt(renders: readonly RenderStep[], event: RunEvent): string | null {
  const recorded = event.payload as RunEventPayload<'attempt-started'>;
  const step = renders.find((each) => each.key === recorded.step);
  if (step === undefined) return 'the pipeline would not have asked a renderer here';
  const { request } = step;
  const asked = [
    step.renderer,
    request.model,
    request.parameters,
    step.take ?? 1,
    step.attempt ?? 1,
    step.reason ?? null,
  ];
  const made = [
    recorded.renderer,
    recorded.model,
    recorded.parameters,
    recorded.take,
    recorded.attempt,
    recorded.reason,
  ];
  const words = {
    prompt: request.prompt,
    ...(request.system === undefined ? {} : { system: request.system }),
  };
  const { response: _answer, ...sent } = event.texts;
  return canonicalJson(asked) === canonicalJson(made) && sameWords(words, sent)
    ? null
    : 'the request to the renderer would be another';
}

function sameWords(expected: RunEvent['texts'], recorded: RunEvent['texts']): boolean {
  const names = Object.keys(expected);
  return (
    names.length === Object.keys(recorded).length && names.every((name) => expected[name] === recorded[name])
  );
}

function expectation(planned: PlannedEvent): Json {
  const draft =
    planned.kind === 'fact'
      ? planned.draft
      : {
          type: 'evaluation-recorded',
          payload: { step: planned.step.key, evaluator: planned.step.evaluator, version: planned.version },
        };
  return { type: draft.type, payload: draft.payload };
}

function summary(event: RunEvent): Json {
  return { type: event.type, payload: event.payload };
}
