import type { Sealer } from '@palimpsest/kernel';
import type { PoolClient } from 'pg';
import { KeyUnusableError } from '../../errors/key-unusable-error.ts';
import { SubjectErasedError } from '../../errors/subject-erased-error.ts';
import type { MasterKey } from '../crypto/master-key.ts';
import { createSubjectSealer } from '../crypto/subject-sealer.ts';
import { asTenantAtOnce, type Database, query, type Statement } from './database.ts';
import { shortLived } from './short-lived.ts';
import { together } from './together.ts';

/** Sealers of subjects, made from the wrapped keys in the database and kept for seconds only: another process may destroy one. */
export interface Keyring {
  /** The subject's sealer; its key is made at first need. Throws when the subject was erased. */
  sealer(tenant: string, subject: string): Promise<Sealer>;
  /** A sealer for a subject that cannot have a key yet. It counts once its key is written, with the first texts under it. */
  newSealer(tenant: string, subject: string): { readonly sealer: Sealer; readonly wrapped: Buffer };
  /** Reads keys along with other things and keeps them at hand for a moment. Gives those subjects that were erased. */
  readOn(client: PoolClient, tenant: string, subjects: readonly string[]): Promise<ReadonlySet<string>>;
  /** The sealer for a wrapped key that was just read, or undefined for an erased subject. */
  sealerFor(tenant: string, subject: string, wrapped: Buffer | null): Sealer | undefined;
  /** Drops what was kept of a key that has just been destroyed. */
  forget(wrapped: Buffer): void;
}

const READ: Statement = {
  name: 'keys-read',
  text: 'select subject, wrapped_key from palimpsest.subject_keys where tenant_id = $1 and subject = any($2::text[])',
};
/**
 * The disk is not waited for here: whatever is sealed under a key is committed later, and that commit brings all the
 * log before it to the disk. A key that a crash takes away was never used.
 */
const MAKE: Statement = {
  name: 'keys-make',
  text: `with soon as materialized (select set_config('synchronous_commit', 'off', true) as set)
    insert into palimpsest.subject_keys (tenant_id, subject, wrapped_key)
    select $1, u.* from soon, unnest($2::text[], $3::bytea[]) as u where soon.set = 'off' on conflict do nothing`,
};
const MOST_KEPT = 5_000;
const MOST_TOGETHER = 200;
/** How long a key stays in memory, and may be used for sealing without asking again. Writing checks in any case that it still exists. */
const RECENT_MS = 10_000;

export function createKeyring(database: Database, masterKey: MasterKey): Keyring {
  // Keyed by the wrapped bytes: once the row is gone from the database, nothing asks for its entry any more.
  const kept = shortLived<Sealer>({ ms: RECENT_MS, most: MOST_KEPT });
  const recent = shortLived<Sealer>({ ms: RECENT_MS, most: MOST_KEPT });

  const sealerFor = (tenant: string, subject: string, wrapped: Buffer | null): Sealer | undefined => {
    if (wrapped === null) return undefined;
    const place = wrapped.toString('base64');
    const known = kept.get(place);
    if (known !== undefined) return known;
    const key = masterKey.unwrap({ tenant, subject }, wrapped);
    if (key === undefined) {
      throw new KeyUnusableError({
        what: `The key of subject ${subject} cannot be unwrapped: it was altered, or the master key is another one.`,
        hint: 'Run palimpsest audit verify, and check that the master key is the one this ledger was made with.',
      });
    }
    const sealer = createSubjectSealer(key);
    kept.set(place, sealer);
    return sealer;
  };

  const keep = (tenant: string, { subject, wrapped_key }: KeyRow): Sealer | undefined => {
    const sealer = sealerFor(tenant, subject, wrapped_key);
    if (sealer !== undefined) recent.set(placeOf(tenant, subject), sealer);
    return sealer;
  };

  /** A key that cannot be used is an error for whoever seals with it, not for those that are read along with it. */
  const keepIfUsable = (tenant: string, row: KeyRow): void => {
    try {
      keep(tenant, row);
    } catch (error) {
      if (!(error instanceof KeyUnusableError)) throw error;
    }
  };

  // All keys that are wanted at one time are read, and made where there is none, by one transaction.
  const readOrMake = together<string, Sealer | undefined>({
    most: MOST_TOGETHER,
    work: async (tenant, wanted) => {
      // In order, so that two processes that make the same keys wait for each other and not crosswise.
      const subjects = [...new Set(wanted)].sort();
      const fresh = subjects.map((subject) => masterKey.wrap({ tenant, subject }, masterKey.newSubjectKey()));
      // Whoever asks here has mostly a new subject, so a key is offered without asking first. Read back, since what
      // counts is the key in the table: an older one, or that of somebody who made it in this very moment.
      const rows = await asTenantAtOnce(database, tenant, async (client) => {
        const [, known] = await Promise.all([
          query(client, MAKE, [tenant, subjects, fresh]),
          query<KeyRow>(client, READ, [tenant, subjects]),
        ]);
        return known;
      });
      const sealers = new Map(rows.map((row) => [row.subject, keep(tenant, row)]));
      return wanted.map((subject) => sealers.get(subject));
    },
  });

  return {
    sealerFor,
    newSealer: (tenant, subject) => {
      const key = masterKey.newSubjectKey();
      return { sealer: createSubjectSealer(key), wrapped: masterKey.wrap({ tenant, subject }, key) };
    },
    forget: (wrapped) => {
      kept.delete(wrapped.toString('base64'));
      recent.clear();
    },
    readOn: async (client, tenant, subjects) => {
      const rows = await query<KeyRow>(client, READ, [tenant, subjects]);
      for (const row of rows) keepIfUsable(tenant, row);
      return new Set(rows.filter(({ wrapped_key }) => wrapped_key === null).map(({ subject }) => subject));
    },
    sealer: async (tenant, subject) => {
      const known = recent.get(placeOf(tenant, subject));
      if (known !== undefined) return known;
      const sealer = await readOrMake(tenant, subject);
      if (sealer === undefined) throw new SubjectErasedError({ subject });
      return sealer;
    },
  };
}

interface KeyRow {
  readonly subject: string;
  readonly wrapped_key: Buffer | null;
}

function placeOf(tenant: string, subject: string): string {
  return `${tenant}\n${subject}`;
}
