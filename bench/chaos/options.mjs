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
  const { values } = parseArgs({
    options: {
      ...Object.fromEntries(Object.keys(DEFAULTS).map((name) => [name, { type: 'string' }])),
      keep: { type: 'boolean', default: false },
    },
  });
  const numbers = Object.fromEntries(
    Object.entries(DEFAULTS).map(([name, usual]) => [name, numberOf(name, values[name], usual)]),
  );
  const counts = Object.fromEntries(Object.keys(FAULTS).map((name) => [name, numbers[name]]));
  return { ...numbers, counts, keep: values.keep };
}

function numberOf(name, given, usual) {
  const value = given === undefined ? usual : Number(given);
  if (Number.isInteger(value) && value >= 0) return value;
  console.error(`--${name} must be a whole number, not '${given}'.`);
  process.exit(2);
}
