import { spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { liveProcess, pidWorld } from './process-table.ts';
import { startLockHolder, tryStartLock } from './start-lock.ts';

let folder: string;
let path: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'pal-lock-'));
  path = join(folder, 'lock');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function leaveLock(holder: object, ageSeconds = 0): void {
  writeFileSync(path, JSON.stringify(holder));
  const then = new Date(Date.now() - ageSeconds * 1000);
  utimesSync(path, then, then);
}

describe('the start lock', () => {
  it('is held by one at a time and free after release', () => {
    const first = tryStartLock(path);
    expect(first?.isHeld()).toBe(true);
    expect(startLockHolder(path)).toBe(process.pid);
    expect(tryStartLock(path)).toBeUndefined();
    first?.release();
    const second = tryStartLock(path);
    expect(second).toBeDefined();
    second?.release();
    expect(readdirSync(folder)).toEqual([]);
  });

  it('is taken over from a process that is gone', () => {
    const { pid } = spawnSync(process.execPath, ['-e', '']);
    leaveLock({ pid, startedAt: '1', world: pidWorld(), token: 'gone' });
    expect(startLockHolder(path)).toBeUndefined();
    tryStartLock(path)?.release();
    expect(readdirSync(folder)).toEqual([]);
  });

  it('is taken over when the number now belongs to another process', () => {
    leaveLock({ pid: process.pid, startedAt: 'before', world: pidWorld(), token: 'earlier' });
    expect(tryStartLock(path)?.isHeld()).toBe(true);
  });

  it('is left to a living process', () => {
    leaveLock(
      {
        pid: process.ppid,
        startedAt: liveProcess(process.ppid)?.startedAt,
        world: pidWorld(),
        token: 'parent',
      },
      3600,
    );
    expect(tryStartLock(path)).toBeUndefined();
    expect(JSON.parse(readFileSync(path, 'utf8'))).toMatchObject({ token: 'parent' });
  });

  it('is left to a holder in another container until that falls silent', () => {
    const foreign = { pid: 1, startedAt: '1', world: 'another', token: 'foreign' };
    leaveLock(foreign);
    expect(tryStartLock(path)).toBeUndefined();
    leaveLock(foreign, 60);
    expect(tryStartLock(path)?.isHeld()).toBe(true);
  });

  it('is taken over when its content is unreadable', () => {
    writeFileSync(path, '');
    expect(tryStartLock(path)?.isHeld()).toBe(true);
  });

  it('does not remove the lock of somebody who took it over', () => {
    const lock = tryStartLock(path);
    leaveLock({ pid: 1, startedAt: '1', world: 'another', token: 'other' });
    expect(lock?.isHeld()).toBe(false);
    lock?.release();
    expect(existsSync(path)).toBe(true);
  });
});
