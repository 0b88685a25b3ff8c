import { DatabaseStopFailedError } from '../../errors/database-stop-failed-error.ts';
import type { OpenFolder } from './data-folder.ts';
import { errorCode } from './error-code.ts';
import { readPostmaster } from './postmaster-file.ts';
import { liveProcess } from './process-table.ts';
import { deadlineIn, waitUntil } from './waiting.ts';

const stopMilliseconds = 60_000;

/** Asks for a fast shutdown, which ends all sessions and writes a checkpoint, and waits for its end. */
export async function stopServer(folder: OpenFolder, log: (line: string) => void): Promise<void> {
  const live = readPostmaster(folder)?.live;
  if (!live) {
    // It runs in another process namespace (a container): we can use it but not end it.
    log('the server is not among the processes this one can see; it stays');
    return;
  }
  try {
    process.kill(live.pid, 'SIGINT');
  } catch (cause) {
    if (errorCode(cause) === 'ESRCH') return;
    throw new DatabaseStopFailedError({
      message: `The PostgreSQL server (process ${live.pid}) could not be asked to stop.`,
      cause,
    });
  }
  const isGone = (): boolean => liveProcess(live.pid)?.startedAt !== live.startedAt;
  if (await waitUntil(isGone, deadlineIn(stopMilliseconds), 2)) return;
  throw new DatabaseStopFailedError({
    message: `The PostgreSQL server (process ${live.pid}) was asked to stop and was still running after ${stopMilliseconds / 1000} s.`,
  });
}
