import type { JsonObject } from '@palimpsest/contracts';
import type { Pipeline, StepTools } from '../pipeline/pipeline.ts';
import type { RunEvent, Words } from '../pipeline/run-event.ts';
import type { Step } from '../pipeline/step.ts';
import { type Plan, planRun } from '../run/plan.ts';
import { foldRun } from '../run/run-view.ts';
import { expectSame } from './expectation.ts';

/** An event as a test writes it: the rest is filled in. */
export interface GivenEvent {
  readonly type: string;
  readonly payload?: JsonObject;
  readonly texts?: Readonly<Record<string, Words>>;
  readonly recordedAt?: string;
}

export interface Given<State> {
  /** One more event: the thing under test. */
  when(event: GivenEvent): Given<State>;
  /** What the pipeline asks for next, exactly. */
  thenSteps(...steps: readonly Step[]): void;
  /** What the run loop makes of it: facts to record, effects, or the end. */
  thenPlan(plan: Plan): void;
  readonly state: State;
  readonly steps: readonly Step[];
  readonly plan: Plan;
}

/** Ids in tests can be read: `id:version-1`. */
export const testTools: StepTools = { runId: 'test-run', id: (name) => `id:${name}` };

/**
 * Specifications of a pipeline as given, when, then.
 *
 * @example
 * given(blog, started, scored).when({ type: 'attempt-interrupted', payload }).thenSteps({ kind: 'finish', … });
 */
export function given<State>(pipeline: Pipeline<State>, ...events: readonly GivenEvent[]): Given<State> {
  const view = foldRun(pipeline, testTools.runId, events.map(filledIn));
  return {
    state: view.state,
    get steps() {
      return pipeline.next(view.state, testTools);
    },
    get plan() {
      return planRun(pipeline, view, testTools);
    },
    when: (event) => given(pipeline, ...events, event),
    thenSteps: (...steps) =>
      expectSame(
        pipeline.next(view.state, testTools),
        steps,
        `Pipeline ${pipeline.id} asks for other steps.`,
      ),
    thenPlan: (plan) =>
      expectSame(
        planRun(pipeline, view, testTools),
        plan,
        `The run loop plans otherwise for ${pipeline.id}.`,
      ),
  };
}

export function filledIn(event: GivenEvent): RunEvent {
  const { type, payload = {}, texts = {}, recordedAt = '2026-01-01T00:00:00.000Z' } = event;
  return { type, schemaVersion: 1, actor: 'test', recordedAt, payload, texts };
}

/** The first event of any run, for tests. */
export function runStarted(
  pipeline: { readonly id: string; readonly version: string },
  input: JsonObject,
  texts: Readonly<Record<string, string>>,
  budget: JsonObject = {},
): GivenEvent {
  return {
    type: 'run-started',
    payload: {
      pipeline: pipeline.id,
      pipelineVersion: pipeline.version,
      subject: 'test-subject',
      input,
      budget,
    },
    texts,
  };
}
