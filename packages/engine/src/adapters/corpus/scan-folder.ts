import type { Dirent } from 'node:fs';
import { lstat, readdir, realpath } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { type Format, formatOfName, tooLarge } from '../extract/extract-bytes.ts';
import { MAX_FILE_BYTES } from '../extract/limits.ts';

export interface ScannedFile {
  /** Relative to the folder, with `/` between its parts. */
  readonly path: string;
  readonly size: number;
  readonly mtimeMs: number;
  readonly format: Format;
}

export interface SkippedFile {
  readonly path: string;
  readonly reason: string;
}

export interface Scan {
  readonly files: readonly ScannedFile[];
  readonly skipped: readonly SkippedFile[];
}

const MOST_FILES = 20_000;
const DEEPEST = 32;

/** What a folder holds, in a fixed order. Nothing is opened here, and no link is followed. */
export async function scanFolder(root: string): Promise<Scan> {
  const files: ScannedFile[] = [];
  const skipped: SkippedFile[] = [];

  const visit = async (folder: string, depth: number): Promise<void> => {
    const entries = await readdir(join(root, folder), { withFileTypes: true });
    for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
      const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
      const reason = await reasonToSkip(root, path, entry);
      if (reason !== undefined) skipped.push({ path, reason });
      else if (entry.isDirectory()) {
        if (depth >= DEEPEST) skipped.push({ path, reason: `Folders are read ${DEEPEST} levels deep.` });
        else await visit(path, depth + 1);
      } else if (files.length >= MOST_FILES) {
        skipped.push({ path, reason: `A corpus has at most ${MOST_FILES} files.` });
      } else await look(path);
    }
  };

  const look = async (path: string): Promise<void> => {
    const format = formatOfName(path);
    if (format === undefined) {
      skipped.push({
        path,
        reason: 'Files of this kind are not read. Known are .md, .html, .txt, .pdf and .docx.',
      });
      return;
    }
    const { size, mtimeMs } = await lstat(join(root, path));
    const problem = tooLarge(format);
    if (size === 0) skipped.push({ path, reason: 'The file is empty.' });
    else if (size > MAX_FILE_BYTES[format] && problem.kind === 'unreadable') {
      skipped.push({ path, reason: problem.message });
    } else files.push({ path, size, mtimeMs, format });
  };

  await visit('', 0);
  return { files, skipped };
}

async function reasonToSkip(root: string, path: string, entry: Dirent): Promise<string | undefined> {
  if (entry.name.startsWith('.')) return 'Hidden files and folders are not read.';
  if (entry.isSymbolicLink()) {
    const target = await realpath(join(root, path)).catch(() => undefined);
    if (target === undefined) return 'A link that leads nowhere.';
    return isInside(root, target)
      ? 'A link to something in this folder, which is read where it lies.'
      : 'A link that leads out of the folder is not followed.';
  }
  if (!entry.isFile() && !entry.isDirectory()) return 'This is neither a file nor a folder.';
  return undefined;
}

export function isInside(root: string, target: string): boolean {
  return target === root || target.startsWith(root.endsWith(sep) ? root : `${root}${sep}`);
}
