import type { RunEventResource } from '@palimpsest/contracts';
import { requestOf } from './ask.ts';
import { createBackOff } from './back-off.ts';
import { type Deadline, deadline } from './deadline.ts';
import { apiErrorOf } from './errors/api-error-of.ts';
import { NetworkError } from './errors/network-error.ts';
import { mayComeBack } from './may-come-back.ts';
import { path } from './path.ts';
import { readEvents } from './read-events.ts';
import type { Settings } from './settings.ts';

/** How a run is followed. */
export interface FollowOptions {
  readonly signal?: AbortSignal | undefined;
  /** The `sequence` of the last event you have; where it is absent, all are told. */
  readonly after?: number | undefined;
  /** How often in a row a connection may fail before that is thrown; 10 where it is absent. */
  readonly reconnects?: number | undefined;
  /** The pause before the first of these; as the server asks where it is absent. Each further one is longer. */
  readonly reconnectMs?: number | undefined;
}

const RECONNECTS = 10;
const PAUSE_MS = 1_000;
/** The server gives a sign of life every 15 s. */
const QUIET_MS = 45_000;
/** A connection that held this long was a good one, even where nothing happened in the run. */
const GOOD_MS = 10_000;

/**
 * The events of a run as they happen, each once and in order, until the run is over. A connection that is cut is made
 * again, and goes on after the last event.
 */
export async function* followRun(
  settings: Settings,
  runId: string,
  options: FollowOptions = {},
): AsyncGenerator<RunEventResource, void, undefined> {
  const { signal, after = 0, reconnects = RECONNECTS } = options;
  const backOff = createBackOff(reconnects, signal);
  let last = after;
  let pauseMs = options.reconnectMs ?? PAUSE_MS;
  for (;;) {
    const began = Date.now();
    const until = deadline(signal);
    let failure: unknown = new NetworkError({ message: 'The connection ended before the run did.' });
    try {
      const body = await connect(settings, runId, last, until);
      if (body === null) return;
      const askedFor = (ms: number) => {
        pauseMs = options.reconnectMs ?? ms;
      };
      const alive = () => until.restart(QUIET_MS);
      for await (const event of readEvents(body, {
        signal: until.signal,
        onRetry: askedFor,
        onLife: alive,
      })) {
        if (event.sequence <= last) continue;
        last = event.sequence;
        backOff.succeeded();
        yield event;
        if (event.type === 'run-finished') return;
      }
    } catch (error) {
      failure = until.explain(error);
      if (!mayComeBack(failure)) throw failure;
    } finally {
      until.release();
    }
    if (Date.now() - began >= GOOD_MS) backOff.succeeded();
    await backOff.failed(failure, pauseMs);
  }
}

/** The stream of events after the last one, or null where there are no more. */
async function connect(
  settings: Settings,
  runId: string,
  last: number,
  until: Deadline,
): Promise<ReadableStream<Uint8Array> | null> {
  const { url, init } = requestOf(settings, { method: 'GET', path: path`/v1/runs/${runId}/events` });
  const headers = {
    ...(init.headers as Record<string, string>),
    accept: 'text/event-stream',
    ...(last === 0 ? {} : { 'last-event-id': String(last) }),
  };
  until.restart(settings.timeoutMs);
  const response = await settings.fetch(url, { ...init, headers, signal: until.signal });
  if (response.status === 204) return null;
  const isStream = /^text\/event-stream\b/i.test(response.headers.get('content-type') ?? '');
  if (!response.ok || !isStream || response.body === null)
    throw apiErrorOf({ status: response.status, headers: response.headers, text: await response.text() });
  until.restart(QUIET_MS);
  return response.body;
}
