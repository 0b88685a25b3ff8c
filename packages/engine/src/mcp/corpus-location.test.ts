import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { corpusLocation } from './corpus-location.ts';

let outer: string;
let folder: string;
beforeAll(() => {
  outer = realpathSync(mkdtempSync(join(tmpdir(), 'palimpsest-corpus-')));
  folder = join(outer, 'work');
  for (const name of ['docs/deep', 'data/keys', '.hidden', '..odd'])
    mkdirSync(join(folder, name), { recursive: true });
  mkdirSync(join(outer, 'work-beside'));
  writeFileSync(join(folder, 'file.md'), 'x');
  symlinkSync(outer, join(folder, 'out'));
  symlinkSync(join(folder, 'docs'), join(folder, 'in'));
  symlinkSync(join(folder, 'data'), join(folder, 'docs', 'data-link'));
});
afterAll(() => rmSync(outer, { recursive: true, force: true }));

const located = (name: string, corpora: Record<string, string> = {}) =>
  corpusLocation(name, { workingFolder: folder, corpora, home: join(folder, 'data') });

describe('the folder that a client may name', () => {
  it.each([
    ['docs', 'docs'],
    ['docs/deep', 'docs/deep'],
    ['./docs/../docs', 'docs'],
    ['in', 'docs'],
    ['.', ''],
  ])('is one in the working folder: %s', async (name, place) => {
    expect(await located(name)).toBe(join(folder, place));
  });

  it('may be written with its whole path', async () => {
    expect(await located(join(folder, 'docs'))).toBe(join(folder, 'docs'));
  });

  it('is one that the configuration gives a name, also outside', async () => {
    expect(await located('papers', { papers: '/srv/papers' })).toBe('/srv/papers');
    expect(await located('docs', { docs: '../work-beside' })).toBe(join(outer, 'work-beside'));
  });

  it.each([
    ['..'],
    ['../work-beside'],
    ['docs/../../work-beside'],
    ['/'],
    ['/etc'],
    ['out'],
    ['out/work-beside'],
    ['out/work/docs/../../work-beside'],
    ['data'],
    ['data/keys'],
    ['docs/data-link'],
    ['.hidden'],
    ['docs\0'],
    ['~'],
    ['file:///etc'],
    ['constructor'],
    ['__proto__'],
    ['toString'],
    ['file.md'],
    ['nowhere'],
  ])('is not %j', async (name) => {
    const error = await located(name).then(
      (place) => `taken: ${place}`,
      (reason: Error) => reason,
    );
    expect(error).toMatchObject({ code: 'request_invalid', field: 'corpus' });
    expect(String(error)).not.toContain(outer);
  });

  it('is named in the hint where the configuration has some', async () => {
    await expect(located('..', { papers: '/srv/papers' })).rejects.toMatchObject({
      hint: expect.stringContaining('The configuration names: papers.'),
    });
  });
});
