import { createHash } from 'node:crypto';

/** A run's key may have 190 characters, a caller's 255. */
const LONGEST = 100;

/**
 * The key under which a request starts its run. Routes are kept apart, so that a caller may use one value for several;
 * whoever sends a request again after a crash finds the run that it began.
 */
export function runKey(operation: string, idempotencyKey: string | undefined): string {
  return `http:${operation}:${shortKey(idempotencyKey ?? '')}`;
}

export function shortKey(key: string): string {
  return key.length <= LONGEST ? key : `sha256-${createHash('sha256').update(key).digest('hex')}`;
}
