import type { Json, JsonObject } from '@palimpsest/contracts';
import type { RenderRequest } from '../ports/renderer.ts';

/** Words that an event will carry sealed. A bare string belongs to the run's subject. */
export type TextDraft = string | { readonly subject: string; readonly words: string };

/** A fact that a pipeline wants on record. */
export interface EventDraft {
  readonly type: string;
  readonly schemaVersion?: number;
  readonly payload: JsonObject;
  readonly texts?: Readonly<Record<string, TextDraft>>;
}

/** Put these facts on record. */
export interface RecordStep {
  readonly kind: 'record';
  readonly events: readonly EventDraft[];
}

/** Run one of the pipeline's own pure evaluators; the result is recorded as `evaluation-recorded`. */
export interface EvaluateStep {
  readonly kind: 'evaluate';
  readonly key: string;
  readonly evaluator: string;
  readonly input: Json;
  readonly texts: Readonly<Record<string, string>>;
}

/** Ask a renderer, once. */
export interface RenderStep {
  readonly kind: 'render';
  /** Names the step within its run, so that the answer finds its way back. */
  readonly key: string;
  readonly renderer: string;
  readonly request: RenderRequest;
  /** Whose words these are; the run's subject when absent. */
  readonly subject?: string;
  /** 1, or more where a person asked for a fresh answer to the same request. */
  readonly take?: number;
  /** 1, or more where the pipeline decided on a further attempt after one that came to nothing. */
  readonly attempt?: number;
  /** Why a further take or attempt is wanted; on record. */
  readonly reason?: string;
}

/**
 * Ask a source outside, once: search it, or fetch one address. It is recorded like a call to a renderer, so an
 * interruption, a repetition and a cost are as visible, and the same question is answered from its recording.
 */
export interface SourceStep {
  readonly kind: 'search' | 'fetch';
  readonly key: string;
  /** The adapter that answers, e.g. `corpus` or `web`. */
  readonly source: string;
  readonly request: JsonObject;
  readonly subject?: string;
  readonly take?: number;
  readonly attempt?: number;
  readonly reason?: string;
}

/** The moment to name in a wait that only a fact from outside ends. */
export const UNTIL_SIGNALLED = '9999-12-31T23:59:59.999Z';

/** Go on at a moment that was fixed by rule. */
export interface WaitStep {
  readonly kind: 'wait';
  readonly key: string;
  readonly until: string;
}

/** The run is over. */
export interface FinishStep {
  readonly kind: 'finish';
  readonly outcome: 'completed' | 'stopped' | 'failed';
  readonly reason?: string;
  readonly result: Json;
}

/** What a pipeline can ask for. Steps are data: the engine carries them out and records what happened. */
export type Step = RecordStep | EvaluateStep | RenderStep | SourceStep | WaitStep | FinishStep;
