import type { LedgerEvent, SignedCheckpoint, TextRef } from '@palimpsest/contracts';
import type { EventDraft, ReadModel, Words } from '@palimpsest/kernel';
import type { Pool, PoolClient } from 'pg';
import { ConflictError } from '../../errors/conflict-error.ts';
import { SubjectErasedError } from '../../errors/subject-erased-error.ts';
import { UnknownTenantError } from '../../errors/unknown-tenant-error.ts';
import type { CheckpointSigner } from '../crypto/checkpoint-signer.ts';
import { type Database, query, type Statement, transaction } from './database.ts';
import { openWriting } from './send-events.ts';
import { together } from './together.ts';

/** An event that is ready to be written: its words are sealed already, or lie sealed from before. */
export interface SealedDraft extends Omit<EventDraft, 'texts'> {
  readonly actor: string;
  readonly texts: Readonly<
    Record<string, { readonly ref: TextRef; readonly sealed: Uint8Array | null; readonly words: Words }>
  >;
}

export interface AppendPlace {
  readonly tenant: string;
  readonly stream: string;
  readonly expectedVersion: number;
  readonly recordedAt: string;
  /** The key of a request that may come again: whether it was there is read along, for `open.before`. */
  readonly requestKey?: string;
}

/** A request that was made under a key. */
export interface KnownRequest {
  readonly fingerprint: string;
  readonly runId: string;
}

export interface Appended {
  readonly events: readonly LedgerEvent[];
  /** Made when a run ended; the caller writes it to the checkpoint file after the commit. */
  readonly checkpoint: SignedCheckpoint | null;
}

/** What may be done while the chain is locked. Writing only sends: all of it is waited for with the commit. */
export interface OpenAppend {
  /** Sees all that was written before in this transaction. */
  readonly client: PoolClient;
  /** What was made under the place's request key before. */
  readonly before: KnownRequest | undefined;
  /** Puts the request on record under its key. */
  remember(request: KnownRequest): void;
  /** Writes events, their texts and their read-model rows. Once per append. */
  write(drafts: readonly SealedDraft[]): Promise<Appended>;
  /** The job for the next step, in the same transaction. Null: at once. */
  enqueue(runId: string, runAt: string | null): Promise<void>;
  /** Takes back the job of a run that its caller advances itself. */
  dequeue(runId: string): Promise<void>;
}

/** The newest event of a tenant, and the newest version of the stream at hand. */
export interface LockedHead {
  readonly head_sequence: string;
  readonly head_hash: string;
  readonly frontier: Buffer;
  readonly stream_version: number;
}

export interface Appender {
  /**
   * Appends that come while another one of their tenant is being committed share the next transaction. The work of one
   * whose transaction failed is done again, so it must leave nothing behind but what it did through `open`.
   */
  append<T>(place: AppendPlace, work: (open: OpenAppend) => Promise<T>): Promise<T>;
  /** The same as the tables' owner, for the acts whose other work in the transaction only the owner may do. */
  appendAsOwner<T>(place: AppendPlace, work: (open: OpenAppend) => Promise<T>): Promise<T>;
}

const LOCK_HEAD: Statement = { name: 'lock-head', text: 'select * from palimpsest.lock_head($1, $2)' };
/** Sent behind `lock_head`, so it sees what was committed before the lock was given. */
const VERSIONS: Statement = {
  name: 'stream-versions',
  text: `select s.stream, (
      select coalesce(max(e.stream_version), 0) from palimpsest.ledger_events e where e.tenant_id = $1 and e.stream = s.stream
    ) as version from unnest($2::text[]) as s (stream)`,
};
/** The same holds here. */
const REQUESTS: Statement = {
  name: 'requests-before',
  text: `select key, fingerprint, run_id as "runId" from palimpsest.idempotency_keys
    where tenant_id = $1 and key = any($2::text[])`,
};
const DEQUEUE: Statement = { name: 'dequeue', text: 'select palimpsest.dequeue_run($1)' };
/** Raised by `palimpsest.keep_texts`. */
const ERASED_STATE = 'PE001';
/** Each holds the chain for a millisecond or so, and all wait for the last. */
const MOST_TOGETHER = 32;

interface Append {
  readonly place: AppendPlace;
  readonly work: (open: OpenAppend) => Promise<unknown>;
}
type Outcome =
  | { readonly kind: 'done'; readonly value: unknown }
  /** It wrote nothing, so those it shares the transaction with need not hear of it. */
  | { readonly kind: 'refused'; readonly error: unknown }
  /** Not begun; it goes into another transaction. */
  | { readonly kind: 'left' };

/** The one way into the ledger: a transaction that locks the tenant's chain and writes everything an event implies. */
export function createAppender(
  database: Database,
  readModels: readonly ReadModel[],
  signer: CheckpointSigner,
): Appender {
  const appendAll = async (pool: Pool, tenant: string, appends: readonly Append[]): Promise<Outcome[]> => {
    try {
      return await transaction(pool, async (client, sent) => {
        const [first, ...others] = appends.map(({ place }) => place.stream);
        const keys = appends.flatMap(({ place }) => place.requestKey ?? []);
        const [[head], versions, requests] = await Promise.all([
          query<LockedHead>(client, LOCK_HEAD, [tenant, first]),
          others.length === 0
            ? []
            : query<{ stream: string; version: number }>(client, VERSIONS, [tenant, others]),
          keys.length === 0
            ? []
            : query<KnownRequest & { key: string }>(client, REQUESTS, [tenant, [...new Set(keys)]]),
        ]);
        if (head === undefined) throw new UnknownTenantError({ tenant });
        const found = new Map(versions.map(({ stream, version }) => [stream, version]));
        found.set(first as string, head.stream_version);
        const known = new Map<string | undefined, KnownRequest>(
          requests.map(({ key, fingerprint, runId }) => [key, { fingerprint, runId }]),
        );
        const writing = openWriting({ client, sent, tenant, head, readModels, signer });
        const outcomes: Outcome[] = [];
        let closed = false;
        for (const { place, work } of appends) {
          const { stream, expectedVersion, requestKey } = place;
          const version = found.get(stream) ?? 0;
          if (closed) outcomes.push({ kind: 'left' });
          else if (version !== expectedVersion) {
            const error = new ConflictError({ stream, expected: expectedVersion, found: version });
            outcomes.push({ kind: 'refused', error });
          } else {
            let touched = false;
            const open: OpenAppend = {
              get client() {
                touched = true;
                writing.send();
                return client;
              },
              before: known.get(requestKey),
              remember: (request) => {
                if (requestKey === undefined) return;
                touched = true;
                known.set(requestKey, request);
                writing.remember(requestKey, request);
              },
              write: async (drafts) => {
                touched = true;
                found.set(stream, version + drafts.length);
                return writing.write(place, drafts);
              },
              enqueue: async (runId, runAt) => {
                touched = true;
                writing.enqueue(runId, runAt);
                // The job of a run that is not new may be locked by the queue, which locks several at once as well:
                // a transaction that touches no more than one of them waits, but never crosswise.
                closed ||= expectedVersion > 0;
              },
              dequeue: async (runId) => {
                touched = true;
                closed = true;
                sent.push(query(client, DEQUEUE, [runId]));
              },
            };
            try {
              outcomes.push({ kind: 'done', value: await work(open) });
            } catch (error) {
              if (touched) throw error;
              outcomes.push({ kind: 'refused', error });
            }
          }
        }
        writing.send();
        return outcomes;
      });
    } catch (error) {
      const { sqlState, constraint } = error as { sqlState?: string; constraint?: string };
      throw sqlState === ERASED_STATE ? new SubjectErasedError({ subject: constraint ?? 'unknown' }) : error;
    }
  };
  const inTurn = together<Append, Outcome>({
    work: (tenant, appends) => appendAll(database.app, tenant, appends),
    most: MOST_TOGETHER,
  });
  const untilDone = async <T>(again: () => Promise<Outcome | undefined>): Promise<T> => {
    for (;;) {
      const outcome = await again();
      if (outcome?.kind === 'done') return outcome.value as T;
      if (outcome?.kind === 'refused') throw outcome.error;
    }
  };
  return {
    append: (place, work) => untilDone(() => inTurn(place.tenant, { place, work })),
    appendAsOwner: (place, work) =>
      untilDone(async () => (await appendAll(database.owner(), place.tenant, [{ place, work }]))[0]),
  };
}
