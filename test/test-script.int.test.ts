import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, describe, expect, it } from 'vitest';

const script = fileURLToPath(new URL('../scripts/test.mjs', import.meta.url));
const folders: string[] = [];

afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

/** Runs the script on a folder of two vitest projects and gives its last line and its exit code. */
function runOn(files: Record<string, string>): { last: string | undefined; code: number | null } {
  const folder = mkdtempSync(join(tmpdir(), 'test-script-'));
  folders.push(folder);
  writeFileSync(
    join(folder, 'vitest.config.mjs'),
    `const project = (name) => ({ test: { name, globals: true, include: [name + '-*.test.mjs'] } });
     export default { test: { projects: [project('one'), project('two')] } };`,
  );
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  // Vitest tells its workers apart by environment variables; a run inside a run must not inherit them.
  const env = Object.fromEntries(
    Object.entries(process.env).filter(([key]) => !/^(?:VITEST|TEST$)/.test(key)),
  );
  const { stdout, status } = spawnSync(process.execPath, [script, '--root', folder], {
    encoding: 'utf8',
    env,
  });
  return { last: stdout.trimEnd().split('\n').at(-1), code: status };
}

const passing = "it('holds', () => expect(1).toBe(1));\n";
const failing = "it('breaks', () => expect(1).toBe(2));\n";

describe('the test script', () => {
  it('counts over all projects and succeeds when all pass', () => {
    const files = {
      'one-a.test.mjs': passing + passing.replace('holds', 'stays'),
      'two-a.test.mjs': passing,
    };
    expect(runOn(files)).toEqual({ last: '3 passed, 0 failed', code: 0 });
  });

  it('fails when a test fails', () => {
    const result = runOn({ 'one-a.test.mjs': passing, 'two-a.test.mjs': failing });
    expect(result).toEqual({ last: '1 passed, 1 failed', code: 1 });
  });

  it('counts a file that cannot be loaded as a failure', () => {
    const result = runOn({ 'one-a.test.mjs': passing, 'two-a.test.mjs': "throw new Error('no');\n" });
    expect(result).toEqual({ last: '1 passed, 1 failed', code: 1 });
  });

  it('counts an error outside any test as a failure', () => {
    const result = runOn({ 'one-a.test.mjs': `Promise.reject(new Error('late'));\n${passing}` });
    expect(result).toEqual({ last: '1 passed, 1 failed', code: 1 });
  });

  it('names skipped tests', () => {
    const result = runOn({ 'one-a.test.mjs': passing + failing.replace('it(', 'it.skip(') });
    expect(result).toEqual({ last: '1 passed, 0 failed, 1 skipped', code: 0 });
  });

  it('fails when there is no test', () => {
    expect(runOn({})).toEqual({ last: '0 passed, 0 failed', code: 1 });
  });

  it('fails when the only file has no test', () => {
    expect(runOn({ 'one-a.test.mjs': 'export {};\n' }).code).toBe(1);
  });
});
