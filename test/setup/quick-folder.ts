import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const MEMORY = '/dev/shm';
const GIGABYTE = 2 ** 30;

/**
 * Where tests write. In memory where there is plenty of it: a hundred databases are made and thrown away, and a disk
 * would have to take every one of their commits for certain. No test cuts the power, the only thing that memory does
 * not outlast and a disk does; what a killed process wrote is there in both. TMPDIR names another place.
 */
export function quickFolder(): string {
  return process.env.TMPDIR === undefined && isUsable() ? MEMORY : tmpdir();
}

function isUsable(): boolean {
  try {
    const { bavail, bsize } = statfsSync(MEMORY);
    if (bavail * bsize < 4 * GIGABYTE || process.availableMemory() < 8 * GIGABYTE) return false;
    const trial = mkdtempSync(join(MEMORY, 'pal-trial-'));
    try {
      // Containers often forbid programs there, and some tests put one into their folder.
      writeFileSync(join(trial, 'program'), '#!/bin/sh\nexit 0\n', { mode: 0o755 });
      execFileSync(join(trial, 'program'));
      return true;
    } finally {
      rmSync(trial, { recursive: true, force: true });
    }
  } catch {
    return false;
  }
}
