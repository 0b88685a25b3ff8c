import type { JsonObject } from '@palimpsest/contracts';

/** Stands where words were before their subject was erased. */
export interface Erased {
  readonly erased: true;
}

export const ERASED: Erased = Object.freeze({ erased: true });

export type Words = string | Erased;

/**
 * An event as pipelines see it: with its words, without its place in the chain. Sequence and hashes are left
 * out on purpose, since a decision that read them could not be replayed elsewhere.
 */
export interface RunEvent {
  readonly type: string;
  readonly schemaVersion: number;
  readonly actor: string;
  readonly recordedAt: string;
  readonly payload: JsonObject;
  readonly texts: Readonly<Record<string, Words>>;
}

/** Events whose text `raw` is the provider's answer as it came: kept for the record, but no decision may read it. */
const WITH_RAW_ANSWER = new Set(['attempt-succeeded', 'attempt-failed', 'attempt-late']);

/** Whether pipelines see a text of an event. The same answer live, on reading back and on replay. */
export function isForPipelines(type: string, textName: string): boolean {
  return textName !== 'raw' || !WITH_RAW_ANSWER.has(type);
}

export function isErased(words: Words | undefined): words is Erased {
  return typeof words === 'object';
}

/** The words under a name; throws where they are absent or erased, which the run loop rules out before a pipeline is asked. */
export function wordsOf(event: RunEvent, name: string): string {
  const words = event.texts[name];
  if (typeof words === 'string') return words;
  throw new Error(`Event ${event.type} has no readable text '${name}'.`);
}
