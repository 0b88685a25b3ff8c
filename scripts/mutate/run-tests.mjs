import { spawn } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { titlePattern } from './requirements.mjs';

const vitest = join(dirname(createRequire(import.meta.url).resolve('vitest/package.json')), 'vitest.mjs');
/** Only ends a hang. */
const LONGEST = 300_000;

/** Runs the named tests in a copy and reads vitest's own report. `problem` says why nothing is known. */
export async function runTests(folder, project, tests) {
  const output = join(folder, 'report.json');
  rmSync(output, { force: true });
  const files = [...new Set(tests.map(({ file }) => file))];
  const names = [...new Set(tests.map(({ title }) => titlePattern(title, '.*')))];
  const log = await run(folder, [
    'run',
    ...['--project', project],
    ...['--testNamePattern', names.map((name) => `(?:${name})`).join('|')],
    '--reporter=json',
    `--outputFile=${output}`,
    ...files,
  ]);
  return readReport(folder, output, log);
}

function run(folder, args) {
  const child = spawn(process.execPath, [vitest, ...args], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, CI: '1', NO_COLOR: '1' },
  });
  const stop = () => child.kill();
  const timer = setTimeout(stop, LONGEST);
  process.once('exit', stop);
  let log = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (data) => {
      log = (log + data).slice(-4000);
    });
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      process.off('exit', stop);
      resolve(log);
    };
    child.on('error', done);
    child.on('close', done);
  });
}

function readReport(folder, output, log) {
  let results;
  try {
    results = JSON.parse(readFileSync(output, 'utf8')).testResults;
  } catch {
    return { problem: `vitest left no report. ${log.trim()}`, failures: 0, find: () => [] };
  }
  // A file that does not load, or whose hooks fail, has no failed test of its own.
  const broken = results.find(
    ({ status, assertionResults }) =>
      status === 'failed' && !assertionResults.some((test) => test.status === 'failed'),
  );
  const all = results.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ ancestorTitles, title, status }) => ({
      file: name.slice(folder.length + 1),
      name: [...ancestorTitles, title].join(' > '),
      status,
    })),
  );
  return {
    problem: broken === undefined ? '' : `${broken.name} could not be run: ${broken.message.slice(0, 500)}`,
    failures: all.filter(({ status }) => status === 'failed').length,
    /** Every test that a title of a requirement stands for, as far as it ran. */
    find(file, title) {
      const pattern = new RegExp(`(?:^| > )${titlePattern(title, ' > ')}$`, 's');
      return all.filter((test) => test.file === file && test.status !== 'skipped' && pattern.test(test.name));
    },
  };
}
