import { EventEmitter } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Runner, WorkerEvents } from 'graphile-worker';
import type { Pool, PoolClient } from 'pg';
import { isPassing, translateError } from '../postgres/translate-error.ts';
import type { Liveness } from './liveness.ts';

export interface Job {
  readonly tenant: string;
  readonly run: string;
}

/** A message to a webhook endpoint that is due. */
export interface DeliveryJob {
  readonly tenant: string;
  readonly delivery: string;
}

export interface JobPool {
  /** Takes no new jobs and lets running ones end; no job stays locked. */
  stop(): Promise<void>;
}

export interface JobPoolOptions {
  readonly pool: Pool;
  readonly liveness: Liveness;
  readonly concurrency: number;
  /** Must not throw: the queue never repeats anything by itself. */
  readonly handle: (job: Job) => Promise<void>;
  /** The second kind of job, which is left in the queue while there are enough of them. Must not throw either. */
  readonly deliveries?: {
    readonly handle: (job: DeliveryJob) => Promise<void>;
    /** Flags of jobs that are to stay in the queue for now. */
    readonly unwanted: () => string[];
  };
  readonly log: (level: 'debug' | 'warn', message: string) => void;
  /** How long the queue may take to end once no step is under way. */
  readonly leavingPatienceMs?: number;
}

const RESTART_PAUSE_MS = 250;
const LEAVING_PATIENCE_MS = 15_000;
const LEAVING_LOOK_MS = 100;
/** NOTIFY wakes a worker at once; polling only catches what a broken connection missed. */
const POLL_MS = 1_000;

/** One of the queue's pools, from its start until it takes no more jobs. */
interface OpenPool {
  /** Resolves when the pool begins to end, for whatever reason. Its running jobs may go on for long. */
  readonly ending: Promise<void>;
}

/**
 * Graphile Worker as a plain source of jobs. Its pools name themselves; jobs are locked by that name, so this
 * process also holds a liveness lock under it. A pool gives itself up when the database goes away: then the next
 * one starts at once, while the jobs of the old one are still coming to their end.
 */
export async function startJobPool({
  pool,
  liveness,
  concurrency,
  handle,
  deliveries,
  log,
  leavingPatienceMs = LEAVING_PATIENCE_MS,
}: JobPoolOptions): Promise<JobPool> {
  const { run, Logger } = await import('graphile-worker');
  const logger = new Logger(
    () => (level, message) => log(level === 'error' ? 'warn' : 'debug', `queue: ${message}`),
  );
  const underWay = new Set<Promise<void>>();
  /** Open pools, and the name by which their jobs are locked. */
  const pools = new Map<Runner, string | undefined>();
  let stopping = false;

  const open = async (): Promise<OpenPool> => {
    const events: WorkerEvents = new EventEmitter();
    let name: string | undefined;
    let held: Promise<void> = Promise.resolve();
    events.on('pool:create', ({ workerPool }) => {
      name = workerPool.id;
      held = liveness.hold(name);
    });
    const ending = new Promise<void>((resolve) => events.on('pool:gracefulShutdown', () => resolve()));
    const perform = async (begin: () => Promise<void>) => {
      await held;
      const work = begin();
      underWay.add(work);
      await work.finally(() => underWay.delete(work));
    };
    const runner = await run({
      pgPool: impatient(pool),
      schema: 'palimpsest_worker',
      concurrency,
      noHandleSignals: true,
      parsedCronItems: [],
      pollInterval: POLL_MS,
      events,
      logger,
      // Without a batch the queue does not wait for the end of a job to be written, and a database that is away at
      // that moment becomes an unhandled rejection, which ends the process.
      preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
      // Receivers that take their time must not keep runs from being advanced.
      forbiddenFlags: () => deliveries?.unwanted() ?? null,
      taskList: {
        advance: (payload) => perform(() => handle(payload as Job)),
        ...(deliveries === undefined
          ? {}
          : { deliver: (payload: unknown) => perform(() => deliveries.handle(payload as DeliveryJob)) }),
      },
    });
    pools.set(runner, name);
    const over = runner.promise.catch((error: unknown) =>
      log('warn', `queue ended: ${error instanceof Error ? error.name : 'unknown'}`),
    );
    // Once the name is free, whatever jobs the pool could not give back are enqueued again by a reaper.
    over
      .then(() => (name === undefined ? undefined : liveness.release(name)))
      .finally(() => pools.delete(runner));
    return { ending: Promise.race([ending, over]) };
  };

  const supervise = async (first: OpenPool) => {
    let current: OpenPool | undefined = first;
    while (!stopping) {
      await current?.ending;
      if (stopping) return;
      await sleep(RESTART_PAUSE_MS);
      current = stopping ? undefined : await open().catch(() => undefined);
    }
  };
  const first = async (): Promise<OpenPool> => {
    for (;;) {
      try {
        return await open();
      } catch (error) {
        if (!isPassing(error)) throw translateError(error);
        await sleep(RESTART_PAUSE_MS);
      }
    }
  };
  const supervised = supervise(await first());
  return {
    async stop() {
      stopping = true;
      // One may be starting in this very moment, so look again until none is left.
      const leave = async () => {
        while (pools.size > 0) {
          await Promise.all(
            [...pools.keys()].map(async (runner) => {
              await runner.stop().catch(() => undefined);
              await runner.promise.catch(() => undefined);
            }),
          );
          await sleep(1);
        }
      };
      const left = leave()
        .then(() => supervised)
        .then(leave);
      const done = left.then(() => Promise.all(underWay));
      // Steps under way are waited for as long as they take. The queue itself, which then has only to write that
      // its jobs are done, is not: whatever it could not give back goes to others.
      for (let calm = 0; calm < leavingPatienceMs; calm = underWay.size > 0 ? 0 : calm + LEAVING_LOOK_MS) {
        if ((await Promise.race([done.then(() => 'left'), sleep(LEAVING_LOOK_MS)])) === 'left') return;
      }
      log('warn', 'the queue did not end by itself; its jobs are given to others');
      for (const name of pools.values()) {
        if (name === undefined) continue;
        await liveness.release(name);
        await pool.query('select palimpsest.reclaim($1)', [name]).catch(() => undefined);
      }
    },
  };
}

/**
 * The queue waits for seconds, and ever longer, when a server says that it is just starting. Under another error
 * it simply polls again.
 */
function impatient(pool: Pool): Pool {
  const connect = async (): Promise<PoolClient> => {
    try {
      return await pool.connect();
    } catch (error) {
      throw translateError(error);
    }
  };
  type Taken = (
    error: Error | undefined,
    client: PoolClient | undefined,
    release: (broken?: boolean) => void,
  ) => void;
  const connectFor = (taken?: Taken) => {
    if (taken === undefined) return connect();
    connect().then(
      (client) => taken(undefined, client, (broken) => client.release(broken)),
      (error: Error) => taken(error, undefined, () => undefined),
    );
    return undefined;
  };
  return new Proxy(pool, {
    get: (target, name) => (name === 'connect' ? connectFor : Reflect.get(target, name, target)),
  });
}
