import type { Sealer } from '@palimpsest/kernel';
import { KeyUnusableError } from '../../errors/key-unusable-error.ts';
import { SubjectErasedError } from '../../errors/subject-erased-error.ts';
import type { MasterKey } from '../crypto/master-key.ts';
import { createSubjectSealer } from '../crypto/subject-sealer.ts';
import { asTenant, type Database, query, type Statement } from './database.ts';
import { shortLived } from './short-lived.ts';

/** Sealers of subjects, made from the wrapped keys in the database and kept for seconds only: another process may destroy one. */
export interface Keyring {
  /** The subject's sealer; its key is made at first need. Throws when the subject was erased. */
  sealer(tenant: string, subject: string): Promise<Sealer>;
  /** The sealer for a wrapped key that was just read, or undefined for an erased subject. */
  sealerFor(tenant: string, subject: string, wrapped: Buffer | null): Sealer | undefined;
  /** Drops what was kept of a key that has just been destroyed. */
  forget(wrapped: Buffer): void;
}

const READ: Statement = {
  name: 'key-read',
  text: 'select wrapped_key from palimpsest.subject_keys where tenant_id = $1 and subject = $2',
};
const MAKE: Statement = {
  name: 'key-make',
  text: 'insert into palimpsest.subject_keys (tenant_id, subject, wrapped_key) values ($1, $2, $3) on conflict do nothing',
};
const MOST_KEPT = 5_000;
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

  const readOrMake = (tenant: string, subject: string): Promise<Sealer> =>
    asTenant(database, tenant, async (client) => {
      const read = async () =>
        (await query<{ wrapped_key: Buffer | null }>(client, READ, [tenant, subject]))[0];
      let row = await read();
      if (row === undefined) {
        await query(client, MAKE, [
          tenant,
          subject,
          masterKey.wrap({ tenant, subject }, masterKey.newSubjectKey()),
        ]);
        row = await read();
      }
      const sealer = row === undefined ? undefined : sealerFor(tenant, subject, row.wrapped_key);
      if (sealer === undefined) throw new SubjectErasedError({ subject });
      return sealer;
    });

  return {
    sealerFor,
    forget: (wrapped) => {
      kept.delete(wrapped.toString('base64'));
      recent.clear();
    },
    sealer: async (tenant, subject) => {
      const name = `${tenant}\n${subject}`;
      const known = recent.get(name);
      if (known !== undefined) return known;
      const sealer = await readOrMake(tenant, subject);
      recent.set(name, sealer);
      return sealer;
    },
  };
}
