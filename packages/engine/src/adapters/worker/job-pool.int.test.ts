import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type MigratedServer, startMigratedServer } from '../testing/migrated-server.ts';
import { startJobPool } from './job-pool.ts';

let database: MigratedServer;
let pool: MigratedServer['pool'];
beforeAll(async () => {
  database = await startMigratedServer();
  ({ pool } = database);
});
afterAll(() => database?.close());

const jobs = async () =>
  (
    await pool.query(
      'select key, locked_by is not null as locked from palimpsest_worker._private_jobs order by id',
    )
  ).rows;
const add = (run: string) =>
  pool.query(
    "select palimpsest_worker.add_job('advance', json_build_object('tenant', 't', 'run', $1::text), job_key := 't/' || $1::text, max_attempts := 1)",
    [run],
  );
async function until(condition: () => Promise<boolean>): Promise<void> {
  while (!(await condition())) await sleep(10);
}
const stuckLiveness = {
  hold: () => new Promise<void>(() => undefined),
  release: async () => undefined,
  close: async () => undefined,
};
const lively = { ...stuckLiveness, hold: async () => undefined };

it('leaves even when a job cannot come to its end, and gives that job to others', async () => {
  const said: string[] = [];
  const started = await startJobPool({
    pool,
    liveness: stuckLiveness,
    concurrency: 1,
    handle: async () => undefined,
    log: (_level, message) => said.push(message),
    leavingPatienceMs: 300,
  });
  await add('stuck');
  await until(async () => (await jobs()).some(({ locked }) => locked));
  await started.stop();
  expect(await jobs()).toEqual([{ key: 't/stuck', locked: false }]);
  expect(said).toContain('the queue did not end by itself; its jobs are given to others');
  await pool.query('delete from palimpsest_worker._private_jobs');
});

/** A pool whose only job, `run`, is under way until `finish` is called. */
async function poolAtWork(run: string, leavingPatienceMs?: number) {
  let finish: () => void = () => undefined;
  const step = new Promise<void>((resolve) => {
    finish = resolve;
  });
  const started = await startJobPool({
    pool,
    liveness: lively,
    concurrency: 1,
    handle: () => step,
    log: () => undefined,
    ...(leavingPatienceMs === undefined ? {} : { leavingPatienceMs }),
  });
  await add(run);
  await until(async () => (await jobs()).some(({ locked }) => locked));
  return { stop: () => started.stop(), finish };
}

it('waits for a step under way for as long as it takes, and leaves no job locked', async () => {
  const { stop, finish } = await poolAtWork('long', 100);
  let left = false;
  const leaving = stop().then(() => {
    left = true;
  });
  await sleep(1_000);
  expect(left).toBe(false);
  finish();
  await leaving;
  // So little patience may end before the queue has written that its job is done: then the job is anyone's.
  expect((await jobs()).filter(({ locked }) => locked)).toEqual([]);
  await pool.query('delete from palimpsest_worker._private_jobs');
});

it('has written the end of its jobs when it leaves in its own time', async () => {
  const { stop, finish } = await poolAtWork('short');
  const leaving = stop();
  finish();
  await leaving;
  expect(await jobs()).toEqual([]);
});
