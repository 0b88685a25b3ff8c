// npm run bench -- storage: what one rewrite of each pipeline leaves in the database and takes from the machine, all
// offline. These are the measured inputs of docs/scale.md.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createEngine } from '@palimpsest/engine';
import { JOBS } from '../growth/jobs.mjs';
import { processorSeconds } from './processor.mjs';

/** What is done, how often, and how many rewrites one time is. */
const SHAPES = {
  complaint: { what: 'message', size: 500, times: 1, rewrites: 500 },
  assessment: { what: 'problem', size: 50, times: 4, rewrites: 50 },
  blog: { what: 'post of 5 kB', size: 5, times: 40, rewrites: 1 },
  research: { what: 'question, 40 documents', size: 40, times: 6, rewrites: 1 },
};

export async function run({ scale, note }) {
  const rows = [];
  for (const [name, shape] of Object.entries(SHAPES)) {
    note(`what one ${shape.what} leaves and takes`);
    rows.push(...(await measured(name, shape, scale)));
  }
  return rows;
}

async function measured(name, { what, size, times, rewrites }, scale) {
  const folder = await mkdtemp(join(tmpdir(), 'palimpsest-storage-'));
  const engine = await createEngine({ home: join(folder, 'home'), environment: {} });
  try {
    await (await JOBS[name].prepare(engine, folder, JOBS[name].base, 'warm'))();
    const rounds = Math.max(1, Math.round(times * scale));
    const acts = [];
    for (let i = 0; i < rounds; i += 1)
      acts.push(await JOBS[name].prepare(engine, folder, size, `measured-${i}`));
    const before = await counts(engine);
    for (const act of acts) await act();
    const after = await counts(engine);
    const each = (key) => (after[key] - before[key]) / (rounds * rewrites);
    const row = (kind, value, unit) => ({ what: `${what}: ${kind}`, value, unit, of: name, kind });
    return [
      row('database', each('bytes') / 1_000, 'kB'),
      row('write-ahead log', each('log') / 1_000, 'kB'),
      row('events', each('events'), 'events'),
      row('transactions', each('transactions'), 'tx'),
      row('processor of the worker', each('worker') * 1_000, 'ms'),
      row('processor of the database', each('database') * 1_000, 'ms'),
    ];
  } finally {
    await engine.close();
    await rm(folder, { recursive: true, force: true });
  }
}

async function counts(engine) {
  const owner = engine.context.database.owner();
  // The statistics of other sessions are written with a delay of up to a second.
  await new Promise((resolve) => setTimeout(resolve, 1_200));
  const { rows } = await owner.query(`
    select (select sum(pg_total_relation_size(c.oid))::float8 from pg_class c
             join pg_namespace n on n.oid = c.relnamespace
            where c.relkind = 'r' and n.nspname in ('palimpsest', 'graphile_worker')) as bytes,
           (pg_current_wal_insert_lsn() - '0/0'::pg_lsn)::float8 as log,
           (select count(*)::float8 from palimpsest.ledger_events) as events,
           (select xact_commit::float8 from pg_stat_database where datname = current_database()) as transactions,
           pg_backend_pid() as pid`);
  return { ...rows[0], ...processorSeconds(rows[0].pid) };
}
