import { realpath, stat } from 'node:fs/promises';
import type { Sealer } from '@palimpsest/kernel';
import { CorpusUnusableError } from '../../errors/corpus-unusable-error.ts';
import { SubjectErasedError } from '../../errors/subject-erased-error.ts';
import type { Database } from '../postgres/database.ts';
import type { Keyring } from '../postgres/keyring.ts';
import { type CorpusDocument, type CorpusEntry, READER } from './corpus-document.ts';
import {
  type CorpusPlace,
  readDocuments,
  readEntries,
  readState,
  type StoredDocument,
  subjectOf,
  writeCorpus,
  writeIndex,
} from './corpus-store.ts';
import type { SourceFile } from './read-source.ts';
import type { Retrieval, SearchableIndex } from './retrieval.ts';
import type { SkippedFile } from './scan-folder.ts';

/** What a run is told of the folder it may read. */
export interface RegisteredCorpus {
  readonly corpus: string;
  readonly snapshot: string;
  readonly documents: number;
  /** Files that had to be read because they are new or have changed. */
  readonly read: number;
  readonly skipped: readonly SkippedFile[];
}

export interface OpenCorpus {
  readonly documents: ReadonlyMap<string, CorpusDocument>;
  readonly index: SearchableIndex;
}

export type Opening =
  | { readonly kind: 'open'; readonly corpus: OpenCorpus }
  | { readonly kind: 'unknown' }
  | { readonly kind: 'changed' }
  | { readonly kind: 'erased' };

export interface Corpora {
  /** Reads a folder or a JSON-lines file as far as it has changed, and keeps what it says. */
  register(
    tenant: string,
    location: string,
    onFile?: (done: number, of: number) => void,
  ): Promise<RegisteredCorpus>;
  /** A registered corpus in the state a run began with. */
  open(tenant: string, corpus: string, snapshot: string): Promise<Opening>;
}

export interface CorporaOptions {
  readonly database: Database;
  readonly keyring: Keyring;
  /** Loaded when the first folder is opened. */
  readonly retrieval: () => Promise<Retrieval>;
}

const MOST_OPEN = 4;
const REGISTRY = 'corpora';
const MOST_GENERATIONS = 100;

/** Folders that runs may search. */
export function createCorpora({ database, keyring, retrieval }: CorporaOptions): Corpora {
  const opened = new Map<string, Promise<Opening>>();
  return {
    register: async (tenant, location, onFile) => {
      const real = await existing(location);
      const place = await placeFor(keyring, tenant, real);
      const known = await readEntries(database, place);
      // What reads files is loaded only where files are read.
      const { readSource } = await import('./read-source.ts');
      const source = await readSource(real);
      const kept: CorpusEntry[] = [];
      const read: StoredDocument[] = [];
      for (const [i, file] of source.files.entries()) {
        onFile?.(i, source.files.length);
        const before = known.get(file.path);
        if (before !== undefined && isUnchanged(before, file)) kept.push(before);
        else read.push(await readOne(place, file));
      }
      const entries = [...kept, ...read.map(({ entry }) => entry)];
      const snapshot = snapshotOf(place, entries);
      await writeCorpus(database, place, { snapshot, kept: kept.map(({ path }) => path), read });
      const unreadable = entries.flatMap(({ path, reason }) => (reason === null ? [] : [{ path, reason }]));
      return {
        corpus: place.corpus,
        snapshot,
        documents: entries.length - unreadable.length,
        read: read.length,
        skipped: [...source.skipped, ...unreadable].sort((a, b) => (a.path < b.path ? -1 : 1)),
      };
    },
    open: async (tenant, corpus, snapshot) => {
      const name = JSON.stringify([tenant, corpus, snapshot]);
      const sealer = await sealerOf(keyring, tenant, subjectOf(corpus));
      // What was erased is forgotten here as well.
      if (sealer === undefined) {
        opened.delete(name);
        return { kind: 'erased' };
      }
      const before = opened.get(name);
      if (before !== undefined) return before;
      const opening = openCorpus(database, retrieval, { tenant, corpus, sealer }, snapshot);
      opened.set(name, opening);
      if (opened.size > MOST_OPEN) opened.delete(opened.keys().next().value ?? '');
      const forget = () => opened.delete(name);
      // Only what is there is worth remembering.
      opening.then(({ kind }) => (kind === 'open' ? undefined : forget()), forget);
      return opening;
    },
  };
}

async function existing(location: string): Promise<string> {
  try {
    const real = await realpath(location);
    const found = await stat(real);
    if (found.isDirectory() || found.isFile()) return real;
  } catch {
    // Told below: it is not there, or may not be looked at.
  }
  throw new CorpusUnusableError({
    location,
    problem: 'there is no such folder or file, or it may not be read',
  });
}

/** The id of a place is a keyed fingerprint of its path. After an erasure the same place begins anew under another id. */
async function placeFor(keyring: Keyring, tenant: string, real: string): Promise<CorpusPlace> {
  const registry = await firstUsable((generation) => sealerOf(keyring, tenant, `${REGISTRY}${generation}`));
  const place = await firstUsable(async (generation) => {
    const corpus = registry?.fingerprint(`corpus${generation}\n${real}`).slice(0, 24) ?? '';
    const sealer = await sealerOf(keyring, tenant, subjectOf(corpus));
    return sealer === undefined ? undefined : { tenant, corpus, sealer };
  });
  if (place !== undefined) return place;
  throw new CorpusUnusableError({ location: real, problem: 'it was erased too many times' });
}

/** The first that was not erased, or undefined after a great many. */
async function firstUsable<T>(open: (generation: string) => Promise<T | undefined>): Promise<T | undefined> {
  for (let generation = 1; generation <= MOST_GENERATIONS; generation += 1) {
    const usable = await open(generation === 1 ? '' : `-${generation}`);
    if (usable !== undefined) return usable;
  }
  return undefined;
}

function isUnchanged(before: CorpusEntry, { size, mtimeMs }: SourceFile): boolean {
  return before.size === size && before.mtimeMs === mtimeMs && before.reader === READER;
}

async function readOne({ sealer }: CorpusPlace, file: SourceFile): Promise<StoredDocument> {
  const { path, size, mtimeMs } = file;
  const read = await file.read();
  const known = { path, size, mtimeMs, reader: READER };
  if (read.kind === 'skipped')
    return { entry: { ...known, fingerprint: null, reason: read.reason }, document: null };
  const fingerprint = sealer.fingerprint(`corpus-document\n${JSON.stringify(read.document)}`);
  return { entry: { ...known, fingerprint, reason: null }, document: read.document };
}

function snapshotOf({ sealer }: CorpusPlace, entries: readonly CorpusEntry[]): string {
  const documents = entries
    .flatMap(({ path, fingerprint }) => (fingerprint === null ? [] : [[path, fingerprint] as const]))
    .sort(([a], [b]) => (a < b ? -1 : 1));
  return sealer.fingerprint(`corpus-snapshot\n${JSON.stringify(documents)}`).slice(0, 32);
}

async function sealerOf(keyring: Keyring, tenant: string, subject: string): Promise<Sealer | undefined> {
  try {
    return await keyring.sealer(tenant, subject);
  } catch (error) {
    if (error instanceof SubjectErasedError) return undefined;
    throw error;
  }
}

async function openCorpus(
  database: Database,
  load: () => Promise<Retrieval>,
  place: CorpusPlace,
  snapshot: string,
): Promise<Opening> {
  const state = await readState(database, place);
  if (state === undefined) return { kind: 'unknown' };
  if (state.snapshot !== snapshot) return { kind: 'changed' };
  const [documents, retrieval] = await Promise.all([readDocuments(database, place), load()]);
  const kept = state.index === undefined ? undefined : retrieval.read(state.index);
  const index =
    kept ?? retrieval.build(documents.map(({ address, ...rest }) => ({ docId: address, ...rest })));
  if (kept === undefined) await writeIndex(database, place, snapshot, index.serialize());
  return {
    kind: 'open',
    corpus: { index, documents: new Map(documents.map((each) => [each.address, each])) },
  };
}
