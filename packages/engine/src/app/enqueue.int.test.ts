import { rm } from 'node:fs/promises';
import type { PoolClient } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freshHome } from '../testing/fresh-home.ts';
import { createEngine, type Engine } from './engine.ts';

let engine: Engine;
let home: string;

beforeAll(async () => {
  home = freshHome('palimpsest-enqueue-');
  engine = await createEngine({ home, pipelines: [], environment: {} });
  // The task must be known for the short cut to be taken.
  await engine.context.database
    .owner()
    .query("select palimpsest_worker.add_job('advance', '{}', run_at := '2100-01-01')");
});
afterAll(async () => {
  await engine?.close();
  await rm(home, { recursive: true, force: true });
});

/** Both ways to add the same job: the queue's own, and the short cut every append takes. */
const ways = {
  add_job: (client: PoolClient, run: string, at: string) =>
    client.query(
      "select palimpsest_worker.add_job('advance', json_build_object('tenant', 't', 'run', $1::text), job_key := 't/' || $1::text, run_at := $2::timestamptz, max_attempts := 1)",
      [run, at],
    ),
  enqueue_run: (client: PoolClient, run: string, at: string) =>
    client.query('select palimpsest.enqueue_run($1, $2)', [run, at]),
};
const earlier = '2030-01-01T00:00:00.000Z';
const later = '2031-01-01T00:00:00.000Z';

type Way = (typeof ways)[keyof typeof ways];
const situations: Record<string, (client: PoolClient, add: Way) => Promise<unknown>> = {
  'a new job': (client, add) => add(client, 'r', earlier),
  'a job that waits already': async (client, add) => {
    await add(client, 'r', earlier);
    await add(client, 'r', later);
  },
  'a job that failed before': async (client, add) => {
    await add(client, 'r', earlier);
    await client.query("update palimpsest_worker._private_jobs set attempts = 1, last_error = 'x'");
    await add(client, 'r', later);
  },
  'a job that is under way': async (client, add) => {
    await add(client, 'r', earlier);
    await client.query(
      "update palimpsest_worker._private_jobs set locked_at = now(), locked_by = 'pool', attempts = 1",
    );
    await add(client, 'r', later);
  },
};

async function jobsAfter(
  situation: (client: PoolClient, add: Way) => Promise<unknown>,
  add: Way,
): Promise<unknown[]> {
  const client = await engine.context.database.owner().connect();
  try {
    await client.query('begin');
    await client.query("select set_config('palimpsest.tenant', 't', true)");
    await client.query('delete from palimpsest_worker._private_jobs');
    await situation(client, add);
    const { rows } = await client.query(
      'select job_queue_id, task_id, payload, priority, run_at, attempts, max_attempts, last_error, key, locked_by, revision, flags, is_available from palimpsest_worker._private_jobs order by id',
    );
    return rows;
  } finally {
    await client.query('rollback');
    client.release();
  }
}

describe('the short cut into the queue', () => {
  it.each(Object.entries(situations))(
    'leaves the same rows as the queue itself for %s',
    async (_name, situation) => {
      const expected = await jobsAfter(situation, ways.add_job);
      expect(expected.length).toBeGreaterThan(0);
      expect(await jobsAfter(situation, ways.enqueue_run)).toEqual(expected);
    },
  );

  it('wakes a worker that listens', async () => {
    const listener = await engine.context.database.owner().connect();
    const woken = new Promise<string | undefined>((resolve) =>
      listener.once('notification', ({ payload }) => resolve(payload)),
    );
    await listener.query('listen "jobs:insert"');
    const client = await engine.context.database.owner().connect();
    await client.query("begin; select set_config('palimpsest.tenant', 't', true)");
    await client.query("select palimpsest.enqueue_run('r', '2100-01-01')");
    await client.query('commit');
    expect(JSON.parse((await woken) ?? '{}')).toMatchObject({ count: 1 });
    listener.release(true);
    client.release();
  });
});
