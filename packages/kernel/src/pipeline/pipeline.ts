import type { Json } from '@palimpsest/contracts';
import type { RuleSet } from '../rules/rule-set.ts';
import type { ReadModel } from './read-model.ts';
import type { RunEvent } from './run-event.ts';
import type { Step } from './step.ts';

/** Pure helpers given to `next`. */
export interface StepTools {
  readonly runId: string;
  /** A UUID that depends on the run and the name alone, so that replay finds the same. */
  id(name: string): string;
}

/** A pure scorer: texts and settings in, JSON out. Versioned like a rule set. */
export interface Evaluator {
  readonly version: string;
  evaluate(input: Json, texts: Readonly<Record<string, string>>): Json;
}

/**
 * A place of which there is only one, such as one message a week: an event takes it by a row under a unique index.
 * Where the index refuses the row, the signal goes on record instead, and the pipeline is asked again.
 */
export interface Claim {
  /** The unique index of the read model. */
  readonly constraint: string;
  /** The pipeline's signal that says the place was taken. */
  readonly refused: string;
}

/**
 * A pipeline is three pure functions over its events. `version` is recorded when a run starts; `evolve` and
 * `next` are frozen for that version, so a change of behaviour is a new version beside the old one.
 */
export interface Pipeline<State> {
  readonly id: string;
  readonly version: string;
  readonly initialState: State;
  evolve(state: State, event: RunEvent): State;
  next(state: State, tools: StepTools): readonly Step[];
  /** Event types of its own, with the newest schema version it understands. */
  readonly events: Readonly<Record<string, number>>;
  /** Those of its events that come from outside (a person, the host), not from `next`. */
  readonly signals: readonly string[];
  /** Those of its events that take a place which somebody else may have taken. */
  readonly claims?: Readonly<Record<string, Claim>>;
  readonly evaluators: Readonly<Record<string, Evaluator>>;
  readonly ruleSets: readonly RuleSet[];
  readonly readModels: readonly ReadModel[];
}

/** A pipeline whose state type does not matter to the holder: the engine's registry. */
// biome-ignore lint/suspicious/noExplicitAny: state is private to each pipeline; the registry must not constrain it.
export type AnyPipeline = Pipeline<any>;

/** Freezes a pipeline definition so that nothing can alter its behaviour at run time. */
export function definePipeline<State>(pipeline: Pipeline<State>): Pipeline<State> {
  for (const type of pipeline.signals) {
    if (!(type in pipeline.events))
      throw new Error(`Pipeline ${pipeline.id} lists the signal '${type}' but no such event.`);
  }
  for (const [type, { refused }] of Object.entries(pipeline.claims ?? {})) {
    if (!(type in pipeline.events) || !pipeline.signals.includes(refused))
      throw new Error(
        `Pipeline ${pipeline.id} claims by '${type}' or is told '${refused}', which it does not declare.`,
      );
  }
  return Object.freeze(pipeline);
}

/** `blog/v1`: how a pipeline's version is named on record and in messages. */
export function pipelineRef(pipeline: { readonly id: string; readonly version: string }): string {
  return `${pipeline.id}/${pipeline.version}`;
}
