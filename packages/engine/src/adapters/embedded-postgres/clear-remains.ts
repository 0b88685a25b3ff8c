import { readdirSync, rmSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { DatabaseStartFailedError } from '../../errors/database-start-failed-error.ts';
import type { OpenFolder } from './data-folder.ts';
import type { HomeLayout } from './home-layout.ts';
import { dropStaleNotes, readPostmaster } from './postmaster-file.ts';
import { serverProcesses } from './process-table.ts';
import { deadlineIn, waitUntil } from './waiting.ts';

/** Children of a killed server notice its death and leave by themselves, unless they are in a long query. */
const patienceMilliseconds = 2_000;

/**
 * Removes what a killed server left: its orphans, which still hold its memory, and its pid file. While a
 * server lives it does nothing and answers that server's pid. Call it under the start lock.
 */
export async function clearRemains(
  folder: OpenFolder,
  log: (line: string) => void,
): Promise<number | undefined> {
  // A server that is just starting has not written its note yet.
  const living = readPostmaster(folder)?.live ?? serverProcesses(folder.mark, folder.uid).postmasters[0];
  if (living) return living.pid;
  await endOrphans(folder, log);
  for (const pid of dropStaleNotes(folder)) log(`removed a note of server process ${pid}, which is gone`);
  return undefined;
}

/** What processes that were killed while they created a cluster, or took the lock, left in the home. */
export function removeLeftovers({ home, initPrefix, startLock }: HomeLayout): void {
  for (const name of readdirSync(home)) {
    const path = join(home, name);
    if (name.startsWith(initPrefix)) rmSync(path, { recursive: true, force: true });
    else if (name.startsWith(`${basename(startLock)}.`) && isOld(path)) rmSync(path, { force: true });
  }
}

/** The drafts of living processes exist for a moment only. */
function isOld(path: string): boolean {
  const stat = statSync(path, { throwIfNoEntry: false });
  return stat !== undefined && Date.now() - stat.mtimeMs > 60_000;
}

async function endOrphans(folder: OpenFolder, log: (line: string) => void): Promise<void> {
  const noneLeft = (): boolean => serverProcesses(folder.mark, folder.uid).children.length === 0;
  if (noneLeft() || (await waitUntil(noneLeft, deadlineIn(patienceMilliseconds), 20))) return;
  for (const { pid } of serverProcesses(folder.mark, folder.uid).children) {
    log(`ending process ${pid}, left over from a killed server`);
    try {
      process.kill(pid, 'SIGKILL');
    } catch {
      // It left in the meantime.
    }
  }
  if (await waitUntil(noneLeft, deadlineIn(patienceMilliseconds), 20)) return;
  const pids = serverProcesses(folder.mark, folder.uid).children.map(({ pid }) => pid);
  throw new DatabaseStartFailedError({
    message: `Processes of a killed PostgreSQL server are still there after ${(2 * patienceMilliseconds) / 1000} s: ${pids.join(', ')}.`,
    hint: 'End these processes and try again.',
  });
}
