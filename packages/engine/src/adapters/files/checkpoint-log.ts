import { type FileHandle, mkdir, open } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { SignedCheckpoint } from '@palimpsest/contracts';

/** A file outside the database that remembers every signed tree head, one JSON document per line. */
export interface CheckpointLog {
  append(checkpoint: SignedCheckpoint): Promise<void>;
  pathFor(tenant: string): string;
}

/** Far more than a checkpoint takes. */
const LONGEST_LINE = 65_536;
/** Another process may be in the middle of its line; that takes microseconds. */
const PATIENCE_MS = 50;
const NEWLINE = 10;
const BLANK = 32;

export function createCheckpointLog(folder: string): CheckpointLog {
  const pathFor = (tenant: string) => join(folder, `${tenant}.jsonl`);
  return {
    pathFor,
    async append(checkpoint) {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const path = pathFor(checkpoint.checkpoint.tenant);
      const file = await open(path, 'a+', 0o600);
      try {
        const begin = await endLastLine(path, file);
        await file.appendFile(`${begin}${JSON.stringify(checkpoint)}\n`);
      } finally {
        await file.close();
      }
    },
  };
}

/**
 * A process that died, or a disk that was full, may have left half a line, and a line put after it would be lost with
 * it. Gives what the next line has to begin with.
 */
async function endLastLine(path: string, file: FileHandle): Promise<'' | '\n'> {
  for (let before: number | undefined; ; ) {
    const { size } = await file.stat();
    const length = Math.min(size, LONGEST_LINE);
    const end = Buffer.alloc(length);
    await file.read(end, 0, length, size - length);
    if (length === 0 || end.at(-1) === NEWLINE) return '';
    if (before !== size) {
      before = size;
      await sleep(PATIENCE_MS);
      continue;
    }
    const start = end.lastIndexOf(NEWLINE) + 1;
    const isWhole = isJson(end.subarray(start));
    if (isWhole || (start === 0 && length < size)) return '\n';
    await blankOut(path, size - length + start, size);
    return '';
  }
}

/**
 * Half a line says nothing and would make the file unreadable. It is written over, not cut off: processes that do so
 * at once do the same, and none can cut off the line that another has just put after it.
 */
async function blankOut(path: string, from: number, to: number): Promise<void> {
  const line = Buffer.alloc(to - from, BLANK);
  line[line.length - 1] = NEWLINE;
  const file = await open(path, 'r+');
  try {
    await file.write(line, 0, line.length, from);
  } finally {
    await file.close();
  }
}

function isJson(text: Buffer): boolean {
  try {
    JSON.parse(text.toString('utf8'));
    return true;
  } catch {
    return false;
  }
}
