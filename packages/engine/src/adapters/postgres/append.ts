import type { LedgerEvent, SignedCheckpoint, TextRef } from '@palimpsest/contracts';
import type { EventDraft, ReadModel, Words } from '@palimpsest/kernel';
import type { Pool, PoolClient } from 'pg';
import { ConflictError } from '../../errors/conflict-error.ts';
import { SubjectErasedError } from '../../errors/subject-erased-error.ts';
import { UnknownTenantError } from '../../errors/unknown-tenant-error.ts';
import type { CheckpointSigner } from '../crypto/checkpoint-signer.ts';
import { type Database, query, type Statement, transaction } from './database.ts';
import { sendEvents } from './send-events.ts';

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
}

export interface Appended {
  readonly events: readonly LedgerEvent[];
  /** Made when a run ended; the caller writes it to the checkpoint file after the commit. */
  readonly checkpoint: SignedCheckpoint | null;
}

/** What may be done while the chain is locked. Writing only sends: all of it is waited for with the commit. */
export interface OpenAppend {
  readonly client: PoolClient;
  /** Writes events, their texts and their read-model rows. Once per transaction. */
  write(drafts: readonly SealedDraft[]): Promise<Appended>;
  /** The job for the next step, in the same transaction. Null: at once. */
  enqueue(runId: string, runAt: string | null): Promise<void>;
}

/** The newest event of a tenant, and the newest version of the stream at hand. */
export interface LockedHead {
  readonly head_sequence: string;
  readonly head_hash: string;
  readonly frontier: Buffer;
  readonly stream_version: number;
}

export interface Appender {
  append<T>(place: AppendPlace, work: (open: OpenAppend) => Promise<T>): Promise<T>;
  /** The same as the tables' owner, for the acts whose other work in the transaction only the owner may do. */
  appendAsOwner<T>(place: AppendPlace, work: (open: OpenAppend) => Promise<T>): Promise<T>;
}

const LOCK_HEAD: Statement = { name: 'lock-head', text: 'select * from palimpsest.lock_head($1, $2)' };
const ENQUEUE: Statement = { name: 'enqueue', text: 'select palimpsest.enqueue_run($1, $2)' };
/** Raised by `palimpsest.write_texts`. */
const ERASED_STATE = 'PE001';

/** The one way into the ledger: a transaction that locks the tenant's chain and writes everything an event implies. */
export function createAppender(
  database: Database,
  readModels: readonly ReadModel[],
  signer: CheckpointSigner,
): Appender {
  const appendOn = async <T>(
    pool: Pool,
    place: AppendPlace,
    work: (open: OpenAppend) => Promise<T>,
  ): Promise<T> => {
    try {
      return await transaction(pool, async (client, sent) => {
        const [head] = await query<LockedHead>(client, LOCK_HEAD, [place.tenant, place.stream]);
        if (head === undefined) throw new UnknownTenantError({ tenant: place.tenant });
        if (head.stream_version !== place.expectedVersion) {
          throw new ConflictError({
            stream: place.stream,
            expected: place.expectedVersion,
            found: head.stream_version,
          });
        }
        return await work({
          client,
          write: async (drafts) => sendEvents({ client, sent, place, head, readModels, signer }, drafts),
          enqueue: async (runId, runAt) => {
            sent.push(query(client, ENQUEUE, [runId, runAt]));
          },
        });
      });
    } catch (error) {
      const { sqlState, constraint } = error as { sqlState?: string; constraint?: string };
      throw sqlState === ERASED_STATE ? new SubjectErasedError({ subject: constraint ?? 'unknown' }) : error;
    }
  };
  return {
    append: (place, work) => appendOn(database.app, place, work),
    appendAsOwner: (place, work) => appendOn(database.owner(), place, work),
  };
}
