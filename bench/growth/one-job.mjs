// One job of one size, alone in this process: prints what it took and the most memory the process had.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { createEngine } from '@palimpsest/engine';
import { JOBS } from './jobs.mjs';

const [name, size] = process.argv.slice(2);
const job = JOBS[name];
const folder = await mkdtemp(join(tmpdir(), 'palimpsest-growth-'));
const engine = await createEngine({ home: join(folder, 'home'), environment: {} });
try {
  // Once small, so that what a process loads and compiles the first time is not counted.
  await (await job.prepare(engine, folder, job.base, 'warm'))();
  const act = await job.prepare(engine, folder, Number(size), 'measured');
  const begun = performance.now();
  await act();
  const seconds = (performance.now() - begun) / 1_000;
  const megabytes = process.resourceUsage().maxRSS / 1_000;
  process.stdout.write(JSON.stringify({ seconds, megabytes }));
} finally {
  await engine.close();
  await rm(folder, { recursive: true, force: true });
}
