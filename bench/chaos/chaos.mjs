// npm run chaos: see README.md.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { checkAll } from './checks.mjs';
import { latencyAcross, latencyWithin } from './latency.mjs';
import { startModel } from './model.mjs';
import { percentile, seeded } from './random.mjs';
import { feedRuns, untilAllEnded } from './runs.mjs';
import { openEngine } from './setup.mjs';
import { storm } from './storm.mjs';
import { startWorkers } from './workers.mjs';

const { values } = parseArgs({
  options: {
    kills: { type: 'string', default: '200' },
    runs: { type: 'string', default: '500' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
    workers: { type: 'string', default: '4' },
    'database-stops': { type: 'string', default: '10' },
    pauses: { type: 'string', default: '5' },
    latency: { type: 'string', default: '100' },
    keep: { type: 'boolean', default: false },
  },
});
const number = (name) => {
  const value = Number(values[name]);
  if (Number.isInteger(value) && value >= 0) return value;
  console.error(`--${name} must be a whole number, not '${values[name]}'.`);
  process.exit(2);
};
const [kills, runs, seed, count, databaseStops, pauses, samples] = [
  'kills',
  'runs',
  'seed',
  'workers',
  'database-stops',
  'pauses',
  'latency',
].map(number);

const begun = Date.now();
const seconds = () => ((Date.now() - begun) / 1_000).toFixed(1);
const note = (line) => console.log(`${seconds().padStart(7)} s  ${line}`);
const random = seeded(seed);
const home = await mkdtemp(join(tmpdir(), 'palimpsest-chaos-'));
note(
  `seed ${seed}: ${runs} runs and ${kills} kills, then again with ${databaseStops} stops of the database; ${count} workers`,
);

const model = await startModel(seeded(seed + 1));
let workers;
let failed = true;
try {
  const within = samples > 0 ? await latencyWithin((more) => openEngine(home, more), samples) : undefined;
  const engine = await openEngine(home);
  try {
    workers = startWorkers({ home, count, concurrency: 4, environment: model.environment });
    await workers.ready();
    const across = samples > 0 ? await latencyAcross(engine, samples) : undefined;
    // Those within this process asked a fake of their own, which the model does not know of.
    const runIds = [...(across?.runIds ?? [])];
    const totals = { kills: 0, databaseStops: 0, pauses: 0 };
    const phases = [{ name: 'kills', databaseStops: 0 }];
    if (databaseStops > 0) phases.push({ name: 'kills-and-stops', databaseStops });
    for (const phase of phases) {
      phase.from = Date.now();
      const blowing = await storm({
        random,
        workers,
        engine,
        home,
        kills,
        databaseStops: phase.databaseStops,
        pauses: phase.databaseStops > 0 ? 0 : pauses,
        note,
      });
      const progress = () => (kills === 0 ? 1 : blowing.done.kills / kills);
      const [started] = await Promise.all([
        feedRuns({ engine, runs, phase: phase.name, random, progress }),
        blowing.over,
      ]);
      runIds.push(...started);
      note(`${phase.name}: ${started.length} runs started, ${blowing.done.kills} workers killed`);
      const open = await untilAllEnded(engine);
      note(`${phase.name}: ${open === 0 ? 'all runs ended' : `${open} runs are stuck`}`);
      phase.to = Date.now();
      for (const name of Object.keys(totals)) totals[name] += blowing.done[name];
    }
    await workers.leave();
    const { record, checks } = await checkAll({ engine, runIds, calls: model.calls, faults: workers.faults });
    const interrupted = record.types['attempt-interrupted'] ?? 0;
    if (totals.kills > 0)
      checks.push({ what: 'interruptions are on record', ok: interrupted > 0, detail: `${interrupted}` });
    report({ record, checks, totals, phases, within, across, log: workers.log, killedAt: workers.killedAt });
    failed = checks.some(({ ok }) => !ok);
  } finally {
    workers?.abandon();
    await engine.close();
  }
} finally {
  await model.close();
  if (values.keep) note(`the data folder is ${home}`);
  else await rm(home, { recursive: true, force: true, maxRetries: 5 });
}
process.exitCode = failed ? 1 : 0;

function report({ record, checks, totals, phases, within, across, log, killedAt }) {
  const types = (name) => record.types[name] ?? 0;
  const ms = (numbers, share) => `${Math.round(percentile(numbers, share))} ms`;
  console.log('\nRuns');
  for (const [how, times] of Object.entries(record.ended).sort())
    console.log(`  ${String(times).padStart(6)}  ${how}`);
  console.log('What happened');
  const lines = [
    [totals.kills, 'workers killed'],
    [totals.databaseStops, 'stops of the database'],
    [totals.pauses, 'workers paused until they were taken for dead'],
    [types('attempt-started'), 'attempts begun'],
    [model.calls.length, 'calls the model counted'],
    [types('attempt-succeeded'), 'attempts succeeded'],
    [types('attempt-failed'), 'attempts failed'],
    [types('attempt-interrupted'), 'attempts interrupted'],
    [types('attempt-late'), 'answers that came late'],
    [types('attempt-replayed'), 'answers replayed from a recording'],
    [log.filter(({ level }) => level === 'error').length, 'faults that workers reported'],
  ];
  for (const [times, what] of lines) console.log(`  ${String(times).padStart(6)}  ${what}`);
  for (const { name, from, to } of phases) {
    const kills = record.interruptions
      .map(({ holder, at }) => ({ killed: killedAt.get(holder), at }))
      .filter(({ killed }) => killed >= from && killed < to);
    const taken = kills.map(({ killed, at }) => at - killed);
    if (taken.length > 0)
      console.log(
        `  ${name}: ${taken.length} calls of killed workers were taken up after ${ms(taken, 0.5)} (p50), ${ms(taken, 0.99)} (p99)`,
      );
  }
  if (within !== undefined)
    console.log(
      `  enqueue to start within a process: p50 ${within.p50} ms, p99 ${within.p99} ms (${within.samples} runs)`,
    );
  if (across !== undefined)
    console.log(
      `  enqueue to start across processes: p50 ${across.p50} ms, p99 ${across.p99} ms (${across.samples} runs)`,
    );
  const [fault] = log.filter(({ level }) => level === 'error');
  if (fault !== undefined) console.log(`  the first fault: ${fault.message} ${JSON.stringify(fault.fields)}`);
  console.log('Checks');
  for (const { what, ok, detail } of checks)
    console.log(`  ${ok ? 'ok    ' : 'FAILED'}  ${what}${detail === '' ? '' : ` (${detail})`}`);
  console.log(
    `\n${checks.every(({ ok }) => ok) ? 'All checks passed' : 'Some checks FAILED'} in ${seconds()} s (seed ${seed}).`,
  );
}
