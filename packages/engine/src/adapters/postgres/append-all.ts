import type { ReadModel } from '@palimpsest/kernel';
import type { Pool, PoolClient } from 'pg';
import { ConflictError } from '../../errors/conflict-error.ts';
import { SubjectErasedError } from '../../errors/subject-erased-error.ts';
import { UnknownTenantError } from '../../errors/unknown-tenant-error.ts';
import type { CheckpointSigner } from '../crypto/checkpoint-signer.ts';
import type { AppendPlace, KnownRequest, LockedHead, OpenAppend } from './append.ts';
import { query, type Sent, type Statement, transaction } from './database.ts';
import { openWriting, type Writing } from './send-events.ts';

/** What is to be appended: where, and the work that decides what. */
export interface Append {
  readonly place: AppendPlace;
  readonly work: (open: OpenAppend) => Promise<unknown>;
}

export type Outcome =
  | { readonly kind: 'done'; readonly value: unknown }
  /** It wrote nothing, so those it shares the transaction with need not hear of it. */
  | { readonly kind: 'refused'; readonly error: unknown }
  /** Not begun; it goes into another transaction. */
  | { readonly kind: 'left' };

interface Ledger {
  readonly pool: Pool;
  readonly tenant: string;
  readonly readModels: readonly ReadModel[];
  readonly signer: CheckpointSigner;
}

const LOCK_HEAD: Statement = { name: 'lock-head', text: 'select * from palimpsest.lock_head($1, $2)' };
/** Sent behind `lock_head`, so it sees what was committed before the lock was given. */
const VERSIONS: Statement = {
  name: 'stream-versions',
  text: `select s.stream, (
      select coalesce(max(e.stream_version), 0) from palimpsest.ledger_events e where e.tenant_id = $1 and e.stream = s.stream
    ) as version from unnest($2::text[]) as s (stream)`,
};
/** Sent behind it as well. */
const REQUESTS: Statement = {
  name: 'requests-before',
  text: `select key, fingerprint, run_id as "runId" from palimpsest.idempotency_keys
    where tenant_id = $1 and key = any($2::text[])`,
};
const DEQUEUE: Statement = { name: 'dequeue', text: 'select palimpsest.dequeue_run($1)' };
/** Raised by `palimpsest.keep_texts`. */
const ERASED_STATE = 'PE001';

/**
 * Appends of one tenant, in one transaction that locks its chain. One that finds its stream moved on is refused by
 * itself; whatever else goes wrong undoes them all.
 */
export async function appendAll(ledger: Ledger, appends: readonly Append[]): Promise<Outcome[]> {
  try {
    return await transaction(ledger.pool, async (client, sent) => {
      const { head, versions, requests } = await lockedState(client, ledger.tenant, appends);
      const writing = openWriting({ ...ledger, client, sent, head });
      const shared = { client, sent, writing, versions, requests, closed: false };
      const outcomes: Outcome[] = [];
      for (const each of appends) outcomes.push(await appendOne(shared, each));
      writing.end();
      return outcomes;
    });
  } catch (error) {
    const { sqlState, constraint } = error as { sqlState?: string; constraint?: string };
    throw sqlState === ERASED_STATE ? new SubjectErasedError({ subject: constraint ?? 'unknown' }) : error;
  }
}

/** What the appends need to know, as it stands from when the chain is theirs; in one round trip. */
async function lockedState(client: PoolClient, tenant: string, appends: readonly Append[]) {
  const [first = '', ...others] = appends.map(({ place }) => place.stream);
  const keys = [...new Set(appends.flatMap(({ place }) => place.requestKey ?? []))];
  const [[head], streams, known] = await Promise.all([
    query<LockedHead>(client, LOCK_HEAD, [tenant, first]),
    others.length === 0 ? [] : query<{ stream: string; version: number }>(client, VERSIONS, [tenant, others]),
    keys.length === 0 ? [] : query<KnownRequest & { key: string }>(client, REQUESTS, [tenant, keys]),
  ]);
  if (head === undefined) throw new UnknownTenantError({ tenant });
  const versions = new Map(streams.map(({ stream, version }) => [stream, version]));
  versions.set(first, head.stream_version);
  const requests = new Map(known.map(({ key, fingerprint, runId }) => [key, { fingerprint, runId }]));
  return { head, versions, requests };
}

/** The transaction as the appends in it find it, one after the other. */
interface Shared {
  readonly client: PoolClient;
  readonly sent: Sent;
  readonly writing: Writing;
  readonly versions: Map<string, number>;
  readonly requests: Map<string, KnownRequest>;
  /** True once nothing more may come into this transaction. */
  closed: boolean;
}

async function appendOne(shared: Shared, { place, work }: Append): Promise<Outcome> {
  const { client, sent, writing, versions, requests } = shared;
  const { stream, expectedVersion, requestKey } = place;
  if (shared.closed) return { kind: 'left' };
  const found = versions.get(stream) ?? 0;
  if (found !== expectedVersion) {
    return { kind: 'refused', error: new ConflictError({ stream, expected: expectedVersion, found }) };
  }
  let touched = false;
  const open: OpenAppend = {
    get client() {
      touched = true;
      writing.send();
      return client;
    },
    before: requestKey === undefined ? undefined : requests.get(requestKey),
    remember: (request) => {
      if (requestKey === undefined) return;
      touched = true;
      requests.set(requestKey, request);
      writing.remember(requestKey, request);
    },
    write: async (drafts, keys) => {
      touched = true;
      versions.set(stream, expectedVersion + drafts.length);
      return writing.write(place, drafts, keys);
    },
    settle: (request) => {
      touched = true;
      writing.settle(request);
    },
    enqueue: async (runId, runAt) => {
      touched = true;
      writing.enqueue(runId, runAt);
      // The job of a run that is not new may be locked by the queue, which locks several at once as well: a
      // transaction that touches no more than one of them may have to wait, but never crosswise.
      shared.closed ||= expectedVersion > 0;
    },
    dequeue: async (runId) => {
      touched = true;
      shared.closed = true;
      sent.push(query(client, DEQUEUE, [runId]));
    },
  };
  try {
    return { kind: 'done', value: await work(open) };
  } catch (error) {
    if (touched) throw error;
    return { kind: 'refused', error };
  }
}
