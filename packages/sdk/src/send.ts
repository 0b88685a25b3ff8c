import { type Ask, requestOf, timeLimitOf } from './ask.ts';
import { createBackOff } from './back-off.ts';
import { deadline } from './deadline.ts';
import { apiErrorOf } from './errors/api-error-of.ts';
import { NetworkError } from './errors/network-error.ts';
import { PalimpsestApiError } from './errors/palimpsest-api-error.ts';
import type { SendOptions } from './options.ts';
import type { Settings } from './settings.ts';

export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
}

const FIRST_PAUSE_MS = 250;
const NOT_MODIFIED = 304;

/**
 * Sends one call and reads its answer whole. It is sent once, unless the caller allowed more: a repeated request may
 * ask a model again, and that is for people to decide.
 */
export async function send(settings: Settings, ask: Ask, options: SendOptions = {}): Promise<Answer> {
  // Made once: whatever is sent again has the same Idempotency-Key.
  const { url, init } = requestOf(settings, ask, options);
  const backOff = createBackOff(options.retries ?? settings.retries, options.signal);
  for (;;) {
    try {
      return await sendOnce(settings, url, init, timeLimitOf(settings, ask, options), options.signal);
    } catch (error) {
      if (!mayBeSentAgain(error)) throw error;
      await backOff.failed(error, FIRST_PAUSE_MS);
    }
  }
}

async function sendOnce(
  { fetch }: Pick<Settings, 'fetch'>,
  url: string,
  init: RequestInit,
  limitMs: number,
  caller: AbortSignal | undefined,
): Promise<Answer> {
  const until = deadline(caller);
  until.restart(limitMs);
  try {
    const response = await fetch(url, { ...init, signal: until.signal });
    const { status, headers } = response;
    const answer = { status, headers, text: await response.text() };
    if (response.ok || status === NOT_MODIFIED) return answer;
    throw apiErrorOf(answer);
  } catch (error) {
    throw until.explain(error);
  } finally {
    until.release();
  }
}

function mayBeSentAgain(error: unknown): boolean {
  if (error instanceof NetworkError) return true;
  if (!(error instanceof PalimpsestApiError)) return false;
  return error.status === 429 || error.status === 503 || error.code === 'request_in_flight';
}
