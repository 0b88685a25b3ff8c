// Changes the code in every small way that a mistake could, and counts the changes that no test notices:
// `npm run stryker -- kernel`. All of it happens in a copy of the repository; the checkout is only read.
import { spawn } from 'node:child_process';
import { appendFileSync, copyFileSync, existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { copyRepository } from '../mutate/copy-repository.mjs';
import { openEarlier } from './earlier.mjs';
import { filesOf, instrument, TOOL } from './instrument.mjs';
import { listMissed, printScores, readLog } from './report.mjs';
import { TARGETS } from './targets.mjs';

const here = import.meta.dirname;
const root = dirname(dirname(here));
const vitest = join(dirname(createRequire(import.meta.url).resolve('vitest/package.json')), 'vitest.mjs');
const LEAST = 80;
/** A test that says nothing for so long hangs. */
const SILENCE = 120_000;
/** Generated cases: a test that fails need not look for the smallest case. */
const SETUP = `import { configureGlobal } from 'fast-check';
configureGlobal({ endOnFailure: true });
`;
const usage = `npm run stryker -- NAME [--only PART,PART] [--tests PART,PART] [--sample N/M] [--missed] [--earlier FILE]
NAME: ${Object.keys(TARGETS).join(', ')}
--only     mutates only files whose path contains one of these parts
--tests    runs only test files whose path contains one of these parts
--sample   tries only every Mth change, from the Nth on: 1/5, or 3/5 for others
--missed   lists the changes that no test noticed
--earlier  takes from this file what tests noticed in earlier runs of the same sources, and adds to it
`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    only: { type: 'string', default: '' },
    tests: { type: 'string', default: '' },
    sample: { type: 'string', default: '1/1' },
    earlier: { type: 'string' },
    missed: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});
const target = TARGETS[positionals[0]];
if (target === undefined || values.help) {
  process.stdout.write(usage);
  process.exit(values.help ? 0 : 2);
}
process.exitCode = await main();

async function main() {
  if (!(await install())) return 2;
  const copy = copyRepository(root);
  process.on('exit', () => copy.remove());
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(130));
  for (const change of target.changes ?? []) {
    const { problem } = copy.change(change);
    if (problem === undefined) continue;
    process.stderr.write(`scripts/stryker/targets.mjs does not fit the code any more: ${problem}\n`);
    return 2;
  }
  const all = await instrument(copy.folder, filesOf(root, target, parts(values.only)));
  const [first = 1, step = 1] = values.sample.split('/').map(Number);
  const mutants = all.filter((_, at) => at % step === first - 1);
  process.stdout.write(`${mutants.length} of ${all.length} changes to try\n`);
  const log = join(copy.folder, 'mutants.log');
  const earlier = values.earlier === undefined ? null : openEarlier(root, values.earlier, mutants);
  const skipped = all.filter((mutant) => !mutants.includes(mutant)).map(({ id }) => `skipped ${id}\n`);
  writeFileSync(log, [earlier?.settled ?? '', ...skipped].join(''));
  // Also when the run is stopped half-way, and before the copy is removed.
  process.prependListener('exit', () => earlier?.keep(readLog(readFileSync(log, 'utf8'))));
  writeFileSync(join(copy.folder, 'vitest.mutants.config.ts'), vitestConfig());
  writeFileSync(join(copy.folder, 'mutants-setup.ts'), SETUP);
  copyFileSync(join(here, 'runner.mjs'), join(copy.folder, 'mutants-runner.mjs'));
  // Short tests first: few mutants are left for the long ones.
  for (const turn of ['short', 'middle', 'long']) if (!(await tryAll(copy.folder, log, turn))) return 2;
  const results = readLog(readFileSync(log, 'utf8'));
  const score = printScores(mutants, results);
  if (values.missed) listMissed(mutants, results);
  return score < LEAST ? 1 : 0;
}

function parts(list) {
  return list.split(',').filter((part) => part !== '');
}

/** Runs the tests until they come to their end; a mutant in which they hang is left out of the next time. */
async function tryAll(folder, log, turn) {
  for (;;) {
    const end = await runTests(folder, log, turn);
    if (end.ended) {
      if (end.code === 0) return true;
      process.stderr.write(`The tests fail without any change:\n${end.output}\n`);
      return false;
    }
    const last = readFileSync(log, 'utf8').trimEnd().split('\n').at(-1) ?? '';
    if (!last.startsWith('try ')) {
      process.stderr.write(`The tests hang without any change:\n${end.output}\n`);
      return false;
    }
    appendFileSync(log, `hung ${last.slice(4)}\n`);
  }
}

function runTests(folder, log, turn) {
  const args = [
    vitest,
    'run',
    ...parts(values.tests),
    '--config',
    'vitest.mutants.config.ts',
    '--reporter=dot',
  ];
  const child = spawn(process.execPath, args, {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
    env: {
      ...process.env,
      CI: '1',
      NO_COLOR: '1',
      PALIMPSEST_MUTANTS_LOG: log,
      PALIMPSEST_MUTANTS_TURN: turn,
    },
  });
  const stop = () => {
    try {
      process.kill(-child.pid, 'SIGKILL');
    } catch {
      // It has ended by itself.
    }
  };
  // Before the copy is removed under their feet.
  process.prependOnceListener('exit', stop);
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (data) => {
      output = (output + data).slice(-4000);
    });
  let hangs = false;
  let spoken = Date.now();
  let size = 0;
  const watch = setInterval(() => {
    const now = statSync(log).size;
    if (now !== size) {
      size = now;
      spoken = Date.now();
    } else if (Date.now() - spoken > SILENCE) {
      hangs = true;
      stop();
    }
  }, 1_000);
  return new Promise((resolve) => {
    child.on('close', (code) => {
      clearInterval(watch);
      process.off('exit', stop);
      resolve({ ended: !hangs, code, output });
    });
  });
}

async function install() {
  if (existsSync(join(TOOL, 'node_modules/@stryker-mutator/instrumenter'))) return true;
  const child = spawn('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], {
    cwd: TOOL,
    stdio: 'inherit',
  });
  const code = await new Promise((resolve) => {
    child.on('error', () => resolve(1));
    child.on('close', resolve);
  });
  if (code !== 0) process.stderr.write('Stryker cannot be installed: is there a registry to install from?\n');
  return code === 0;
}

/** Unit tests from the sources, without the guard of purity: what Stryker puts into the code is not pure. */
function vitestConfig() {
  return `import { defineConfig } from 'vitest/config';
const conditions = ['@palimpsest/source', 'node', 'development|production'];
export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: {
    include: ${JSON.stringify(target.tests)},
    exclude: ['**/*.{int,e2e,linear}.test.ts', '**/node_modules/**', '**/dist/**'],
    runner: './mutants-runner.mjs',
    setupFiles: ['./mutants-setup.ts'],
    pool: 'forks',
    maxWorkers: 1,
    testTimeout: 100_000_000,
  },
});
`;
}
