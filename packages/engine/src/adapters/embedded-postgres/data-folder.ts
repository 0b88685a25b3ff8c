import { randomUUID } from 'node:crypto';
import {
  closeSync,
  constants,
  existsSync,
  fchmodSync,
  fchownSync,
  fstatSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { errorCode } from './error-code.ts';

/**
 * An opened folder. On Linux it is reached through its descriptor, which works below folders that the
 * server's user may not enter and however long the path is.
 */
export interface OpenFolder {
  readonly fd: number;
  /** The folder as seen by this process. */
  readonly here: string;
  /** The folder as seen by a child that got the descriptor as number 3. */
  readonly inChild: string;
  readonly uid: number;
  readonly gid: number;
  readonly mode: number;
  /**
   * A name for the server on this folder, the same for every process. It survives a rename, differs for a
   * copy (another inode) and for a new folder that was given the inode of a deleted one (another id).
   */
  readonly mark: string;
  close(): void;
}

export const hasDescriptorPaths = process.platform === 'linux' && existsSync('/proc/self/fd');

/** Undefined when there is no such folder; a symbolic link in its place is refused. */
export function openFolder(path: string): OpenFolder | undefined {
  let fd: number;
  try {
    fd = openSync(path, constants.O_RDONLY | constants.O_DIRECTORY | constants.O_NOFOLLOW);
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return undefined;
    throw error;
  }
  const stat = fstatSync(fd, { bigint: true });
  const here = hasDescriptorPaths ? `/proc/self/fd/${fd}` : path;
  let open = true;
  return {
    fd,
    here,
    inChild: hasDescriptorPaths ? '/proc/self/fd/3' : path,
    uid: Number(stat.uid),
    gid: Number(stat.gid),
    mode: Number(stat.mode) & 0o7777,
    mark: ['palimpsest', stat.dev.toString(36), stat.ino.toString(36), clusterId(here)].join('-'),
    close() {
      if (open) closeSync(fd);
      open = false;
    },
  };
}

const idFile = 'palimpsest.id';

export function writeClusterId(folder: OpenFolder): void {
  replaceFile(folder, idFile, `${randomUUID().slice(0, 8)}\n`);
}

function clusterId(folder: string): string {
  return /^\w{1,16}$/.exec(currentContent(join(folder, idFile))?.trim() ?? '')?.[0] ?? 'none';
}

/** The major version written in the folder, or undefined when it is not a finished cluster. */
export function clusterVersion(folder: string): string | undefined {
  try {
    return readFileSync(join(folder, 'PG_VERSION'), 'utf8').trim() || undefined;
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return undefined;
    throw error;
  }
}

/** Replaces a file of the folder at once and never writes through a link somebody put there. */
export function replaceFile(folder: OpenFolder, name: string, content: string): void {
  const path = join(folder.here, name);
  if (currentContent(path) === content) return;
  const draft = join(folder.here, `${name}.${randomUUID()}`);
  const fd = openSync(
    draft,
    constants.O_WRONLY | constants.O_CREAT | constants.O_EXCL | constants.O_NOFOLLOW,
    0o600,
  );
  try {
    writeFileSync(fd, content);
    fchmodSync(fd, 0o600);
    if (process.getuid?.() === 0) fchownSync(fd, folder.uid, folder.gid);
    renameSync(draft, path);
  } catch (error) {
    rmSync(draft, { force: true });
    throw error;
  } finally {
    closeSync(fd);
  }
}

function currentContent(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
}
