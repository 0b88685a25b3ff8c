import type { Scope } from '@palimpsest/contracts';
import { query, type Statement } from '../../adapters/postgres/database.ts';
import { shortLived } from '../../adapters/postgres/short-lived.ts';
import { translateError } from '../../adapters/postgres/translate-error.ts';
import type { EngineContext } from '../context.ts';
import { type CachedKey, cachedKey, rememberedKey } from './key-cache.ts';
import { keyState } from './key-rows.ts';
import { type ReadKey, readKey, sameHash } from './key-secret.ts';
import { noteUse } from './note-use.ts';

export interface FoundKey {
  readonly keyId: string;
  readonly tenant: string;
  readonly scopes: readonly Scope[];
  readonly expiresAt: string | null;
}

export type KeySearch =
  | { readonly key: FoundKey; readonly refused?: never }
  | { readonly key?: never; readonly refused: 'malformed' | 'unknown' | 'revoked' | 'expired' };

const FIND: Statement = { name: 'key-find', text: 'select * from palimpsest.find_api_key($1)' };

/**
 * Whose key this is, and what it allows. A change of a key that another process made is seen within five seconds, one
 * made here at once.
 *
 * @example
 * const { key, refused } = await findKey(engine.context, 'pal_…');
 */
export async function findKey(
  context: Pick<EngineContext, 'database' | 'now' | 'log'>,
  secret: string,
): Promise<KeySearch> {
  const given = readOnce(secret);
  if (given === null) return { refused: 'malformed' };
  const { keyId } = given;
  return judge(context, given, await cachedKey(context, keyId, () => lookUp(context, keyId)));
}

/** The same from memory alone; null where the key would have to be read, or is refused. */
export function knownKey(
  context: Pick<EngineContext, 'database' | 'now' | 'log'>,
  secret: string,
): FoundKey | null {
  const given = readOnce(secret);
  const known = given === null ? undefined : rememberedKey(context, given.keyId);
  return given === null || known === undefined ? null : (judge(context, given, known).key ?? null);
}

function judge(
  context: Pick<EngineContext, 'database' | 'now' | 'log'>,
  { keyId, hash }: ReadKey,
  found: CachedKey | null,
): KeySearch {
  // A right id with a wrong secret is told from nothing else, so nobody learns which ids there are.
  if (found === null || !sameHash(found.hash, hash)) return { refused: 'unknown' };
  const now = context.now();
  const state = keyState(found, now);
  if (state !== 'active') return { refused: state };
  const { tenant, scopes, expiresAt } = found;
  noteUse(context, { tenant, keyId, now });
  return { key: { keyId, tenant, scopes: scopes as readonly Scope[], expiresAt } };
}

/** Reading a key hashes it. One that comes again within seconds, as keys do, need not be hashed each time. */
const read = shortLived<ReadKey>({ ms: 5_000, most: 1_000 });

function readOnce(secret: string): ReadKey | null {
  const known = read.get(secret);
  if (known !== undefined) return known;
  const given = readKey(secret);
  if (given !== null) read.set(secret, given);
  return given;
}

async function lookUp(
  { database }: Pick<EngineContext, 'database'>,
  keyId: string,
): Promise<CachedKey | null> {
  interface Row {
    readonly tenant_id: string;
    readonly scopes: string[];
    readonly secret_hash: string;
    readonly expires_at: Date | null;
    readonly revoked_at: Date | null;
  }
  try {
    const [row] = await query<Row>(database.app, FIND, [keyId]);
    if (row === undefined) return null;
    return {
      tenant: row.tenant_id,
      scopes: row.scopes,
      hash: row.secret_hash,
      expiresAt: row.expires_at?.toISOString() ?? null,
      revokedAt: row.revoked_at?.toISOString() ?? null,
    };
  } catch (error) {
    throw translateError(error);
  }
}
