// npm run bench -- ledger: runs the named benchmarks, prints one table each, keeps the figures in bench/results.
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { cpus } from 'node:os';
import { parseArgs } from 'node:util';

const benchmarks = {
  ledger: () => import('./ledger/ledger.mjs'),
  blog: () => import('./blog/blog.mjs'),
  assessment: () => import('./assessment/assessment.mjs'),
  research: () => import('./research/research.mjs'),
  complaint: () => import('./complaint/complaint.mjs'),
  http: () => import('./http/http.mjs'),
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
  print(name, rows);
}
await mkdir(new URL('.', file), { recursive: true });
await writeFile(file, `${JSON.stringify(results, null, 2)}\n`);

/** One line a measurement, with what it was compared with in the same run. */
function print(name, rows) {
  const table = [['', 'measured', 'goal', 'compared with', 'ratio', 'p50', 'p99'], ...rows.map(cells)];
  const widths = table[0].map((_, column) => Math.max(...table.map((row) => row[column].length)));
  console.log(name);
  for (const [i, row] of table.entries()) {
    console.log(
      `  ${row.map((cell, column) => (column === 0 ? cell.padEnd(widths[column]) : cell.padStart(widths[column]))).join('  ')}`,
    );
    if (i === 0) console.log(`  ${widths.map((width) => '-'.repeat(width)).join('  ')}`);
  }
  console.log('');
}

function cells({ what, value, unit, goal, peer, p50, p99 }) {
  const number = (n) => (n >= 100 ? Math.round(n).toLocaleString('en-GB') : n.toFixed(1));
  const time = (ms) => (ms === undefined ? '' : `${ms.toFixed(2)} ms`);
  return [
    what,
    `${number(value)} ${unit}`,
    goal === undefined ? '' : `${goal.below ? '<' : '≥'} ${number(goal.below ?? goal.atLeast)}`,
    peer === undefined ? '' : `${peer.name} ${number(peer.value)} ${unit}`,
    peer === undefined ? '' : `${(value / peer.value).toFixed(2)}×`,
    time(p50),
    time(p99),
  ];
}
