// Runs every vitest project and ends with one line that people and machines can read: `N passed, N failed`.
// The numbers come from vitest's own report, so a crash that leaves no report can never look like a success.
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const root = dirname(import.meta.dirname);
const manifest = createRequire(import.meta.url).resolve('vitest/package.json');
const vitest = join(dirname(manifest), 'vitest.mjs');

const folder = mkdtempSync(join(tmpdir(), 'palimpsest-test-'));
const report = join(folder, 'report.json');
process.stdout.write(`Node ${process.version}\n`);
const code = await run(report);
const { passed, failed, skipped, files } = readReport(report, code);
rmSync(folder, { recursive: true, force: true });

if (files === 0) process.stderr.write('No test ran, so nothing is known. Look at the messages above.\n');
process.exitCode = code === 0 && failed === 0 && passed > 0 ? 0 : code || 1;
process.stdout.write(`${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}\n`);

function run(outputFile) {
  const args = ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${outputFile}`];
  const child = spawn(process.execPath, [vitest, ...args, ...process.argv.slice(2)], {
    cwd: root,
    stdio: 'inherit',
  });
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
  return new Promise((resolve) => {
    child.on('error', () => resolve(1));
    child.on('close', (status) => resolve(status ?? 1));
  });
}

function readReport(file, status) {
  try {
    const { numPassedTests, numFailedTests, numPendingTests, numTodoTests, testResults } = JSON.parse(
      readFileSync(file, 'utf8'),
    );
    // A file that cannot even be loaded has no tests to count: it is one failure. So is a run that vitest ends
    // with an error although every test passed (an unhandled rejection, a hook that failed).
    const broken = testResults.filter(
      ({ status: outcome, assertionResults }) =>
        outcome === 'failed' && !assertionResults.some((test) => test.status === 'failed'),
    ).length;
    const failures = numFailedTests + broken;
    return {
      passed: numPassedTests,
      failed: status !== 0 && failures === 0 && testResults.length > 0 ? 1 : failures,
      skipped: numPendingTests + numTodoTests,
      files: testResults.length,
    };
  } catch {
    return { passed: 0, failed: 1, skipped: 0, files: 0 };
  }
}
