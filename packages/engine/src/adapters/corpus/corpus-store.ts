import type { Sealer } from '@palimpsest/kernel';
import type { PoolClient } from 'pg';
import { asTenant, type Database, query, type Statement } from '../postgres/database.ts';
import type { CorpusDocument, CorpusEntry } from './corpus-document.ts';

/** One corpus of one tenant, with the sealer of its subject. */
export interface CorpusPlace {
  readonly tenant: string;
  readonly corpus: string;
  readonly sealer: Sealer;
}

export interface StoredDocument {
  readonly entry: CorpusEntry;
  readonly document: CorpusDocument | null;
}

const ENTRIES: Statement = {
  name: 'corpus-entries',
  text: 'select document_id, entry from palimpsest.research_corpus_documents where tenant_id = $1 and corpus_id = $2',
};
const DOCUMENTS: Statement = {
  name: 'corpus-documents',
  text: `select document_id, document from palimpsest.research_corpus_documents
    where tenant_id = $1 and corpus_id = $2 and document is not null order by document_id`,
};
const STATE: Statement = {
  name: 'corpus-state',
  text: 'select snapshot, search_index from palimpsest.research_corpora where tenant_id = $1 and corpus_id = $2',
};
const LOCK: Statement = {
  name: 'corpus-lock',
  text: "select pg_advisory_xact_lock(hashtextextended('palimpsest/corpus/' || $1 || '/' || $2, 0))",
};
const REMOVE: Statement = {
  name: 'corpus-remove',
  text: 'delete from palimpsest.research_corpus_documents where tenant_id = $1 and corpus_id = $2 and not (document_id = any($3))',
};
const WRITE: Statement = {
  name: 'corpus-write',
  text: `insert into palimpsest.research_corpus_documents (tenant_id, corpus_id, document_id, entry, document)
    select $1, $2, d.id, d.entry, d.document from unnest($3::uuid[], $4::bytea[], $5::bytea[]) as d (id, entry, document)
    on conflict (tenant_id, corpus_id, document_id) do update set entry = excluded.entry, document = excluded.document`,
};
const SET_STATE: Statement = {
  name: 'corpus-set-state',
  text: `insert into palimpsest.research_corpora as c (tenant_id, corpus_id, snapshot) values ($1, $2, $3)
    on conflict (tenant_id, corpus_id) do update set snapshot = excluded.snapshot,
      search_index = case when c.snapshot = excluded.snapshot then c.search_index end`,
};
const SET_INDEX: Statement = {
  name: 'corpus-set-index',
  text: 'update palimpsest.research_corpora set search_index = $4 where tenant_id = $1 and corpus_id = $2 and snapshot = $3',
};
const BATCH = 200;

export function subjectOf(corpus: string): string {
  return `corpus:${corpus}`;
}

/** What was read of a corpus so far, by path. Rows that cannot be opened are as good as not there. */
export async function readEntries(database: Database, place: CorpusPlace): Promise<Map<string, CorpusEntry>> {
  const rows = await asTenant(database, place.tenant, (client) =>
    query<{ document_id: string; entry: Buffer }>(client, ENTRIES, [place.tenant, place.corpus]),
  );
  const entries = rows.flatMap(({ document_id, entry }) => {
    const opened = open<CorpusEntry>(place, `${document_id}/entry`, entry);
    return opened === undefined ? [] : [[opened.path, opened] as const];
  });
  return new Map(entries);
}

/** Brings the store to the state of the folder, in one transaction: `kept` stay, `read` are new, all others leave. */
export async function writeCorpus(
  database: Database,
  place: CorpusPlace,
  state: {
    readonly snapshot: string;
    readonly kept: readonly string[];
    readonly read: readonly StoredDocument[];
  },
): Promise<void> {
  const { tenant, corpus } = place;
  const all = [...state.kept, ...state.read.map(({ entry }) => entry.path)].map((path) =>
    documentId(place, path),
  );
  await asTenant(database, tenant, async (client) => {
    await query(client, LOCK, [tenant, corpus]);
    await query(client, REMOVE, [tenant, corpus, all]);
    for (let at = 0; at < state.read.length; at += BATCH)
      await writeBatch(client, place, state.read.slice(at, at + BATCH));
    await query(client, SET_STATE, [tenant, corpus, state.snapshot]);
  });
}

async function writeBatch(
  client: PoolClient,
  place: CorpusPlace,
  batch: readonly StoredDocument[],
): Promise<void> {
  const ids = batch.map(({ entry }) => documentId(place, entry.path));
  const seal = (id: string | undefined, part: string, value: unknown) =>
    value === null ? null : sealed(place, `${id}/${part}`, JSON.stringify(value));
  await query(client, WRITE, [
    place.tenant,
    place.corpus,
    ids,
    batch.map(({ entry }, i) => seal(ids[i], 'entry', entry)),
    batch.map(({ document }, i) => seal(ids[i], 'document', document)),
  ]);
}

export interface CorpusState {
  readonly snapshot: string;
  readonly index: Uint8Array | undefined;
}

/** The state of a corpus, or undefined for one that nobody registered. */
export async function readState(database: Database, place: CorpusPlace): Promise<CorpusState | undefined> {
  const { tenant, corpus, sealer } = place;
  const [row] = await asTenant(database, tenant, (client) =>
    query<{ snapshot: string; search_index: Buffer | null }>(client, STATE, [tenant, corpus]),
  );
  if (row === undefined) return undefined;
  const index =
    row.search_index === null
      ? undefined
      : sealer.open(textPlace(place, `index/${row.snapshot}`), row.search_index);
  return { snapshot: row.snapshot, index: index === undefined ? undefined : Buffer.from(index, 'base64') };
}

export async function readDocuments(database: Database, place: CorpusPlace): Promise<CorpusDocument[]> {
  const rows = await asTenant(database, place.tenant, (client) =>
    query<{ document_id: string; document: Buffer }>(client, DOCUMENTS, [place.tenant, place.corpus]),
  );
  return rows.flatMap(
    ({ document_id, document }) => open<CorpusDocument>(place, `${document_id}/document`, document) ?? [],
  );
}

/** Keeps the index of a snapshot, unless the corpus has moved on. */
export async function writeIndex(
  database: Database,
  place: CorpusPlace,
  snapshot: string,
  index: Uint8Array,
): Promise<void> {
  // Sealing is for words, so bytes are written as such.
  const bytes = sealed(place, `index/${snapshot}`, Buffer.from(index).toString('base64'));
  await asTenant(database, place.tenant, (client) =>
    query(client, SET_INDEX, [place.tenant, place.corpus, snapshot, bytes]),
  );
}

/** The same path has the same row, whoever reads it. */
function documentId({ sealer }: CorpusPlace, path: string): string {
  const hex = sealer.fingerprint(`corpus-path\n${path}`);
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20, 32)].join(
    '-',
  );
}

function textPlace({ tenant, corpus }: CorpusPlace, textId: string) {
  return { tenant, subject: subjectOf(corpus), textId };
}

function sealed(place: CorpusPlace, textId: string, words: string): Buffer {
  return Buffer.from(place.sealer.seal(textPlace(place, textId), words).sealed);
}

function open<T>(place: CorpusPlace, textId: string, bytes: Buffer): T | undefined {
  const words = place.sealer.open(textPlace(place, textId), bytes);
  return words === undefined ? undefined : (JSON.parse(words) as T);
}
