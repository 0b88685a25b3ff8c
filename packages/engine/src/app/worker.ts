import { setTimeout as sleep } from 'node:timers/promises';
import { isUnreachable } from '../adapters/postgres/translate-error.ts';
import { startJobPool } from '../adapters/worker/job-pool.ts';
import type { Liveness } from '../adapters/worker/liveness.ts';
import { startReaper } from '../adapters/worker/reaper.ts';
import { PalimpsestError } from '../errors/palimpsest-error.ts';
import { advanceRun } from './advance-run.ts';
import type { EngineContext } from './context.ts';

export interface WorkerOptions {
  readonly concurrency: number;
}

export interface Worker {
  /** Lets calls under way end and be recorded, then leaves. */
  stop(): Promise<void>;
}

const DATABASE_PAUSE_MS = 200;

/** Takes jobs, advances their runs, and looks after the runs of workers that died. */
export async function startWorker(context: EngineContext, liveness: Liveness, { concurrency }: WorkerOptions): Promise<Worker> {
  let stopping = false;
  const active = new Set<string>();
  const handle = async ({ tenant, run }: { tenant: string; run: string }, holder: string) => {
    const performer = { holder, mode: 'queued', active, stopping: () => stopping } as const;
    for (;;) {
      try {
        await advanceRun(context, performer, tenant, run);
        return;
      } catch (error) {
        if (!isUnreachable(error)) return fault(context, tenant, run, error);
        // Nothing is half-done: the run is where its events say. Wait for the database and look again.
        if (stopping) return;
        await sleep(DATABASE_PAUSE_MS);
      }
    }
  };
  const jobs = await startJobPool({
    pool: context.database.owner(),
    liveness,
    concurrency,
    handle,
    log: (level, message) => context.log(level, message),
  });
  const reaper = startReaper(context.database.owner(), (holder, runs) => context.log('warn', 'took over from a dead worker', { holder, runs }));
  return {
    async stop() {
      stopping = true;
      reaper.stop();
      await jobs.stop();
    },
  };
}

/** A run this version cannot advance is left exactly as it is, for one that can. */
function fault(context: EngineContext, tenant: string, run: string, error: unknown): void {
  const code = error instanceof PalimpsestError ? error.code : 'fault';
  const message = error instanceof PalimpsestError ? error.message : 'the run could not be advanced';
  context.log('error', message, { tenant, run, code });
}
