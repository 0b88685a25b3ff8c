import type { Json, JsonObject } from '@palimpsest/contracts';
import type { EventDraft, RecordStep } from '@palimpsest/kernel';

type Texts = NonNullable<EventDraft['texts']>;

/** One fact as a step of its own: each of the ten is on record by itself. */
export function fact(type: string, payload: object, texts?: Texts): RecordStep {
  return {
    kind: 'record',
    events: [{ type, payload: payload as JsonObject, ...(texts === undefined ? {} : { texts }) }],
  };
}

/** Shapes that are plain JSON by construction, which the compiler cannot see. */
export function json(value: unknown): Json {
  return value as Json;
}
