import { chmodSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { prepareCluster } from '../../packages/engine/src/adapters/testing/prepare-cluster.ts';
import { PREPARED_CLUSTER } from '../../packages/engine/src/testing/fresh-home.ts';
import { quickFolder } from './quick-folder.ts';

const NAME = 'pal-tests-';

/**
 * Runs once before all tests that need PostgreSQL: makes one empty database with all tables, which the test files
 * copy, and a folder for everything they write, which goes when they are done.
 */
export async function setup(): Promise<(() => void) | undefined> {
  if (process.env[PREPARED_CLUSTER] !== undefined) return undefined;
  const place = quickFolder();
  removeLeftovers(place);
  const folder = mkdtempSync(join(place, `${NAME}${process.pid}-`));
  // As open as the system's own folder for such files: for root the server runs as another user.
  chmodSync(folder, 0o1777);
  const before = process.env.TMPDIR;
  process.env[PREPARED_CLUSTER] = await prepareCluster(join(folder, 'prepared'));
  // Elsewhere the name of a server's socket must be short, and a folder within a folder makes it too long.
  if (process.platform === 'linux') process.env.TMPDIR = folder;
  return () => {
    delete process.env[PREPARED_CLUSTER];
    if (before === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = before;
    remove(folder);
  };
}

/** What a run left that was killed; it would stay in memory. A server that still runs there ends by itself. */
function removeLeftovers(place: string): void {
  for (const name of readdirSync(place)) {
    const pid = new RegExp(`^${NAME}(\\d+)-`).exec(name)?.[1];
    if (pid !== undefined && !isAlive(Number(pid))) remove(join(place, name));
  }
}

function remove(folder: string): void {
  try {
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  } catch {
    // Another user's, who will clear it, or a server that a test killed is still writing: the next run clears it.
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code !== 'ESRCH';
  }
}
