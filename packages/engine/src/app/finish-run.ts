import { setTimeout as sleep } from 'node:timers/promises';
import { UNTIL_SIGNALLED } from '@palimpsest/kernel';
import { isPassing } from '../adapters/postgres/translate-error.ts';
import type { Liveness } from '../adapters/worker/liveness.ts';
import { DatabaseUnreachableError } from '../errors/database-unreachable-error.ts';
import { RunLeftOpenError } from '../errors/run-left-open-error.ts';
import { advanceRun, type Round } from './advance-run.ts';
import type { EngineContext } from './context.ts';
import { type LoadedRun, loadRun } from './load-run.ts';
import type { Performer } from './performer.ts';

const SHORTEST_PAUSE_MS = 20;
const LONGEST_PAUSE_MS = 500;
/** A database that restarts is waited for; one that stays away is the caller's to know of. */
const DATABASE_PATIENCE_MS = 30_000;

interface Finishing {
  readonly patienceMs?: number;
  /** Whether to leave: calls under way still end and are recorded, none is begun. */
  readonly stopping?: () => boolean;
}

/** Advances a run in this process, without the queue, until it is over or waits for a fact from outside. */
export async function finishRun(
  context: EngineContext,
  liveness: Liveness,
  tenant: string,
  runId: string,
  { patienceMs = DATABASE_PATIENCE_MS, stopping = () => false }: Finishing = {},
): Promise<LoadedRun> {
  const holder = `inline-${context.newId()}`;
  const performer: Performer = { holder, mode: 'inline', active: new Set(), stopping };
  try {
    await holdInTime(liveness, holder, patienceMs);
    for (let pause = SHORTEST_PAUSE_MS; ; ) {
      if (stopping()) return await patiently(patienceMs, () => ifOver(context, tenant, runId));
      const round = await patiently(patienceMs, () => advanceRun(context, performer, tenant, runId));
      if (round.status === 'finished' && round.run !== undefined) return round.run;
      if (round.status === 'finished' || isForOthers(round))
        return await patiently(patienceMs, () => loadRun(context, tenant, runId));
      // Whoever waits for somebody else's call asks less and less often: calls take seconds.
      pause = round.status === 'more' ? SHORTEST_PAUSE_MS : Math.min(pause * 2, LONGEST_PAUSE_MS);
      await sleep(restOf(round, pause, context.now()));
    }
  } finally {
    await liveness.release(holder);
  }
}

/** The answer that was waited for may have been the last one. */
async function ifOver(context: EngineContext, tenant: string, runId: string): Promise<LoadedRun> {
  const run = await loadRun(context, tenant, runId);
  if (run.view.finished === null) throw new RunLeftOpenError({ runId });
  return run;
}

/** Only a fact from outside moves such a run: whoever waits here would wait for ever. */
function isForOthers(round: Round): boolean {
  return round.status === 'waiting' && round.until === UNTIL_SIGNALLED;
}

function restOf(round: Round, pause: number, now: string): number {
  if (round.status === 'more') return 0;
  if (round.status !== 'waiting') return pause;
  return Math.max(1, Math.min(Date.parse(round.until) - Date.parse(now), 1_000));
}

async function holdInTime(liveness: Liveness, holder: string, patienceMs: number): Promise<void> {
  const over = new AbortController();
  const late = sleep(patienceMs, undefined, { signal: over.signal }).then(
    () => {
      throw new DatabaseUnreachableError({ message: 'The database cannot be reached.' });
    },
    () => undefined,
  );
  await Promise.race([liveness.hold(holder), late]).finally(() => over.abort());
}

async function patiently<T>(patienceMs: number, work: () => Promise<T>): Promise<T> {
  const begun = performance.now();
  for (let pause = SHORTEST_PAUSE_MS; ; pause = Math.min(pause * 2, LONGEST_PAUSE_MS)) {
    try {
      return await work();
    } catch (error) {
      if (!isPassing(error) || performance.now() - begun > patienceMs) throw error;
      await sleep(pause);
    }
  }
}
