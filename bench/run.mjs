// npm run bench -- ledger: runs the named benchmarks (all without a name), prints one table each, keeps the figures in
// bench/results and, when every part was measured, writes docs/benchmarks.md and docs/scale.md from them.
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { cpus } from 'node:os';
import { parseArgs } from 'node:util';
import { benchmarksPage } from './report/benchmarks-page.mjs';
import { scalePage } from './report/scale-page.mjs';
import { terminalTable } from './report/tables.mjs';

const benchmarks = {
  ledger: () => import('./ledger/ledger.mjs'),
  blog: () => import('./blog/blog.mjs'),
  assessment: () => import('./assessment/assessment.mjs'),
  research: () => import('./research/research.mjs'),
  complaint: () => import('./complaint/complaint.mjs'),
  http: () => import('./http/http.mjs'),
  injection: () => import('./injection/injection.mjs'),
  growth: () => import('./growth/growth.mjs'),
  storage: () => import('./storage/storage.mjs'),
};

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { scale: { type: 'string', default: '1' } },
});
const names = positionals.length > 0 ? positionals : Object.keys(benchmarks);
const unknown = names.filter((name) => !(name in benchmarks));
if (unknown.length > 0) {
  console.error(`There is no benchmark '${unknown[0]}'. There are: ${Object.keys(benchmarks).join(', ')}.`);
  process.exit(2);
}

const machine = { node: process.version, cores: cpus().length, model: cpus()[0]?.model ?? 'unknown' };
console.log(`Node ${machine.node}, ${machine.cores} cores, ${machine.model}\n`);
// What was measured before and is not measured now stays, with its own day.
const file = new URL('./results/latest.json', import.meta.url);
const before = await readFile(file, 'utf8').then(JSON.parse, () => ({}));
const results = { machine, benchmarks: { ...before.benchmarks } };
for (const name of names) {
  const { run } = await benchmarks[name]();
  const rows = await run({ scale: Number(values.scale), note: (line) => console.error(`  … ${line}`) });
  results.benchmarks[name] = { at: new Date().toISOString(), rows };
  console.log(`${name}\n${terminalTable(rows)}\n`);
  // After each one, so that what was measured is kept whatever happens to the next.
  await keep();
}

async function keep() {
  const known = Object.keys(benchmarks).filter((name) => name in results.benchmarks);
  results.benchmarks = Object.fromEntries(known.map((name) => [name, results.benchmarks[name]]));
  // A small trial run is no measurement.
  if (Number(values.scale) !== 1) return;
  await mkdir(new URL('.', file), { recursive: true });
  await writeFile(file, `${JSON.stringify(results, null, 2)}\n`);
  // A page with parts missing would hide them.
  if (known.length < Object.keys(benchmarks).length) return;
  await writeFile(new URL('../docs/benchmarks.md', import.meta.url), benchmarksPage(results));
  await writeFile(new URL('../docs/scale.md', import.meta.url), scalePage(results));
}
