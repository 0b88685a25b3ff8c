import { setTimeout as sleep } from 'node:timers/promises';
import { asTenant } from '../adapters/postgres/database.ts';
import { isPassing } from '../adapters/postgres/translate-error.ts';
import { type Job, startJobPool } from '../adapters/worker/job-pool.ts';
import type { Liveness } from '../adapters/worker/liveness.ts';
import { startReaper } from '../adapters/worker/reaper.ts';
import { PalimpsestError } from '../errors/palimpsest-error.ts';
import { abandonedRuns } from './abandoned-runs.ts';
import { advanceRun } from './advance-run.ts';
import type { EngineContext } from './context.ts';
import type { Performer } from './performer.ts';
import { deliveryWorker } from './webhooks/delivery-worker.ts';

export interface WorkerOptions {
  readonly concurrency: number;
}

export interface Worker {
  /** The name its attempts carry, and the lock that shows it lives. */
  readonly holder: string;
  /** Lets calls under way end and be recorded, then leaves. */
  stop(): Promise<void>;
}

const DATABASE_PAUSE_MS = 200;
/** A worker that is asked to leave while the database is away does not wait for it for ever. */
const LEAVING_PATIENCE_MS = 20_000;
/** A run that could not be advanced here is offered to others, and to later versions, this much later. */
const FAULT_PAUSE_MS = 30_000;

/** Takes jobs, advances their runs, and looks after the runs of workers that died. */
export async function startWorker(
  context: EngineContext,
  liveness: Liveness,
  { concurrency }: WorkerOptions,
): Promise<Worker> {
  // A process that runs for months must not read a pipeline from files that were replaced meanwhile.
  await context.pipelines.all();
  let stoppingSince: number | undefined;
  const holder = `worker-${context.newId()}`;
  const performer: Performer = {
    holder,
    mode: 'queued',
    active: new Set(),
    stopping: () => stoppingSince !== undefined,
  };
  const patient = () =>
    stoppingSince === undefined || performance.now() - stoppingSince < LEAVING_PATIENCE_MS;
  const untilItPasses = async <T>(work: () => Promise<T>): Promise<T> => {
    for (;;) {
      try {
        return await work();
      } catch (error) {
        // Nothing is half-done: the run is where its events say. Wait for the database and look again.
        if (!isPassing(error) || !patient()) throw error;
        await sleep(DATABASE_PAUSE_MS);
      }
    }
  };
  const handle = async ({ tenant, run }: Job) => {
    try {
      await untilItPasses(() => advanceRun(context, performer, tenant, run));
    } catch (error) {
      logFault(context, tenant, run, error);
      await untilItPasses(() => offerLater(context, tenant, run)).catch((again) =>
        logFault(context, tenant, run, again),
      );
    }
  };
  await liveness.hold(holder);
  const jobs = await startJobPool({
    pool: context.database.owner(),
    liveness,
    concurrency,
    handle,
    deliveries: deliveryWorker(context, { holder, concurrency, patiently: untilItPasses }),
    log: (level, message) => context.log(level, message),
  });
  const reaper = startReaper({
    pool: context.database.owner(),
    onReclaimed: (dead, runs) => context.log('warn', 'took over from a dead worker', { holder: dead, runs }),
    onSwept: (runs) => context.log('warn', 'took up runs that nobody was advancing', { runs }),
  });
  const abandoned = abandonedRuns(context, performer, handle);
  return {
    holder,
    async stop() {
      stoppingSince ??= performance.now();
      await Promise.all([jobs.stop(), reaper.stop(), abandoned.stop()]);
      await liveness.release(holder);
    },
  };
}

/** A run this version cannot advance is left exactly as it is, for one that can. */
function offerLater({ database }: EngineContext, tenant: string, run: string): Promise<void> {
  return asTenant(database, tenant, async (client) => {
    await client.query("select palimpsest.requeue_run($1, now() + $2::float8 * interval '1 ms')", [
      run,
      FAULT_PAUSE_MS,
    ]);
  });
}

function logFault(context: EngineContext, tenant: string, run: string, error: unknown): void {
  const code = error instanceof PalimpsestError ? error.code : 'fault';
  const message = error instanceof PalimpsestError ? error.message : 'the run could not be advanced';
  context.log('error', message, { tenant, run, code });
}
