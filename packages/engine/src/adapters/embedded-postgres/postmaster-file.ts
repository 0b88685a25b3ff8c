import { randomUUID } from 'node:crypto';
import { linkSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { OpenFolder } from './data-folder.ts';
import { errorCode } from './error-code.ts';
import { socketName } from './home-layout.ts';
import type { LiveProcess } from './process-table.ts';
import { isPostmaster, liveProcess } from './process-table.ts';

/** PostgreSQL's own notes of its main process: one for the folder, one for the socket in it. */
const noteNames = ['postmaster.pid', `${socketName}.lock`] as const;

export interface Postmaster {
  readonly pid: number;
  readonly content: string;
  /** Undefined when it is gone, a zombie, or when the number now belongs to another program. */
  readonly live: LiveProcess | undefined;
}

export function readPostmaster(folder: OpenFolder): Postmaster | undefined {
  return readNote(folder, 'postmaster.pid');
}

/**
 * PostgreSQL refuses to start while a noted pid exists, even as a zombie or as an unrelated process. Call
 * it when the server is known to be dead. A note is moved aside and compared before it is dropped, so that
 * a server which started in this very moment keeps its own.
 */
export function dropStaleNotes(folder: OpenFolder): number[] {
  return noteNames.flatMap((name) => {
    const noted = readNote(folder, name);
    if (!noted || noted.live) return [];
    const path = join(folder.here, name);
    const aside = join(folder.here, `${name}.${randomUUID()}`);
    try {
      renameSync(path, aside);
      if (readIfThere(aside) !== noted.content) linkSync(aside, path);
    } catch (error) {
      if (!['ENOENT', 'EEXIST'].includes(errorCode(error))) throw error;
    } finally {
      rmSync(aside, { force: true });
    }
    return [noted.pid];
  });
}

function readNote(folder: OpenFolder, note: string): Postmaster | undefined {
  const content = readIfThere(join(folder.here, note));
  const pid = Number(content?.split('\n')[0]);
  // Half-written files hold no pid yet; a file of a foreign kind is left to PostgreSQL to judge.
  if (content === undefined || !Number.isInteger(pid) || pid <= 0) return undefined;
  const live = liveProcess(pid);
  const isServer = live !== undefined && live.uid === folder.uid && isPostmaster(live, folder.mark);
  return { pid, content, live: isServer ? live : undefined };
}

function readIfThere(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return undefined;
    throw error;
  }
}
