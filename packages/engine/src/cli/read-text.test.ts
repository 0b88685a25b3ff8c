import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readText } from './read-text.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'palimpsest-read-'));
  writeFileSync(join(folder, 'post.md'), '\uFEFF# Tea\r\nhot');
  writeFileSync(join(folder, 'picture.png'), Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 0]));
  writeFileSync(join(folder, 'latin.txt'), Buffer.from([0x63, 0x61, 0x66, 0xe9]));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const limits = { maxBytes: 40, tooLong: 'Shorten it.' };
const read = (name: string, parts: readonly (Uint8Array | string)[] = []) =>
  readText(
    {
      workingFolder: folder,
      stdin: async function* () {
        yield* parts;
      },
    },
    name,
    limits,
  );

describe('a text named on the command line', () => {
  it('is read without its byte order mark and otherwise as it is', async () => {
    expect(await read('post.md')).toEqual({ name: 'post.md', text: '# Tea\r\nhot' });
  });

  it('comes from standard input for -, also where a character is cut between two parts', async () => {
    const bytes = Buffer.from('Käse');
    expect(await read('-', [bytes.subarray(0, 2), bytes.subarray(2)])).toEqual({
      name: '<stdin>',
      text: 'Käse',
    });
  });

  it.each([
    ['nowhere.md', 'nowhere.md: there is no such file.'],
    ['.', '.: it is a folder.'],
    ['picture.png', 'picture.png: it is binary, not text.'],
    ['latin.txt', 'latin.txt: it is not valid UTF-8.'],
  ])('is refused with its name: %s', async (name, message) => {
    await expect(read(name)).rejects.toThrow(message);
  });

  it('is refused when it is too long, before all of it was read', async () => {
    writeFileSync(join(folder, 'long.md'), 'x'.repeat(41));
    await expect(read('long.md')).rejects.toThrow('long.md: it is longer than 40 bytes.');
    await expect(read('-', ['x'.repeat(30), 'x'.repeat(11)])).rejects.toThrow('<stdin>: it is longer');
  });
});
