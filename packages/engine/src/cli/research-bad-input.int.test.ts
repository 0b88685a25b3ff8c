import { mkdir, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { productPipelines } from '../app/product-pipelines.ts';
import { searchServer } from '../app/research/testing/search-server.ts';
import { tarnFolder } from '../app/research/testing/tarn-folder.ts';
import { freshHome } from '../testing/fresh-home.ts';
import { captured } from './testing/captured.ts';

const QUESTION = 'How high is the Tarn Weir?';
const MEGABYTE = 1024 * 1024;
let folder: string;
let corpus: string;

beforeAll(async () => {
  folder = freshHome('palimpsest-bad-input-', '.palimpsest');
  corpus = await tarnFolder();
});
afterAll(async () => {
  for (const each of [folder, corpus]) await rm(each, { recursive: true, force: true, maxRetries: 5 });
});

const run = (argv: readonly string[], environment: Record<string, string> = {}) =>
  captured(['research', 'run', ...argv], { pipelines: productPipelines, workingFolder: folder, environment });

async function folderWith(name: string, files: Readonly<Record<string, string>>): Promise<string> {
  const path = join(folder, name);
  await mkdir(path, { recursive: true });
  for (const [file, text] of Object.entries(files)) await writeFile(join(path, file), text);
  return path;
}

/** A file that claims to be large and takes no room on the disk. */
async function sparse(path: string, bytes: number): Promise<void> {
  await writeFile(path, '%PDF-1.7');
  await truncate(path, bytes);
}

/** A port on this machine that nobody listens on. */
async function closedPort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise<void>((resolve) => server.close(() => resolve()));
  return typeof address === 'object' && address !== null ? address.port : 0;
}

const report = (out: string) => readFile(join(folder, out, 'report.md'), 'utf8');

describe('a folder that gives no source is refused, and nothing is invented', () => {
  it.each<[string, () => Promise<string>, RegExp]>([
    [
      'an unreadable PDF',
      () => folderWith('broken', { 'broken.pdf': '%PDF-1.7 nothing more' }),
      /broken\.pdf.*damaged or incomplete/,
    ],
    [
      'a file over the limit',
      async () => {
        const path = await folderWith('huge', {});
        await sparse(join(path, 'huge.pdf'), 200 * MEGABYTE);
        return path;
      },
      /huge\.pdf.*larger than 50 MB/,
    ],
    ['an empty folder', () => folderWith('empty', {}), /no document in it that can be read/],
    ['empty files', () => folderWith('blank', { 'blank.md': '' }), /blank\.md.*empty/],
    ['a folder that is not there', async () => join(folder, 'nowhere'), /no such folder/],
    [
      'a file instead of a folder',
      async () => join(await folderWith('one', { 'one.md': 'Words.' }), 'one.md'),
      /a corpus is a folder/,
    ],
  ])('%s: leaves with 2 and says which and why', async (_what, make, problem) => {
    const { code, stdout, stderr } = await run([QUESTION, '--corpus', await make(), '--out', 'refused']);
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr).toMatch(problem);
    await expect(report('refused')).rejects.toThrow('ENOENT');
  });
});

describe('without a question', () => {
  it.each([
    ['nothing', []],
    ['blanks', ['   ']],
    ['no words', ['???']],
  ])('%s: leaves with 2 and says so', async (_what, words) => {
    const { code, stdout, stderr } = await run([...words, '--corpus', corpus]);
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr).toMatch(/question/i);
  });
});

describe('a folder in which some files cannot be read', () => {
  it('is answered from the others, and the files left out are named', async () => {
    const mixed = await folderWith('mixed', {
      'good.md': '# Weir\n\nThe Tarn Weir is 6.8 metres high.\n',
      'broken.pdf': '%PDF-1.7 nothing more',
    });
    await sparse(join(mixed, 'huge.pdf'), 200 * MEGABYTE);
    const { code, stderr } = await run([QUESTION, '--corpus', mixed, '--out', 'mixed-out']);
    expect(code).toBe(0);
    expect(await report('mixed-out')).toContain('6.8 metres high');
    expect(stderr).toContain('broken.pdf');
    expect(stderr).toContain('huge.pdf');
  });
});

describe('a search service that is not there', () => {
  it('beside a folder: the answer comes from the folder, and the report says what failed', async () => {
    const { code } = await run([QUESTION, '--corpus', corpus, '--web', 'searxng', '--out', 'offline'], {
      SEARXNG_URL: `http://127.0.0.1:${await closedPort()}`,
    });
    expect(code).toBe(0);
    const text = await report('offline');
    expect(text).toContain('6.8 metres high');
    expect(text).toMatch(/\d+ search(?:es)? came to nothing/);
  });

  it('alone: leaves with 1, with an honest report and no source', async () => {
    const { code } = await run([QUESTION, '--web', 'searxng', '--out', 'alone'], {
      SEARXNG_URL: `http://127.0.0.1:${await closedPort()}`,
    });
    expect(code).toBe(1);
    const text = await report('alone');
    expect(text).toContain('No source was found');
    expect(text).toContain('No source is cited');
    expect(text).not.toMatch(/https?:\/\//);
  });

  it('that is not set up: leaves with 2 and says what to set', async () => {
    const { code, stderr } = await run([QUESTION, '--web', 'searxng']);
    expect(code).toBe(2);
    expect(stderr).toContain('SEARXNG_URL');
  });
});

describe('a search service that answers', () => {
  it.each<[string, { body: unknown; type?: string; status?: number }]>([
    ['garbage', { body: 'not what you asked for' }],
    ['JSON of another shape', { body: { answer: 42 } }],
    ['a page of HTML', { body: '<!doctype html><p>Hello', type: 'text/html' }],
    ['a fault', { body: 'oops', status: 500 }],
    ['addresses that are none', { body: { results: [{ url: 'javascript:alert(1)', title: 'x' }] } }],
  ])('%s: the run keeps what the folder gave', async (_what, answer) => {
    const server = await searchServer(answer);
    const { code } = await run([QUESTION, '--corpus', corpus, '--web', 'searxng', '--out', 'garbage'], {
      SEARXNG_URL: server.url,
    });
    await server.close();
    expect(code).toBe(0);
    expect(server.calls.length).toBeGreaterThan(0);
    const text = await report('garbage');
    expect(text).toContain('6.8 metres high');
    expect(text).not.toMatch(/javascript:|not what you asked for|oops/);
  });

  it('a page of HTML, alone: the command or its report says what to set', async () => {
    const server = await searchServer({ body: '<!doctype html><p>Hello', type: 'text/html' });
    const { code, stdout, stderr } = await run([QUESTION, '--web', 'searxng', '--out', 'json-off'], {
      SEARXNG_URL: server.url,
    });
    await server.close();
    expect(code).toBe(1);
    expect(`${stdout}${stderr}${await report('json-off')}`).toMatch(/searxng.*JSON/i);
  });

  it('with addresses of this machine: none is opened, none is cited', async () => {
    const secret = await searchServer({ body: 'The Tarn Weir is 77 metres high.', type: 'text/plain' });
    const server = await searchServer({
      body: { results: [{ url: `${secret.url}/weir`, title: 'The Tarn Weir', content: 'weir' }] },
    });
    const { code } = await run([QUESTION, '--web', 'searxng', '--out', 'inside'], {
      SEARXNG_URL: server.url,
    });
    await server.close();
    await secret.close();
    expect(code).toBe(1);
    expect(secret.calls).toEqual([]);
    expect(await report('inside')).not.toContain('77 metres');
  });
});
