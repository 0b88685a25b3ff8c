import { constants } from 'node:fs';
import { open, realpath } from 'node:fs/promises';
import { join } from 'node:path';
import { isInside } from './scan-folder.ts';

/**
 * The bytes of a file below a folder, or undefined when it is gone, is no file, lies elsewhere or grew beyond `most`.
 * What a path leads to may have changed since the folder was listed, so all of it is asked again of the open file.
 */
export async function readFileSafely(root: string, path: string, most: number): Promise<Buffer | undefined> {
  const full = join(root, path);
  // Not waiting for a pipe that nobody writes to.
  const flags = constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK;
  const file = await open(full, flags).catch(() => undefined);
  if (file === undefined) return undefined;
  try {
    const stat = await file.stat();
    if (!stat.isFile() || stat.size > most || !isInside(root, await realpath(full))) return undefined;
    const bytes = Buffer.alloc(stat.size);
    let read = 0;
    while (read < bytes.length) {
      const { bytesRead } = await file.read(bytes, read, bytes.length - read, read);
      if (bytesRead === 0) break;
      read += bytesRead;
    }
    return bytes.subarray(0, read);
  } catch {
    return undefined;
  } finally {
    await file.close();
  }
}
