import { EventEmitter } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Runner, WorkerEvents } from 'graphile-worker';
import type { Pool } from 'pg';
import type { Liveness } from './liveness.ts';

export interface Job {
  readonly tenant: string;
  readonly run: string;
}

export interface JobPool {
  /** Lets running jobs end, takes no new ones. */
  stop(): Promise<void>;
}

export interface JobPoolOptions {
  readonly pool: Pool;
  readonly liveness: Liveness;
  readonly concurrency: number;
  /** Must not throw: the queue never repeats anything by itself. */
  readonly handle: (job: Job, holder: string) => Promise<void>;
  readonly log: (level: 'debug' | 'info' | 'warn' | 'error', message: string) => void;
}

const RESTART_PAUSE_MS = 250;
/** NOTIFY wakes a worker at once; polling only catches what a broken connection missed. */
const POLL_MS = 1_000;

/**
 * Graphile Worker as a plain source of jobs. Its pool names itself; that name is what jobs are locked by, so it
 * is also the name this process is known to be alive under. A pool that ends because the database went away is
 * started again.
 */
export async function startJobPool({ pool, liveness, concurrency, handle, log }: JobPoolOptions): Promise<JobPool> {
  const { run, Logger } = await import('graphile-worker');
  const logger = new Logger(() => (level, message) => log(level === 'error' || level === 'warning' ? 'warn' : 'debug', `queue: ${message}`));
  let stopping = false;
  let runner: Runner | undefined;

  const start = async (): Promise<Runner> => {
    const events: WorkerEvents = new EventEmitter();
    let holder: string | undefined;
    let held: Promise<void> = Promise.resolve();
    events.on('pool:create', ({ workerPool }) => {
      holder = workerPool.id;
      held = liveness.hold(holder);
    });
    const started = await run({
      pgPool: pool,
      schema: 'palimpsest_worker',
      concurrency,
      noHandleSignals: true,
      parsedCronItems: [],
      pollInterval: POLL_MS,
      events,
      logger,
      taskList: {
        advance: async (payload) => {
          await held;
          await handle(payload as Job, holder as string);
        },
      },
    });
    started.promise
      .catch((error: unknown) => log('warn', `queue ended: ${error instanceof Error ? error.name : 'unknown'}`))
      .finally(() => (holder === undefined ? undefined : liveness.release(holder)));
    return started;
  };

  const supervise = async () => {
    while (!stopping) {
      try {
        runner = await start();
        await runner.promise;
      } catch {
        // The database is away, or the pool gave up on it: begin anew.
      }
      if (!stopping) await sleep(RESTART_PAUSE_MS);
    }
  };
  runner = await start();
  const first = runner;
  const supervised = first.promise.catch(() => undefined).then(supervise);
  return {
    async stop() {
      stopping = true;
      await runner?.stop().catch(() => undefined);
      await supervised;
    },
  };
}
