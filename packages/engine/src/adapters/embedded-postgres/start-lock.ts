import { randomUUID } from 'node:crypto';
import { linkSync, readFileSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { errorCode } from './error-code.ts';
import { liveProcess, pidWorld } from './process-table.ts';

/** Held by the one process that creates or starts the server. */
export interface StartLock {
  /** False when another process took the lock over, for instance after this one was suspended. */
  isHeld(): boolean;
  release(): void;
}

interface Holder {
  readonly pid: number;
  readonly startedAt: string;
  readonly world: string;
  readonly token: string;
}

const heartbeatMilliseconds = 1_000;
/** Only for holders whose pid means nothing here (another container): a silence this long is a death. */
const foreignSilenceMilliseconds = 30_000;

/**
 * One attempt. The file names its holder by pid and start time, so a killed holder never blocks others.
 * PostgreSQL has its own interlocks below this one: the lock saves work and guards the clean-up.
 */
export function tryStartLock(path: string): StartLock | undefined {
  if (startLockHolder(path) !== undefined) return undefined;
  const self: Holder = {
    pid: process.pid,
    startedAt: liveProcess(process.pid)?.startedAt ?? '',
    world: pidWorld(),
    token: randomUUID(),
  };
  if (!create(path, self) && !(removeIfAbandoned(path, self) && create(path, self))) return undefined;
  const isHeld = (): boolean => readHolder(path)?.token === self.token;
  const heartbeat = setInterval(() => touch(path), heartbeatMilliseconds);
  heartbeat.unref();
  return {
    isHeld,
    release() {
      clearInterval(heartbeat);
      if (isHeld()) rmSync(path, { force: true });
    },
  };
}

/** Who holds the lock now, if that process lives. */
export function startLockHolder(path: string): number | undefined {
  const holder = readHolder(path);
  return holder && !isAbandoned(path, holder, pidWorld()) ? holder.pid : undefined;
}

/** Written under another name and linked into place: the lock never exists without its content. */
function create(path: string, holder: Holder): boolean {
  const draft = `${path}.${holder.token}`;
  try {
    writeFileSync(draft, JSON.stringify(holder), { mode: 0o644, flag: 'wx' });
    linkSync(draft, path);
    return true;
  } catch (error) {
    if (errorCode(error) === 'EEXIST') return false;
    throw error;
  } finally {
    rmSync(draft, { force: true });
  }
}

function removeIfAbandoned(path: string, self: Holder): boolean {
  const holder = readHolder(path);
  if (holder && !isAbandoned(path, holder, self.world)) return false;
  const aside = `${path}.${self.token}.abandoned`;
  try {
    renameSync(path, aside);
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return true;
    throw error;
  }
  const taken = readHolder(aside);
  try {
    // Between reading and renaming another process may have cleaned up and locked: give it back.
    if (taken && taken.token !== holder?.token) linkSync(aside, path);
  } catch (error) {
    if (errorCode(error) !== 'EEXIST') throw error;
  } finally {
    rmSync(aside, { force: true });
  }
  return true;
}

function isAbandoned(path: string, holder: Holder, world: string): boolean {
  if (holder.world === world) return liveProcess(holder.pid)?.startedAt !== holder.startedAt;
  try {
    return Date.now() - statSync(path).mtimeMs > foreignSilenceMilliseconds;
  } catch {
    return true;
  }
}

function readHolder(path: string): Holder | undefined {
  try {
    const value: unknown = JSON.parse(readFileSync(path, 'utf8'));
    return isHolder(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

function isHolder(value: unknown): value is Holder {
  return (
    typeof value === 'object' && value !== null && 'pid' in value && 'token' in value && 'world' in value
  );
}

function touch(path: string): void {
  try {
    utimesSync(path, new Date(), new Date());
  } catch {
    // The lock is gone; isHeld will say so.
  }
}
