import { spawn } from 'node:child_process';
import {
  closeSync,
  constants,
  fchownSync,
  fstatSync,
  openSync,
  readSync,
  renameSync,
  statSync,
} from 'node:fs';
import { join } from 'node:path';
import type { Account } from './accounts.ts';
import { currentUid } from './accounts.ts';
import type { OpenFolder } from './data-folder.ts';
import { port } from './home-layout.ts';
import { cannotRunHint, lastLines, serverEnvironment, spawnIds } from './run-program.ts';
import { serverSettings } from './server-settings.ts';

/** A server that was just spawned and may or may not come up. */
export interface Launch {
  readonly pid: number | undefined;
  /** Set as soon as the process is gone, with what it wrote since the spawn. */
  readonly ending: () => Ending | undefined;
}

export interface Ending {
  /** It was stopped in good order, for instance by a last user who came and left in between. */
  readonly wasOrderly: boolean;
  /** Somebody killed it: nothing is wrong with the server or its data. */
  readonly wasKilled: boolean;
  readonly message: string;
  readonly logLines: string[];
  readonly hint?: string;
}

const largestLogBytes = 5_000_000;

/**
 * Spawns the server so that it outlives this process: its own session, no stream of ours. It gets the
 * data folder as descriptor 3 and listens in it, so neither needs a path the server's user can walk.
 */
export function launchServer({
  programs,
  folder,
  account,
  logFile,
}: {
  programs: string;
  folder: OpenFolder;
  account: Account;
  logFile: string;
}): Launch {
  const log = openLog(logFile, account);
  const offset = fstatSync(log).size;
  let ending: Ending | undefined;
  try {
    const args = ['-D', folder.inChild, '-k', '.', '-p', String(port), ...serverSettings(folder.mark)];
    const child = spawn(join(programs, 'postgres'), args, {
      ...spawnIds(account),
      cwd: '/',
      env: serverEnvironment,
      detached: true,
      stdio: ['ignore', log, log, folder.fd],
    });
    child.on('error', (error) => {
      const message = `The PostgreSQL server could not be run: ${error.message}.`;
      ending = { wasOrderly: false, wasKilled: false, message, logLines: [], hint: cannotRunHint };
    });
    child.on('exit', (code, signal) => {
      const message = `The PostgreSQL server ended with ${signal ?? `code ${code}`} while starting.`;
      ending = {
        wasOrderly: code === 0,
        wasKilled: signal === 'SIGKILL',
        message,
        logLines: logSince(logFile, offset),
      };
    });
    child.unref();
    return { pid: child.pid, ending: () => ending };
  } finally {
    closeSync(log);
  }
}

/** The end of the log, from an offset on when one is given. */
export function logSince(logFile: string, offset = 0): string[] {
  try {
    const fd = openSync(logFile, constants.O_RDONLY | constants.O_NOFOLLOW);
    try {
      const { size } = fstatSync(fd);
      const from = Math.max(offset, size - 20_000);
      const buffer = Buffer.alloc(Math.max(0, size - from));
      readSync(fd, buffer, 0, buffer.length, from);
      return lastLines(buffer.toString('utf8'));
    } finally {
      closeSync(fd);
    }
  } catch {
    return [];
  }
}

function openLog(path: string, account: Account): number {
  if ((statSync(path, { throwIfNoEntry: false })?.size ?? 0) > largestLogBytes) renameSync(path, `${path}.1`);
  const { O_WRONLY, O_APPEND, O_CREAT, O_NOFOLLOW } = constants;
  const fd = openSync(path, O_WRONLY | O_APPEND | O_CREAT | O_NOFOLLOW, 0o600);
  const { uid, nlink } = fstatSync(fd);
  // A log made by root must stay writable for the owner, who may start the server next time. A file with
  // a second name elsewhere is not a log, and must not be given away.
  if (currentUid() === 0 && uid !== account.uid && nlink === 1) fchownSync(fd, account.uid, account.gid);
  return fd;
}
