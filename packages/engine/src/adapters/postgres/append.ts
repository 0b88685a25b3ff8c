import { type LedgerEvent, runEventSchemas, type SignedCheckpoint, type TextRef } from '@palimpsest/contracts';
import {
  appendLeaf,
  chainEvents,
  decodeFrontier,
  encodeFrontier,
  type EventDraft,
  type Frontier,
  frontierRoot,
  fromHex,
  leafHash,
  type ProjectedEvent,
  type ReadModel,
  type SealedText,
  toHex,
  type Words,
} from '@palimpsest/kernel';
import type { PoolClient } from 'pg';
import { ConflictError } from '../../errors/conflict-error.ts';
import { SubjectErasedError } from '../../errors/subject-erased-error.ts';
import { UnknownTenantError } from '../../errors/unknown-tenant-error.ts';
import type { CheckpointSigner } from '../crypto/checkpoint-signer.ts';
import { nodeHasher } from '../crypto/node-hasher.ts';
import { type Database, query, type Statement, transaction } from './database.ts';
import { writeRows } from './rows.ts';

/** An event that is ready to be written: its words are sealed already, or lie sealed from before. */
export interface SealedDraft extends Omit<EventDraft, 'texts'> {
  readonly actor: string;
  readonly texts: Readonly<Record<string, { readonly ref: TextRef; readonly sealed: Uint8Array | null; readonly words: Words }>>;
}

export interface AppendPlace {
  readonly tenant: string;
  readonly stream: string;
  readonly expectedVersion: number;
  readonly recordedAt: string;
}

export interface Appended {
  readonly events: readonly LedgerEvent[];
  /** Made when a run ended; the caller writes it to the checkpoint file after the commit. */
  readonly checkpoint: SignedCheckpoint | null;
}

/** What may be done while the chain is locked. */
export interface OpenAppend {
  readonly client: PoolClient;
  /** Writes events, their texts and their read-model rows. Once per transaction. */
  write(drafts: readonly SealedDraft[]): Promise<Appended>;
  /** The job for the next step, in the same transaction. Null: at once. */
  enqueue(runId: string, runAt: string | null): Promise<void>;
}

interface Head {
  readonly head_sequence: string;
  readonly head_hash: string;
  readonly frontier: Buffer;
  readonly stream_version: number;
}

const LOCK_HEAD: Statement = { name: 'lock-head', text: 'select * from palimpsest.lock_head($1, $2)' };
const WRITE_EVENTS: Statement = {
  name: 'write-events',
  text: `with written as (
      insert into palimpsest.ledger_events
        (tenant_id, stream, recorded_at, sequence, stream_version, type, schema_version, actor, body, hash)
      select $1, $2, $3::timestamptz, e.*
      from unnest($4::bigint[], $5::integer[], $6::text[], $7::integer[], $8::text[], $9::text[], $10::text[]) as e)
    update palimpsest.tenants set head_sequence = $11, head_hash = $12, frontier = $13 where tenant_id = $1`,
};
const WRITE_TEXTS: Statement = {
  name: 'write-texts',
  text: `insert into palimpsest.texts (tenant_id, text_id, subject, stream, sealed)
    select $1, t.id, t.subject, $2, t.sealed from unnest($3::uuid[], $4::text[], $5::bytea[]) as t (id, subject, sealed)
    join palimpsest.subject_keys k on k.tenant_id = $1 and k.subject = t.subject and k.wrapped_key is not null
    returning text_id`,
};
const WRITE_CHECKPOINT: Statement = {
  name: 'write-checkpoint',
  text: `insert into palimpsest.checkpoints (tenant_id, tree_size, root_hash, head_hash, recorded_at, key_id, signature)
    values ($1, $2, $3, $4, $5, $6, $7) on conflict do nothing`,
};
const ENQUEUE: Statement = { name: 'enqueue', text: 'select palimpsest.enqueue_run($1, $2)' };
const WAKE: Statement = {
  name: 'wake-waiters',
  text: `with woken as (
      delete from palimpsest.recording_waiters w using palimpsest.attempts a
      where a.tenant_id = $1 and a.attempt_id = $2 and w.tenant_id = $1 and w.request_key = a.request_key returning w.run_id)
    select palimpsest.enqueue_run(run_id, null) from woken`,
};
const ENDINGS = new Set(['attempt-succeeded', 'attempt-failed', 'attempt-interrupted']);

export interface Appender {
  append<T>(place: AppendPlace, work: (open: OpenAppend) => Promise<T>): Promise<T>;
}

/** The one way into the ledger: a transaction that locks the tenant's chain and writes everything an event implies. */
export function createAppender(database: Database, readModels: readonly ReadModel[], signer: CheckpointSigner): Appender {
  return {
    append: (place, work) =>
      transaction(database.app, async (client) => {
        const [head] = await query<Head>(client, LOCK_HEAD, [place.tenant, place.stream]);
        if (head === undefined) throw new UnknownTenantError({ tenant: place.tenant });
        if (head.stream_version !== place.expectedVersion) {
          throw new ConflictError({ stream: place.stream, expected: place.expectedVersion, found: head.stream_version });
        }
        return work({
          client,
          write: (drafts) => write(client, place, head, drafts, readModels, signer),
          enqueue: async (runId, runAt) => {
            await query(client, ENQUEUE, [runId, runAt]);
          },
        });
      }),
  };
}

async function write(
  client: PoolClient,
  place: AppendPlace,
  head: Head,
  drafts: readonly SealedDraft[],
  readModels: readonly ReadModel[],
  signer: CheckpointSigner,
): Promise<Appended> {
  if (drafts.length === 0) return { events: [], checkpoint: null };
  const { tenant, stream, recordedAt, expectedVersion } = place;
  await writeTexts(client, place, drafts);
  const events = chainEvents({
    hasher: nodeHasher,
    head: { sequence: Number(head.head_sequence), hash: head.head_hash },
    drafts: drafts.map((draft, i) => ({
      tenant,
      stream,
      streamVersion: expectedVersion + 1 + i,
      type: draft.type,
      schemaVersion: draft.schemaVersion ?? 1,
      actor: draft.actor,
      recordedAt,
      payload: checkedPayload(draft),
      texts: Object.fromEntries(Object.entries(draft.texts).map(([name, { ref }]) => [name, ref])),
    })),
  });
  let frontier = decodeFrontier(Number(head.head_sequence), head.frontier);
  for (const { hash } of events) frontier = appendLeaf(frontier, leafHash(fromHex(hash), nodeHasher), nodeHasher);
  const last = events.at(-1) as LedgerEvent;
  const column = <K extends keyof LedgerEvent>(name: K) => events.map((event) => event[name]);
  await query(client, WRITE_EVENTS, [
    tenant,
    stream,
    recordedAt,
    column('sequence'),
    column('streamVersion'),
    column('type'),
    column('schemaVersion'),
    column('actor'),
    column('body'),
    column('hash'),
    last.sequence,
    last.hash,
    Buffer.from(encodeFrontier(frontier)),
  ]);
  for (const [i, event] of events.entries()) {
    const projected = projectedEvent(event, drafts[i] as SealedDraft);
    for (const model of readModels) await writeRows(client, tenant, model, model.project(projected));
    if (ENDINGS.has(event.type)) await query(client, WAKE, [tenant, event.payload['attemptId']]);
  }
  const ended = events.some(({ type }) => type === 'run-finished');
  return { events, checkpoint: ended ? await writeCheckpoint(client, signer, last, frontier) : null };
}

async function writeTexts(client: PoolClient, { tenant, stream }: AppendPlace, drafts: readonly SealedDraft[]): Promise<void> {
  const fresh: SealedText[] = [];
  for (const draft of drafts) {
    for (const { ref, sealed } of Object.values(draft.texts)) if (sealed !== null) fresh.push({ ref, sealed });
  }
  if (fresh.length === 0) return;
  const refs = fresh.map(({ ref }) => ref);
  const written = await query<{ text_id: string }>(client, WRITE_TEXTS, [
    tenant,
    stream,
    refs.map(({ id }) => id),
    refs.map(({ subject }) => subject),
    fresh.map(({ sealed }) => Buffer.from(sealed.buffer, sealed.byteOffset, sealed.byteLength)),
  ]);
  if (written.length === fresh.length) return;
  const kept = new Set(written.map(({ text_id }) => text_id));
  throw new SubjectErasedError({ subject: refs.find(({ id }) => !kept.has(id))?.subject ?? 'unknown' });
}

async function writeCheckpoint(client: PoolClient, signer: CheckpointSigner, last: LedgerEvent, frontier: Frontier): Promise<SignedCheckpoint> {
  const signed = signer.sign({
    format: 'palimpsest/checkpoint/v1',
    tenant: last.tenant,
    treeSize: frontier.size,
    rootHash: toHex(frontierRoot(frontier, nodeHasher)),
    headHash: last.hash,
    recordedAt: last.recordedAt,
  });
  const { checkpoint, keyId, signature } = signed;
  await query(client, WRITE_CHECKPOINT, [last.tenant, checkpoint.treeSize, checkpoint.rootHash, checkpoint.headHash, checkpoint.recordedAt, keyId, signature]);
  return signed;
}

function checkedPayload({ type, payload }: SealedDraft): LedgerEvent['payload'] {
  if (type in runEventSchemas) runEventSchemas[type as keyof typeof runEventSchemas].parse(payload);
  return payload as LedgerEvent['payload'];
}

function projectedEvent(event: LedgerEvent, draft: SealedDraft): ProjectedEvent {
  const { type, schemaVersion, actor, recordedAt, payload, stream, streamVersion, sequence } = event;
  const texts = Object.fromEntries(Object.entries(draft.texts).map(([name, { words }]) => [name, words]));
  return { type, schemaVersion, actor, recordedAt, payload, stream, streamVersion, sequence, texts };
}
