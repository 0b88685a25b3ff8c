import { DatabaseStartFailedError } from '../../errors/database-start-failed-error.ts';
import type { OpenFolder } from './data-folder.ts';
import { openFolder } from './data-folder.ts';
import { watchForStuck } from './end-stuck-server.ts';
import { errorText } from './error-code.ts';
import { attachError, folderError, withFolderErrors } from './folder-errors.ts';
import type { HomeLayout } from './home-layout.ts';
import type { Ending } from './launch-server.ts';
import { openHome } from './open-home.ts';
import { liveProcess } from './process-table.ts';
import { socketFolder } from './socket-folder.ts';
import { startLockHolder, tryStartLock } from './start-lock.ts';
import type { AttachResult, UserLock } from './user-lock.ts';
import { attach } from './user-lock.ts';
import type { Deadline } from './waiting.ts';
import { deadlineIn, pause } from './waiting.ts';

/** Long enough for a crash recovery on a slow disk. */
const openMilliseconds = 180_000;
const restMilliseconds = 10;
/**
 * A server that ends itself after a failed recovery first waits until nobody asks any more: who asked a hundred times a second
 * would keep it from ending for ever.
 */
const longestRestMilliseconds = 200;
/** How long a living server may be silent at its socket. */
const silentMilliseconds = 20_000;
/** A server that loses a race to another start, or dies of something passing, may be started again. */
const mostLosses = 10;

export interface OpenedServer {
  readonly host: string;
  readonly folder: OpenFolder;
  readonly lock: UserLock;
  readonly started: boolean;
}

export interface OpenOptions {
  readonly layout: HomeLayout;
  readonly given: string | undefined;
  readonly log: (line: string) => void;
  /** Ends the attempt early when it answers true. */
  readonly isGivenUp?: () => boolean;
}

/** Attaches to the running server; where there is none, starts one and attaches to it. */
export async function openServer(options: OpenOptions): Promise<OpenedServer> {
  const { layout } = options;
  const deadline = deadlineIn(openMilliseconds, options.isGivenUp);
  const homeUid = openHome(layout.home);
  let lastError: unknown;
  let rest = restMilliseconds;
  const look = watchForStuck(layout.data, options.log);
  for (let losses = 0; !deadline.passed(); ) {
    const attached = await attachTo(layout);
    if ('lock' in attached) return { ...attached, started: false };
    lastError = attached.error ?? lastError;
    look(attached.error);
    const startLock = attached.absent
      ? withFolderErrors(layout, () => tryStartLock(layout.startLock))
      : undefined;
    if (!startLock) {
      await pause(rest);
      rest = Math.min(rest * 1.5, longestRestMilliseconds);
      continue;
    }
    try {
      const isLastTry = losses >= mostLosses;
      const opened = await startUnderLock({ ...options, homeUid, deadline, isLastTry });
      if (opened !== 'again') return opened;
      losses += 1;
    } catch (error) {
      throw folderError(layout, error);
    } finally {
      startLock.release();
    }
    await pause(restMilliseconds);
  }
  const { logSince } = await import('./launch-server.ts');
  throw new DatabaseStartFailedError({
    message: waitedFor(layout, deadline, lastError),
    logLines: logSince(layout.log),
  });
}

interface StartOptions extends OpenOptions {
  readonly homeUid: number;
  readonly deadline: Deadline;
  readonly isLastTry: boolean;
}

/** `again` when another start may succeed where this one did not. */
async function startUnderLock({
  deadline,
  isLastTry,
  ...options
}: StartOptions): Promise<OpenedServer | 'again'> {
  const { layout } = options;
  // Whoever held the lock before us may have started the server.
  const running = await attachTo(layout);
  if ('lock' in running) return { ...running, started: false };
  if (!running.absent) return 'again';
  // Most commands find a server that runs.
  const { startServer } = await import('./start-server.ts');
  const launch = await startServer(options);
  const patience = 'livingPid' in launch ? deadlineIn(silentMilliseconds, deadline.passed) : deadline;
  while (!patience.passed()) {
    const attached = await attachTo(layout);
    if ('lock' in attached) return { ...attached, started: !('livingPid' in launch) };
    const ending = 'ending' in launch ? launch.ending() : undefined;
    if (ending?.wasOrderly) return 'again';
    // A server in the last moments of its shutdown has no socket any more but still its process.
    if ('livingPid' in launch && !liveProcess(launch.livingPid)) return 'again';
    if (ending && (isLastTry || !isPassing(ending))) throw new DatabaseStartFailedError(ending);
    if (ending) return pause(200).then(() => 'again');
    await pause(restMilliseconds / 2);
  }
  if (deadline.passed()) return 'again';
  throw new DatabaseStartFailedError({
    message: `A PostgreSQL server runs on ${layout.data}${'livingPid' in launch ? ` (process ${launch.livingPid})` : ''}, but for ${patience.seconds} s nothing answered at its socket.`,
    hint: 'Its socket may have been deleted. End that process (kill -INT) and try again.',
  });
}

type Attached =
  | { host: string; folder: OpenFolder; lock: UserLock }
  | Exclude<AttachResult, { lock: UserLock }>;

async function attachTo({ data }: HomeLayout): Promise<Attached> {
  let folder: OpenFolder | undefined;
  try {
    folder = openFolder(data);
    if (!folder) return { absent: true, error: undefined };
    const host = socketFolder(data, folder);
    const result = await attach(host);
    if ('lock' in result) return { host, folder, lock: result.lock };
    folder.close();
    return result;
  } catch (error) {
    folder?.close();
    throw attachError(data, error);
  }
}

/** It was killed, another server was there first, or the memory of a killed one is not quite gone. */
function isPassing({ wasKilled, logLines }: Ending): boolean {
  return (
    wasKilled || /lock file ".*" already exists|pre-existing shared memory block/.test(logLines.join('\n'))
  );
}

function waitedFor(layout: HomeLayout, deadline: Deadline, lastError: unknown): string {
  const holder = startLockHolder(layout.startLock);
  const lock =
    holder && holder !== process.pid ? ` Process ${holder} holds the start lock ${layout.startLock}.` : '';
  const answer = lastError === undefined ? '' : ` The last answer was: ${errorText(lastError)}.`;
  return `Waited ${deadline.seconds} s for the PostgreSQL server in ${layout.data} to accept connections.${lock}${answer}`;
}
