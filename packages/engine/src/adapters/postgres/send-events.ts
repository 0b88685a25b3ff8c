import {
  type LedgerEvent,
  runEventSchemas,
  type SignedCheckpoint,
  tenantEventSchemas,
} from '@palimpsest/contracts/events';
import {
  appendLeaf,
  chainEvents,
  decodeFrontier,
  encodeFrontier,
  type Frontier,
  fromHex,
  frontierRoot,
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
import type { Appended, AppendPlace, KnownRequest, LockedHead, NewKey, SealedDraft } from './append.ts';
import { query, type Sent, type Statement } from './database.ts';
import { byPlace, SETTLE, type Settlement, settleValues } from './http-requests.ts';
import { writeRows } from './rows.ts';
import { sendKeys, sendTexts } from './send-texts.ts';

export interface Sending {
  readonly client: PoolClient;
  readonly sent: Sent;
  readonly tenant: string;
  readonly head: LockedHead;
  readonly readModels: readonly ReadModel[];
  readonly signer: CheckpointSigner;
}

/** What goes into the ledger in one transaction. Writing gives events their places; sending is done for all at once. */
export interface Writing {
  write(place: AppendPlace, drafts: readonly SealedDraft[], keys?: readonly NewKey[]): Appended;
  enqueue(runId: string, runAt: string | null): void;
  /** A request that may come again, under its key. */
  remember(key: string, request: KnownRequest): void;
  /** The end of a request over HTTP. */
  settle(request: Settlement): void;
  /** Sends what was written and not sent yet: keys, texts, events, rows, wake-up calls, checkpoints, jobs. */
  send(): void;
  /** Sends the rest, and the receipts of all: others take several of these rows as well, in the same order. */
  end(): void;
}

const WRITE_EVENTS: Statement = {
  name: 'write-events',
  text: `with written as (
      insert into palimpsest.ledger_events
        (tenant_id, sequence, stream, stream_version, type, schema_version, actor, recorded_at, body, hash)
      select $1, e.*
      from unnest($2::bigint[], $3::text[], $4::integer[], $5::text[], $6::integer[], $7::text[], $8::timestamptz[],
        string_to_array($9, e'\\n'), $10::text[]) as e)
    update palimpsest.tenants set head_sequence = $11, head_hash = $12, frontier = $13 where tenant_id = $1`,
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
const ENQUEUE: Statement = {
  name: 'enqueue',
  text: 'select palimpsest.enqueue_run(j.run, j.at) from unnest($1::text[], $2::timestamptz[]) as j (run, at)',
};
const REMEMBER: Statement = {
  name: 'requests-remember',
  text: `insert into palimpsest.idempotency_keys (tenant_id, key, fingerprint, run_id)
    select $1, r.* from unnest($2::text[], $3::text[], $4::text[]) as r`,
};
const PAYLOADS: ReadonlyMap<string, { parse(payload: unknown): unknown }> = new Map(
  Object.entries({ ...runEventSchemas, ...tenantEventSchemas }),
);
const ENDINGS = new Set(['attempt-succeeded', 'attempt-failed', 'attempt-interrupted']);

export interface Written {
  readonly events: readonly LedgerEvent[];
  readonly drafts: readonly SealedDraft[];
  readonly keys: readonly NewKey[];
}

/** The chain as it grows within one transaction. Nothing of it counts before the commit. */
export function openWriting(sending: Sending): Writing {
  const { tenant } = sending;
  let head = { sequence: Number(sending.head.head_sequence), hash: sending.head.head_hash };
  let frontier = decodeFrontier(head.sequence, sending.head.frontier);
  let written: Written[] = [];
  let checkpoints: SignedCheckpoint[] = [];
  let requests: (KnownRequest & { readonly key: string })[] = [];
  let jobs: { readonly runId: string; readonly runAt: string | null }[] = [];
  const settlements: Settlement[] = [];

  const writing: Writing = {
    write(place, drafts, keys = []) {
      if (drafts.length === 0) return { events: [], checkpoint: null };
      const events = chainEvents({
        hasher: nodeHasher,
        head,
        drafts: drafts.map((draft, i) => eventDraft(place, draft, i)),
      });
      for (const { hash } of events)
        frontier = appendLeaf(frontier, leafHash(fromHex(hash), nodeHasher), nodeHasher);
      const last = events.at(-1) as LedgerEvent;
      head = { sequence: last.sequence, hash: last.hash };
      written.push({ events, drafts, keys });
      if (!events.some(({ type }) => type === 'run-finished')) return { events, checkpoint: null };
      const checkpoint = signedHead(sending.signer, last, frontier);
      checkpoints.push(checkpoint);
      return { events, checkpoint };
    },
    enqueue(runId, runAt) {
      jobs.push({ runId, runAt });
    },
    settle(request) {
      settlements.push(request);
    },
    remember(key, request) {
      requests.push({ key, ...request });
    },
    send() {
      const { client, sent } = sending;
      if (requests.length > 0) {
        const column = (name: 'key' | 'fingerprint' | 'runId') => requests.map((each) => each[name]);
        const values = [tenant, column('key'), column('fingerprint'), column('runId')];
        sent.push(query(client, REMEMBER, values));
      }
      if (written.length > 0) {
        sendKeys(sending, written);
        sendTexts(sending, written);
        sendEvents(sending, written, head, frontier);
        sendRows(sending, written);
        for (const checkpoint of checkpoints) sendCheckpoint(sending, checkpoint);
      }
      if (jobs.length > 0) {
        const runs = jobs.map(({ runId }) => runId);
        sent.push(query(client, ENQUEUE, [runs, jobs.map(({ runAt }) => runAt)]));
      }
      written = [];
      checkpoints = [];
      requests = [];
      jobs = [];
    },
    end() {
      writing.send();
      if (settlements.length === 0) return;
      sending.sent.push(query(sending.client, SETTLE, settleValues(tenant, settlements.sort(byPlace))));
    },
  };
  return writing;

  function eventDraft(place: AppendPlace, draft: SealedDraft, i: number) {
    return {
      tenant,
      stream: place.stream,
      streamVersion: place.expectedVersion + 1 + i,
      type: draft.type,
      schemaVersion: draft.schemaVersion ?? 1,
      actor: draft.actor,
      recordedAt: place.recordedAt,
      payload: checkedPayload(draft),
      texts: Object.fromEntries(Object.entries(draft.texts).map(([name, { ref }]) => [name, ref])),
    };
  }
}

function sendEvents(
  { client, sent, tenant }: Sending,
  written: readonly Written[],
  head: { readonly sequence: number; readonly hash: string },
  frontier: Frontier,
): void {
  const events = written.flatMap((each) => each.events);
  const column = <K extends keyof LedgerEvent>(name: K) => events.map((event) => event[name]);
  sent.push(
    query(client, WRITE_EVENTS, [
      tenant,
      column('sequence'),
      column('stream'),
      column('streamVersion'),
      column('type'),
      column('schemaVersion'),
      column('actor'),
      column('recordedAt'),
      // Canonical JSON has no line break of its own, and a list of texts would have every quotation mark escaped.
      column('body').join('\n'),
      column('hash'),
      head.sequence,
      head.hash,
      Buffer.from(encodeFrontier(frontier)),
    ]),
  );
}

function sendRows({ client, sent, tenant, readModels }: Sending, written: readonly Written[]): void {
  const endedAttempts: unknown[] = [];
  const changes = readModels.map((model) => ({ model, rows: [] as RowChange[] }));
  for (const { events, drafts } of written) {
    for (const [i, event] of events.entries()) {
      const projected = projectedEvent(event, drafts[i] as SealedDraft);
      for (const { model, rows } of changes) rows.push(...model.project(projected));
      if (ENDINGS.has(event.type)) endedAttempts.push(event.payload.attemptId);
    }
  }
  // Table by table, as a rebuild does: a table stands after those it refers to.
  for (const { model, rows } of changes) sent.push(...writeRows(client, tenant, model, rows));
  if (endedAttempts.length > 0) sent.push(query(client, WAKE, [tenant, endedAttempts]));
}

function signedHead(signer: CheckpointSigner, last: LedgerEvent, frontier: Frontier): SignedCheckpoint {
  return signer.sign({
    format: 'palimpsest/checkpoint/v1',
    tenant: last.tenant,
    treeSize: frontier.size,
    rootHash: toHex(frontierRoot(frontier, nodeHasher)),
    headHash: last.hash,
    recordedAt: last.recordedAt,
  });
}

function sendCheckpoint(
  { client, sent, tenant }: Sending,
  { checkpoint, keyId, signature }: SignedCheckpoint,
): void {
  const { treeSize, rootHash, headHash, recordedAt } = checkpoint;
  const values = [tenant, treeSize, rootHash, headHash, recordedAt, keyId, signature];
  sent.push(query(client, WRITE_CHECKPOINT, values));
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
