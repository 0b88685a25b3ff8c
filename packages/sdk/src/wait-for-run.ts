import type { RunResource } from '@palimpsest/contracts';
import { createBackOff } from './back-off.ts';
import type { Calls } from './calls.ts';
import { TimeoutError } from './errors/timeout-error.ts';
import { mayComeBack } from './may-come-back.ts';
import { path } from './path.ts';
import { pause } from './pause.ts';

/** How the end of a run is waited for. */
export interface WaitOptions {
  readonly signal?: AbortSignal | undefined;
  /** How long at most, then TimeoutError; without end where it is absent. The run itself goes on. */
  readonly timeoutMs?: number | undefined;
}

const LONGEST_WAIT_SECONDS = 60;
const RECONNECTS = 10;
const PAUSE_MS = 1_000;
/** What an answer may take beyond the wait that was asked for. */
const GRACE_MS = 30_000;

/** How a run stands once it is over. A server that goes away meanwhile is waited for. */
export async function waitForRun(
  calls: Pick<Calls, 'json'>,
  runId: string,
  { signal, timeoutMs }: WaitOptions = {},
): Promise<RunResource> {
  const began = Date.now();
  const left = () => (timeoutMs === undefined ? Number.POSITIVE_INFINITY : timeoutMs - (Date.now() - began));
  const backOff = createBackOff(RECONNECTS, signal);
  for (;;) {
    const asked = Date.now();
    const wait = Math.max(0, Math.min(LONGEST_WAIT_SECONDS, Math.ceil(left() / 1_000)));
    try {
      const ask = { method: 'GET', path: path`/v1/runs/${runId}` } as const;
      const limit = Math.max(1, Math.min(left(), wait * 1_000 + GRACE_MS));
      const run = await calls.json<RunResource>(ask, { wait, signal, retries: 0, timeoutMs: limit });
      if (run.status === 'finished') return run;
      backOff.succeeded();
    } catch (error) {
      if (!mayComeBack(error)) throw error;
      if (left() > 0) await backOff.failed(error, PAUSE_MS);
    }
    if (left() <= 0)
      throw new TimeoutError({
        timeoutMs: timeoutMs ?? 0,
        message: `The run was not over within ${timeoutMs} ms. It goes on.`,
      });
    // A server that is leaving answers at once: it must not be asked over and over.
    if (Date.now() - asked < PAUSE_MS) await pause(Math.min(PAUSE_MS, left()), signal);
  }
}
