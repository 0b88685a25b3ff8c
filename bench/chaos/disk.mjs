import { execFileSync, spawnSync } from 'node:child_process';
import { appendFile, open, rm } from 'node:fs/promises';
import { join } from 'node:path';

const MEGABYTE = 1_048_576;
const INSIDE = 'CHAOS_OWN_MOUNTS';
/** Of the system; where one is missing, the machine's disk is used. */
const TOOLS = { unshare: 'unshare', mount: 'mount', umount: 'umount' };

/**
 * A disk that can really be filled needs a mount of its own. Where the system lets us, the whole chaos is done once
 * more in a process that sees mounts nobody else sees: they end with it, whatever becomes of it. Returns its exit code,
 * or undefined where this process is to do the work: also where the data folder is to be kept, which would end with them.
 */
export function withOwnMounts({ keep }) {
  if (process.env[INSIDE] !== undefined) endWithParent();
  const possible = process.platform === 'linux' && process.getuid?.() === 0 && !keep;
  if (!possible || process.env[INSIDE] !== undefined) return undefined;
  if (spawnSync(TOOLS.unshare, ['--mount', 'true']).status !== 0) return undefined;
  const { status } = spawnSync(TOOLS.unshare, ['--mount', process.execPath, ...process.argv.slice(1)], {
    stdio: 'inherit',
    env: { ...process.env, [INSIDE]: 'yes' },
  });
  return status ?? 1;
}

/** The disk under the data folder: a small one of its own where that is possible, else the machine's. */
export function prepareDisk(folder, megabytes) {
  const own =
    process.env[INSIDE] !== undefined &&
    spawnSync(TOOLS.mount, ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=0755`, 'tmpfs', folder]).status ===
      0;
  return {
    own,
    release: () => {
      if (own) execFileSync(TOOLS.umount, ['--lazy', folder]);
    },
  };
}

/** Takes all the space there is on the disk of a folder; returns how to give it back. */
export async function fillDisk(folder) {
  const path = join(folder, 'ballast');
  const file = await open(path, 'w');
  const chunk = Buffer.alloc(MEGABYTE);
  try {
    for (;;) await file.appendFile(chunk);
  } catch (error) {
    if (error.code !== 'ENOSPC') throw error;
  } finally {
    await file.close();
  }
  // What is left of the last page, too.
  await appendFile(path, Buffer.alloc(4_096)).catch(() => undefined);
  return () => rm(path);
}

/** Whoever killed the process outside meant this one. */
function endWithParent() {
  const parent = process.ppid;
  setInterval(() => process.ppid === parent || process.exit(1), 1_000).unref();
}
