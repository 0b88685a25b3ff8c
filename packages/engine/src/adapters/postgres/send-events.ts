import {
  type LedgerEvent,
  runEventSchemas,
  type SignedCheckpoint,
  tenantEventSchemas,
} from '@palimpsest/contracts';
import {
  appendLeaf,
  chainEvents,
  decodeFrontier,
  encodeFrontier,
  type Frontier,
  fromHex,
  frontierRoot,
  isErased,
  isForPipelines,
  leafHash,
  type ProjectedEvent,
  type ReadModel,
  type RowChange,
  toHex,
} from '@palimpsest/kernel';
import type { PoolClient } from 'pg';
import type { CheckpointSigner } from '../crypto/checkpoint-signer.ts';
import { nodeHasher } from '../crypto/node-hasher.ts';
import type { Appended, AppendPlace, LockedHead, SealedDraft } from './append.ts';
import { query, type Sent, type Statement } from './database.ts';
import { writeRows } from './rows.ts';

export interface Sending {
  readonly client: PoolClient;
  readonly sent: Sent;
  readonly place: AppendPlace;
  readonly head: LockedHead;
  readonly readModels: readonly ReadModel[];
  readonly signer: CheckpointSigner;
}

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
  text: 'select palimpsest.write_texts($1, $2, $3::uuid[], $4::text[], $5::bytea[], $6::text[])',
};
const WRITE_CHECKPOINT: Statement = {
  name: 'write-checkpoint',
  text: `insert into palimpsest.checkpoints (tenant_id, tree_size, root_hash, head_hash, recorded_at, key_id, signature)
    values ($1, $2, $3, $4, $5, $6, $7) on conflict do nothing`,
};
const WAKE: Statement = {
  name: 'wake-waiters',
  text: `with woken as (
      delete from palimpsest.recording_waiters w using palimpsest.attempts a
      where a.tenant_id = $1 and a.attempt_id = any($2::uuid[]) and w.tenant_id = $1 and w.request_key = a.request_key returning w.run_id)
    select palimpsest.enqueue_run(run_id, null) from woken`,
};
const PAYLOADS: ReadonlyMap<string, { parse(payload: unknown): unknown }> = new Map(
  Object.entries({ ...runEventSchemas, ...tenantEventSchemas }),
);
const ENDINGS = new Set(['attempt-succeeded', 'attempt-failed', 'attempt-interrupted']);

/** Gives events their place in the chain and sends all that goes with them: texts, rows, wake-up calls, a checkpoint. */
export function sendEvents(sending: Sending, drafts: readonly SealedDraft[]): Appended {
  if (drafts.length === 0) return { events: [], checkpoint: null };
  const { client, sent, place, head, readModels } = sending;
  const { tenant, stream, recordedAt, expectedVersion } = place;
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
  for (const { hash } of events)
    frontier = appendLeaf(frontier, leafHash(fromHex(hash), nodeHasher), nodeHasher);
  const last = events.at(-1) as LedgerEvent;
  const column = <K extends keyof LedgerEvent>(name: K) => events.map((event) => event[name]);

  sendTexts(sending, drafts);
  const columns = [
    column('sequence'),
    column('streamVersion'),
    column('type'),
    column('schemaVersion'),
    column('actor'),
    column('body'),
    column('hash'),
  ];
  sent.push(
    query(client, WRITE_EVENTS, [
      tenant,
      stream,
      recordedAt,
      ...columns,
      last.sequence,
      last.hash,
      Buffer.from(encodeFrontier(frontier)),
    ]),
  );
  const endedAttempts: unknown[] = [];
  const changes = readModels.map((model) => ({ model, rows: [] as RowChange[] }));
  for (const [i, event] of events.entries()) {
    const projected = projectedEvent(event, drafts[i] as SealedDraft);
    for (const { model, rows } of changes) rows.push(...model.project(projected));
    if (ENDINGS.has(event.type)) endedAttempts.push(event.payload.attemptId);
  }
  // Table by table, as a rebuild does: a table stands after those it refers to.
  for (const { model, rows } of changes) sent.push(...writeRows(client, tenant, model, rows));
  if (endedAttempts.length > 0) sent.push(query(client, WAKE, [tenant, endedAttempts]));
  const ended = events.some(({ type }) => type === 'run-finished');
  return { events, checkpoint: ended ? sendCheckpoint(sending, last, frontier) : null };
}

function sendTexts({ client, sent, place }: Sending, drafts: readonly SealedDraft[]): void {
  const texts = drafts.flatMap((draft) => Object.values(draft.texts));
  const fresh = texts.filter(({ sealed }) => sealed !== null);
  const read = texts
    .filter(({ sealed, words }) => sealed === null && !isErased(words))
    .map(({ ref }) => ref.subject);
  if (fresh.length === 0 && read.length === 0) return;
  const refs = fresh.map(({ ref }) => ref);
  const sealed = fresh.map(({ sealed: bytes }) =>
    bytes === null ? null : Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength),
  );
  const values = [
    place.tenant,
    place.stream,
    refs.map(({ id }) => id),
    refs.map(({ subject }) => subject),
    sealed,
    [...new Set(read)],
  ];
  sent.push(query(client, WRITE_TEXTS, values));
}

function sendCheckpoint(
  { client, sent, signer }: Sending,
  last: LedgerEvent,
  frontier: Frontier,
): SignedCheckpoint {
  const signed = signer.sign({
    format: 'palimpsest/checkpoint/v1',
    tenant: last.tenant,
    treeSize: frontier.size,
    rootHash: toHex(frontierRoot(frontier, nodeHasher)),
    headHash: last.hash,
    recordedAt: last.recordedAt,
  });
  const { checkpoint, keyId, signature } = signed;
  const { treeSize, rootHash, headHash, recordedAt } = checkpoint;
  sent.push(
    query(client, WRITE_CHECKPOINT, [
      last.tenant,
      treeSize,
      rootHash,
      headHash,
      recordedAt,
      keyId,
      signature,
    ]),
  );
  return signed;
}

function checkedPayload({ type, payload }: SealedDraft): LedgerEvent['payload'] {
  PAYLOADS.get(type)?.parse(payload);
  return payload as LedgerEvent['payload'];
}

function projectedEvent(event: LedgerEvent, draft: SealedDraft): ProjectedEvent {
  const { type, schemaVersion, actor, recordedAt, payload, stream, streamVersion, sequence } = event;
  const seen = Object.entries(draft.texts).filter(([name]) => isForPipelines(type, name));
  const texts = Object.fromEntries(seen.map(([name, { words }]) => [name, words]));
  return { type, schemaVersion, actor, recordedAt, payload, stream, streamVersion, sequence, texts };
}
