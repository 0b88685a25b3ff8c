import { EVENT_FORMAT, type EventBody, type JsonObject, type TextRef } from '@palimpsest/contracts/events';
import { hasLoneSurrogate } from '../canonical.ts';

/** How many properties a body has; since all are demanded by name, an equal count means there is no other. */
const FIELDS = 12;
const TEXT_FIELDS = 4;
const DIGEST = /^[0-9a-f]{64}$/;

/**
 * The body that a stored text holds, or what is wrong with the text. Written by hand because every event passes
 * here on each verification, and a general schema takes several times as long.
 *
 * It does not ask whether the text is canonical. The hash covers the text as stored, so a text in another spelling
 * is another hash and is found by that alone; and whoever could write such a text with a fitting hash could as well
 * write another event, which is what checkpoints are for. All readers parse the text the same way. Bundles, which
 * go to readers we do not know, are held to the canonical spelling: see bundle.ts.
 */
export function readBody(text: string): EventBody | string {
  if (hasLoneSurrogate(text)) return 'its text has half of a surrogate pair';
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return 'its text is not JSON';
  }
  if (!isObject(value)) return 'its text is not a JSON object';
  const body = value as Record<keyof EventBody, unknown>;
  if (body.format !== EVENT_FORMAT) return `its format is not ${EVENT_FORMAT}`;
  if (!isCount(body.sequence)) return 'its sequence is not a whole number from 1';
  if (!isCount(body.streamVersion)) return 'its streamVersion is not a whole number from 1';
  if (!isCount(body.schemaVersion)) return 'its schemaVersion is not a whole number from 1';
  if (!isText(body.tenant)) return 'its tenant is not a text';
  if (!isText(body.stream)) return 'its stream is not a text';
  if (!isText(body.type)) return 'its type is not a text';
  if (!isText(body.actor)) return 'its actor is not a text';
  if (!isText(body.recordedAt)) return 'its recordedAt is not a text';
  if (!isDigest(body.previousHash)) return 'its previousHash is not a hash';
  if (!isObject(body.payload)) return 'its payload is not an object';
  if (!isObject(body.texts)) return 'its texts are not an object';
  for (const name of Object.keys(body.texts)) {
    if (!isTextRef(body.texts[name])) return `its text reference '${name}' is not complete`;
  }
  if (Object.keys(body).length !== FIELDS) return 'it has properties that no event has';
  return value as unknown as EventBody;
}

function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isCount(value: unknown): value is number {
  return Number.isSafeInteger(value) && (value as number) >= 1;
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value !== '';
}

function isDigest(value: unknown): value is string {
  return typeof value === 'string' && DIGEST.test(value);
}

function isTextRef(value: unknown): value is TextRef {
  if (!isObject(value) || Object.keys(value).length !== TEXT_FIELDS) return false;
  const ref = value as Record<keyof TextRef, unknown>;
  return isText(ref.id) && isText(ref.subject) && isDigest(ref.commitment) && isDigest(ref.seal);
}
