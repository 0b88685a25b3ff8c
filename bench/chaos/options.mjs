import { parseArgs } from 'node:util';
import { FAULTS } from './storm.mjs';

const DEFAULTS = {
  requests: 400,
  kills: 80,
  'server-kills': 20,
  pauses: 4,
  'server-pauses': 3,
  'database-stops': 8,
  cuts: 15,
  silences: 5,
  'full-disks': 4,
  workers: 5,
  latency: 100,
  seed: Date.now() % 1_000_000,
};

/** All numbers of the command line, with the faults also by themselves as `counts`. */
export function readOptions() {
  const values = givenOptions();
  if (values.help) {
    console.log(help());
    process.exit(0);
  }
  const numbers = Object.fromEntries(
    Object.entries(DEFAULTS).map(([name, usual]) => [name, numberOf(name, values[name], usual)]),
  );
  const counts = Object.fromEntries(Object.keys(FAULTS).map((name) => [name, numbers[name]]));
  return { ...numbers, counts, keep: values.keep };
}

function givenOptions() {
  try {
    return parseArgs({
      options: {
        ...Object.fromEntries(Object.keys(DEFAULTS).map((name) => [name, { type: 'string' }])),
        keep: { type: 'boolean', default: false },
        help: { type: 'boolean', default: false },
      },
    }).values;
  } catch (error) {
    console.error(`${error.message}. All options: npm run chaos -- --help`);
    process.exit(2);
  }
}

const OTHERS = {
  requests: 'requests, of all four pipelines',
  workers: 'worker processes; the clock of every third is set back while it works',
  latency: 'runs to measure how soon a worker begins; 0 leaves that out',
  seed: 'gives the same requests and faults again; by default another one each time',
};

function help() {
  const lines = Object.entries(DEFAULTS).map(([name, usual]) => {
    const what = FAULTS[name]?.what ?? OTHERS[name];
    return `  --${name} <n>`.padEnd(24) + what + (name === 'seed' ? '' : ` (${usual})`);
  });
  return [
    'npm run chaos -- [options]: nothing is lost, whatever dies (bench/chaos/README.md)',
    ...lines,
    `${'  --keep'.padEnd(24)}keeps the data folder`,
  ].join('\n');
}

function numberOf(name, given, usual) {
  const value = given === undefined ? usual : Number(given);
  if (Number.isInteger(value) && value >= 0) return value;
  console.error(`--${name} must be a whole number, not '${given}'.`);
  process.exit(2);
}
