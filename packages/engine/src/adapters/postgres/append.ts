import type { Json, LedgerEvent, SignedCheckpoint, TextRef } from '@palimpsest/contracts';
import type { EventDraft, ReadModel, Words } from '@palimpsest/kernel';
import type { PoolClient } from 'pg';
import type { CheckpointSigner } from '../crypto/checkpoint-signer.ts';
import { type Append, appendAll, type Outcome } from './append-all.ts';
import type { Database } from './database.ts';
import type { RequestPlace } from './http-requests.ts';
import { together } from './together.ts';

/** An event that is ready to be written: its words are sealed already, or lie sealed from before. */
export interface SealedDraft extends Omit<EventDraft, 'texts'> {
  readonly actor: string;
  readonly texts: Readonly<
    Record<string, { readonly ref: TextRef; readonly sealed: Uint8Array | null; readonly words: Words }>
  >;
}

/** The wrapped key of a subject that nobody can have made before: it comes with the first texts under it. */
export interface NewKey {
  readonly subject: string;
  readonly wrapped: Uint8Array;
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
  /** Writes events, their texts, new keys of these and their read-model rows. Once per append. */
  write(drafts: readonly SealedDraft[], keys?: readonly NewKey[]): Promise<Appended>;
  /** Keeps the receipt of the HTTP request that brought this about. */
  settle(request: RequestPlace & { readonly receipt: Json }): void;
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

/** Each holds the chain for a millisecond or so, and all wait for the last. */
const MOST_TOGETHER = 32;

/** The one way into the ledger: a transaction that locks the tenant's chain and writes everything an event implies. */
export function createAppender(
  database: Database,
  readModels: readonly ReadModel[],
  signer: CheckpointSigner,
): Appender {
  const inTurn = together<Append, Outcome>({
    work: (tenant, appends) => appendAll({ pool: database.app, tenant, readModels, signer }, appends),
    most: MOST_TOGETHER,
  });
  const alone = async (tenant: string, append: Append) =>
    (await appendAll({ pool: database.owner(), tenant, readModels, signer }, [append]))[0];
  return {
    append: (place, work) => untilDone(() => inTurn(place.tenant, { place, work })),
    appendAsOwner: (place, work) => untilDone(() => alone(place.tenant, { place, work })),
  };
}

async function untilDone<T>(go: () => Promise<Outcome | undefined>): Promise<T> {
  for (;;) {
    const outcome = await go();
    if (outcome?.kind === 'done') return outcome.value as T;
    if (outcome?.kind === 'refused') throw outcome.error;
  }
}
