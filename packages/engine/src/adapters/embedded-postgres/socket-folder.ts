import { createHash } from 'node:crypto';
import { lstatSync, mkdirSync, readlinkSync, renameSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { EmbeddedDataFolderUnusableError } from '../../errors/embedded-data-folder-unusable-error.ts';
import { currentUid } from './accounts.ts';
import type { OpenFolder } from './data-folder.ts';
import { hasDescriptorPaths } from './data-folder.ts';
import { errorCode } from './error-code.ts';
import { socketName } from './home-layout.ts';

/** The kernel's limit is 104 to 108 bytes; a longer path is cut off and never connects. */
const longestSocketPath = 100;

export function fitsSocket(folder: string): boolean {
  return Buffer.byteLength(join(folder, socketName)) <= longestSocketPath;
}

/**
 * A name of the data folder that is short enough for a socket. The server listens at `.` in its data
 * folder, so each process may reach it by a way of its own: the plain path, its own descriptor of the
 * folder, or, where descriptors are not paths, a link in a folder that only this user can write.
 */
export function socketFolder(
  data: string,
  folder: OpenFolder,
  { byDescriptor = hasDescriptorPaths, temporary = tmpdir() } = {},
): string {
  if (fitsSocket(data)) return data;
  return byDescriptor ? folder.here : linkedFolder(data, temporary);
}

function linkedFolder(data: string, temporary: string): string {
  const own = join(temporary, `palimpsest-${currentUid()}`);
  try {
    mkdirSync(own, { mode: 0o700 });
  } catch (error) {
    if (errorCode(error) !== 'EEXIST') throw error;
  }
  const stat = lstatSync(own);
  if (!stat.isDirectory() || stat.uid !== currentUid() || (stat.mode & 0o077) !== 0) {
    throw new EmbeddedDataFolderUnusableError({
      folder: data,
      message: `The path of the data folder ${data} is too long for a socket, and the short way to it, ${own}, is not a folder that belongs to this user alone.`,
      hint: `Remove ${own}, or set PALIMPSEST_HOME to a folder with a shorter path.`,
    });
  }
  const link = join(own, createHash('sha256').update(data).digest('hex').slice(0, 16));
  if (targetOf(link) !== data) {
    const draft = `${link}.${process.pid}`;
    symlinkSync(data, draft);
    renameSync(draft, link);
  }
  return link;
}

function targetOf(link: string): string | undefined {
  try {
    return readlinkSync(link);
  } catch {
    return undefined;
  }
}
