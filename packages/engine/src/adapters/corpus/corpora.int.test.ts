import { mkdir, mkdtemp, rename, rm, symlink, truncate, unlink, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { FetchAnswer, SearchAnswer } from '@palimpsest/contracts';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { CorpusUnusableError } from '../../errors/corpus-unusable-error.ts';
import { createMasterKey } from '../crypto/master-key.ts';
import { makeDocx } from '../extract/testing/make-docx.ts';
import { makePdf } from '../extract/testing/make-pdf.ts';
import { type Database, openDatabase } from '../postgres/database.ts';
import { createKeyring, type Keyring } from '../postgres/keyring.ts';
import { type MigratedServer, startMigratedServer } from '../testing/migrated-server.ts';
import { type Corpora, createCorpora } from './corpora.ts';
import { createCorpusRenderer } from './corpus-renderer.ts';
import { wordCountRetrieval } from './testing/word-count-retrieval.ts';

let server: MigratedServer;
let database: Database;
let keyring: Keyring;
let folder: string;
let corpora: Corpora;

beforeAll(async () => {
  server = await startMigratedServer();
  database = await openDatabase({ connection: server.server.connection });
  keyring = createKeyring(database, createMasterKey(Buffer.alloc(32, 7)));
});

afterAll(async () => {
  await database.close();
  await server.close();
});

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'palimpsest-corpus-'));
  corpora = fresh();
});

afterEach(() => rm(folder, { recursive: true, force: true }));

function fresh(): Corpora {
  return createCorpora({ database, keyring, retrieval: () => Promise.resolve(wordCountRetrieval) });
}

async function put(path: string, content: string | Buffer): Promise<void> {
  await mkdir(dirname(join(folder, path)), { recursive: true });
  await writeFile(join(folder, path), content);
}

const PLACE = { tenant: 'local', subject: 'run' };

async function ask<T>(model: string, request: object, place = PLACE, from = corpora): Promise<T> {
  const renderer = createCorpusRenderer({ corpora: from, now: () => '2026-01-01T00:00:00.000Z' });
  const outcome = await renderer.render(
    { model, prompt: JSON.stringify(request), parameters: { maxOutputTokens: 1 } },
    undefined,
    place,
  );
  if (outcome.kind === 'failed') throw Object.assign(new Error(outcome.message), { code: outcome.code });
  return JSON.parse(outcome.text) as T;
}

const search = (request: object, from?: Corpora) => ask<SearchAnswer>('search/v1', request, PLACE, from);
const fetch = (request: object, place = PLACE) => ask<FetchAnswer>('fetch/v1', request, place);

describe('a folder as a corpus', () => {
  it('is read in all its formats, each with its references', async () => {
    await put(
      'notes/tide.md',
      '---\ntitle: Tides\nauthors: [Ann Lee]\ndate: 2024-05-01\nurl: https://tides.example.org/a\n---\n\nIntro.\n\n## Range\n\nThe range is four metres.\n',
    );
    await put(
      'page.html',
      '<html><head><title>Harbour</title></head><body><article><h1>Harbour</h1><p>The harbour is deep and old, and ships of every size have called there.</p></article></body></html>',
    );
    await put('plain.txt', 'One paragraph about gulls.\n\nAnother about terns.');
    await put('report.pdf', makePdf([['First page about dredging.'], ['Second page about sand.']]));
    await put(
      'memo.docx',
      makeDocx([{ style: 'Heading1', text: 'Costs' }, { text: 'Dredging costs a lot.' }]),
    );
    const registered = await corpora.register('local', folder);
    expect(registered).toMatchObject({ documents: 5, read: 5, skipped: [] });

    const of = (address: string) => fetch({ address, ...idOf(registered) });
    expect(await of('corpus:notes/tide.md')).toMatchObject({
      status: 'LIVE',
      title: 'Tides',
      authors: ['Ann Lee'],
      date: '2024-05-01',
      domain: 'example.org',
      passages: [
        { ref: '¶ 1', text: 'Intro.' },
        { ref: '§ Range', text: 'The range is four metres.' },
      ],
    });
    expect((await of('corpus:report.pdf')).passages).toEqual([
      { ref: 'p. 1', text: 'First page about dredging.' },
      { ref: 'p. 2', text: 'Second page about sand.' },
    ]);
    expect((await of('corpus:memo.docx')).passages).toEqual([
      { ref: '§ Costs', text: 'Dredging costs a lot.' },
    ]);
    expect((await of('corpus:page.html')).title).toBe('Harbour');
    expect((await of('corpus:plain.txt')).passages).toHaveLength(2);
    // Also under the address it was taken from.
    expect((await of('https://tides.example.org/a')).finalAddress).toBe('corpus:notes/tide.md');
  });

  it('names every file it leaves out, and why', async () => {
    await put('good.md', 'Words.');
    await put('.hidden.md', 'Words.');
    await put('.git/config.md', 'Words.');
    await put('table.xlsx', 'x');
    await put('empty.md', '');
    await put('broken.pdf', '%PDF-1.7 nothing more');
    await put('locked.docx', Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 1, 2, 3, 4]));
    await put('binary.txt', Buffer.from([0, 1, 2, 3, 0, 0]));
    await put('huge.pdf', '%PDF-');
    // Two hundred megabytes that take no room on the disk: reading them would be noticed.
    await truncate(join(folder, 'huge.pdf'), 200 * 1024 * 1024);
    const { documents, skipped } = await corpora.register('local', folder);
    expect(documents).toBe(1);
    expect(Object.fromEntries(skipped.map(({ path, reason }) => [path, reason]))).toEqual({
      '.git': 'Hidden files and folders are not read.',
      '.hidden.md': 'Hidden files and folders are not read.',
      'binary.txt': 'The file holds no text, although its name or type says so.',
      'broken.pdf': 'The PDF could not be read: it is damaged or incomplete.',
      'empty.md': 'The file is empty.',
      'huge.pdf': 'The file is larger than 50 MB and was not read.',
      'locked.docx': expect.stringContaining('password'),
      'table.xlsx': expect.stringContaining('not read'),
    });
  });

  it('does not follow links', async () => {
    const outside = await mkdtemp(join(tmpdir(), 'palimpsest-outside-'));
    await writeFile(join(outside, 'secret.md'), 'A secret.');
    await put('here.md', 'Words.');
    await symlink(join(outside, 'secret.md'), join(folder, 'secret.md'));
    await symlink(outside, join(folder, 'outside'));
    await symlink(join(folder, 'here.md'), join(folder, 'again.md'));
    await symlink(join(folder, 'nowhere'), join(folder, 'dangling.md'));
    const { documents, skipped } = await corpora.register('local', folder);
    expect(documents).toBe(1);
    expect(skipped.map(({ path }) => path)).toEqual(['again.md', 'dangling.md', 'outside', 'secret.md']);
    expect(skipped.find(({ path }) => path === 'secret.md')?.reason).toBe(
      'A link that leads out of the folder is not followed.',
    );
    await rm(outside, { recursive: true });
  });

  it('reads again only what has changed, and forgets what is gone', async () => {
    await put('a.md', 'Apples are red.');
    await put('b.md', 'Pears are green.');
    await put('c.md', 'Plums are blue.');
    const first = await corpora.register('local', folder);
    const second = await fresh().register('local', folder);
    expect(second).toEqual({ ...first, read: 0 });

    await put('b.md', 'Pears are yellow, all of them.');
    await unlink(join(folder, 'c.md'));
    await put('d.md', 'Figs are brown.');
    const third = await corpora.register('local', folder);
    expect(third).toMatchObject({ corpus: first.corpus, documents: 3, read: 2 });
    expect(third.snapshot).not.toBe(first.snapshot);
    const { results } = await search({ query: 'pears plums', top: 10, ...idOf(third) });
    expect(results.map(({ address, snippet }) => [address, snippet])).toEqual([
      ['corpus:b.md', 'Pears are yellow, all of them.'],
    ]);
    expect((await fetch({ address: 'corpus:c.md', ...idOf(third) })).status).toBe('DEAD');
  });

  it('has the same snapshot when files are touched or put back', async () => {
    await put('a.md', 'Apples are red.');
    const { snapshot } = await corpora.register('local', folder);
    await utimes(join(folder, 'a.md'), new Date(), new Date(Date.now() + 60_000));
    expect(await corpora.register('local', folder)).toMatchObject({ snapshot, read: 1 });
    await rename(join(folder, 'a.md'), join(folder, 'b.md'));
    expect((await corpora.register('local', folder)).snapshot).not.toBe(snapshot);
    await rename(join(folder, 'b.md'), join(folder, 'a.md'));
    expect((await corpora.register('local', folder)).snapshot).toBe(snapshot);
  });

  it('answers from what was kept, in another process and without the folder', async () => {
    await put('a.md', 'Apples are red.');
    const registered = await corpora.register('local', folder);
    await search({ query: 'apples', top: 5, ...idOf(registered) });
    await rm(folder, { recursive: true });
    const before = wordCountRetrieval.built;
    const { results } = await search({ query: 'apples', top: 5, ...idOf(registered) }, fresh());
    expect(results).toHaveLength(1);
    // The index came out of the database.
    expect(wordCountRetrieval.built).toBe(before);
  });

  it('refuses a state of the folder that is no more', async () => {
    await put('a.md', 'Apples are red.');
    const first = await corpora.register('local', folder);
    await put('a.md', 'Apples are green, some of them.');
    await corpora.register('local', folder);
    await expect(search({ query: 'apples', top: 5, ...idOf(first) }, fresh())).rejects.toThrow('has changed');
  });

  it('is closed to other tenants, to unknown ids and to requests without a place', async () => {
    await put('a.md', 'Apples are red.');
    const registered = await corpora.register('local', folder);
    const elsewhere = { tenant: 'other', subject: 'run' };
    await expect(fetch({ address: 'corpus:a.md', ...idOf(registered) }, elsewhere)).rejects.toThrow(
      'No folder was registered',
    );
    await expect(search({ query: 'a', top: 1, corpus: 'ffff', snapshot: 'ffff' })).rejects.toThrow(
      'No folder was registered',
    );
    await expect(search({ query: 'a', top: 1 })).rejects.toThrow('which folder');
    await expect(fetch({ address: 'corpus:../../etc/passwd', ...idOf(registered) })).resolves.toMatchObject({
      status: 'DEAD',
      passages: [],
    });
  });

  it('keeps no word in the clear', async () => {
    await put('confidential-name.md', 'Wolpertinger sightings.');
    const registered = await corpora.register('local', folder);
    await search({ query: 'wolpertinger', top: 5, ...idOf(registered) });
    const { rows } = await server.pool.query<{ whole: string }>(
      'select d::text || c::text as whole from palimpsest.research_corpus_documents d join palimpsest.research_corpora c using (tenant_id, corpus_id)',
    );
    const stored = rows.map(({ whole }) => whole).join('\n');
    expect(stored.length).toBeGreaterThan(100);
    for (const word of ['Wolpertinger', 'wolpertinger', 'confidential-name', folder]) {
      expect(stored).not.toContain(word);
      expect(stored).not.toContain(Buffer.from(word).toString('hex'));
    }
  });

  it('cannot be read once its subject is erased, and begins anew under another id', async () => {
    await put('a.md', 'Apples are red.');
    const registered = await corpora.register('local', folder);
    await search({ query: 'apples', top: 5, ...idOf(registered) });
    const { rows } = await server.pool.query<{ wrapped_key: Buffer }>(
      'select wrapped_key from palimpsest.subject_keys where subject = $1',
      [`corpus:${registered.corpus}`],
    );
    await server.pool.query(
      'update palimpsest.subject_keys set wrapped_key = null, erased_at = now() where subject = $1',
      [`corpus:${registered.corpus}`],
    );
    for (const { wrapped_key } of rows) keyring.forget(wrapped_key);
    await expect(search({ query: 'apples', top: 5, ...idOf(registered) })).rejects.toMatchObject({
      code: 'subject_erased',
    });
    const again = await corpora.register('local', folder);
    expect(again.corpus).not.toBe(registered.corpus);
    expect(await search({ query: 'apples', top: 5, ...idOf(again) })).toMatchObject({
      results: [{ address: 'corpus:a.md' }],
    });
  });

  it('narrows a search to dates and domains, and says what it left out', async () => {
    await put('old.md', '---\ndate: 2019-01-01\nurl: https://a.example.org/x\n---\nApples then.');
    await put('new.md', '---\ndate: 2024-01-01\nurl: https://b.example.net/x\n---\nApples now.');
    await put('undated.md', 'Apples always.');
    const registered = await corpora.register('local', folder);
    const addresses = async (more: object) =>
      (await search({ query: 'apples', top: 10, ...idOf(registered), ...more })).results
        .map(({ address }) => address)
        .sort();
    expect(await addresses({})).toEqual(['corpus:new.md', 'corpus:old.md', 'corpus:undated.md']);
    expect(await addresses({ since: '2020-01-01' })).toEqual(['corpus:new.md', 'corpus:undated.md']);
    expect(await addresses({ domains: ['example.org'] })).toEqual(['corpus:old.md', 'corpus:undated.md']);
    expect(
      (await search({ query: 'apples', top: 10, ...idOf(registered), since: '2020-01-01' })).note,
    ).toContain('1');
  });

  it('takes two registrations at once', async () => {
    for (let i = 0; i < 30; i += 1) await put(`${i}.md`, `Document ${i} about apples.`);
    const [one, two] = await Promise.all([
      fresh().register('local', folder),
      fresh().register('local', folder),
    ]);
    expect(one.snapshot).toBe(two.snapshot);
    expect((await search({ query: 'apples', top: 100, ...idOf(one) })).results).toHaveLength(30);
  });

  it('may be empty, and says so by its count', async () => {
    expect(await corpora.register('local', folder)).toMatchObject({ documents: 0, skipped: [] });
  });

  it('must exist', async () => {
    await expect(corpora.register('local', join(folder, 'nowhere'))).rejects.toBeInstanceOf(
      CorpusUnusableError,
    );
    await put('one.md', 'Words.');
    await expect(corpora.register('local', join(folder, 'one.md'))).rejects.toThrow('ends in .jsonl');
  });
});

describe('a JSON-lines file as a corpus', () => {
  it('has a document a line, and names the lines that are none', async () => {
    const lines = [
      JSON.stringify({ doc_id: 'd1', title: 'Apples', text: 'Apples are red.' }),
      JSON.stringify({ doc_id: 2, title: 'Pears', text: 'Pears are green.' }),
      'not json',
      JSON.stringify({ doc_id: 'd3', title: 'No text' }),
      JSON.stringify({ doc_id: 'd1', title: 'Again', text: 'Twice.' }),
      '',
    ];
    await put('corpus.jsonl', lines.join('\n'));
    const registered = await corpora.register('local', join(folder, 'corpus.jsonl'));
    expect(registered).toMatchObject({ documents: 2, read: 2 });
    expect(registered.skipped.map(({ path }) => path)).toEqual(['line 3', 'line 4', 'line 5']);
    expect(await search({ query: 'pears', top: 5, ...idOf(registered) })).toMatchObject({
      results: [{ address: 'corpus:2', title: 'Pears' }],
    });
    expect(await corpora.register('local', join(folder, 'corpus.jsonl'))).toMatchObject({ read: 0 });
  });
});

function idOf({ corpus, snapshot }: { corpus: string; snapshot: string }) {
  return { corpus, snapshot };
}
