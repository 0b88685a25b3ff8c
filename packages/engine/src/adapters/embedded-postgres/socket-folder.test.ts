import { chmodSync, lstatSync, mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { currentUid } from './accounts.ts';
import { openFolder } from './data-folder.ts';
import { fitsSocket, socketFolder } from './socket-folder.ts';

let scratch: string;
let long: string;

beforeEach(() => {
  scratch = mkdtempSync(join(tmpdir(), 'pal-sock-'));
  long = join(scratch, 'long-'.repeat(20), 'postgres');
  mkdirSync(long, { recursive: true });
});
afterEach(() => rmSync(scratch, { recursive: true, force: true }));

/** The way that systems without descriptor paths go. */
function linked(): string {
  const folder = openFolder(long);
  if (!folder) throw new Error('the folder is missing');
  try {
    return socketFolder(long, folder, { byDescriptor: false, temporary: scratch });
  } finally {
    folder.close();
  }
}

describe('the folder of the socket', () => {
  it('is the data folder itself where its path is short', () => {
    const folder = openFolder(scratch);
    expect(folder && socketFolder(scratch, folder)).toBe(scratch);
    folder?.close();
  });

  it('is a short way to the same folder where its path is long', () => {
    const folder = openFolder(long);
    const way = folder ? socketFolder(long, folder) : '';
    expect(fitsSocket(long)).toBe(false);
    expect(fitsSocket(way)).toBe(true);
    expect(realpathSync(way)).toBe(realpathSync(long));
    folder?.close();
  });

  it('is, without descriptor paths, a link that every process of this user finds again', () => {
    const first = linked();
    expect(realpathSync(first)).toBe(realpathSync(long));
    expect(linked()).toBe(first);
    expect(lstatSync(join(scratch, `palimpsest-${currentUid()}`)).mode & 0o777).toBe(0o700);
  });

  it('is refused when others can write the folder of the link, or made it a link of their own', () => {
    const own = join(scratch, `palimpsest-${currentUid()}`);
    mkdirSync(own);
    chmodSync(own, 0o777);
    expect(() => linked()).toThrow(/too long for a socket/);
    rmSync(own, { recursive: true });
    symlinkSync(long, own);
    expect(() => linked()).toThrow(/too long for a socket/);
  });

  it('is never a symbolic link in place of the data folder', () => {
    symlinkSync(long, join(scratch, 'link'));
    expect(() => openFolder(join(scratch, 'link'))).toThrow();
  });
});
