// npm run chaos: see README.md.
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { withOwnMounts } from './disk.mjs';
import { measureLatency } from './latency.mjs';
import { startModel } from './model.mjs';
import { readOptions } from './options.mjs';
import { play } from './play.mjs';
import { seeded } from './random.mjs';

const options = readOptions();
// The storm is for a database of its own, whatever else this machine uses.
delete process.env.DATABASE_URL;
delete process.env.PALIMPSEST_HOME;
const elsewhere = withOwnMounts(options);
if (elsewhere === undefined) await main();
else process.exitCode = elsewhere;

async function main() {
  const begun = Date.now();
  const seconds = () => ((Date.now() - begun) / 1_000).toFixed(1);
  const note = (line) => console.log(`${seconds().padStart(7)} s  ${line}`);
  const { seed, requests, counts, workers, latency: samples, keep } = options;
  const faults = Object.entries(counts).map(([name, count]) => `${count} ${name}`);
  note(`seed ${seed}: ${requests} requests, ${workers} workers and a server; ${faults.join(', ')}`);
  const model = await startModel(seeded(seed + 1));
  const folder = await mkdtemp(join(tmpdir(), 'palimpsest-chaos-'));
  try {
    const latency = samples > 0 ? await measureLatency(samples, model.environment) : undefined;
    // Those calls are of another ledger.
    model.calls.length = 0;
    await mkdir(join(folder, 'home'));
    const passed = await play({
      ...options,
      folder,
      home: join(folder, 'home'),
      model,
      latency,
      note,
      seconds,
    });
    process.exitCode = passed ? 0 : 1;
  } finally {
    await model.close();
    if (keep) note(`the data folder is ${folder}`);
    else await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}
