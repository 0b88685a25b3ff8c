import type { KeyResource, Scope } from '@palimpsest/contracts';
import { KEY_ID } from '@palimpsest/contracts';
import type { PoolClient } from 'pg';
import { query, type Statement } from '../../adapters/postgres/database.ts';
import { UnknownKeyError } from '../../errors/unknown-key-error.ts';

/** A key as its table has it. */
interface KeyRow {
  readonly key_id: string;
  readonly name: string;
  readonly scopes: Scope[];
  readonly created_at: Date;
  readonly created_by: string;
  readonly created_sequence: string;
  readonly expires_at: Date | null;
  readonly revoked_at: Date | null;
  readonly replaces: string | null;
  readonly replaced_by: string | null;
  readonly last_used_at: Date | null;
}

const COLUMNS = `k.key_id, k.name, k.scopes, k.created_at, k.created_by, k.created_sequence, k.expires_at, k.revoked_at,
  k.replaces, k.replaced_by, u.last_used_at`;
const FROM = 'from palimpsest.api_keys k left join palimpsest.api_key_uses u using (tenant_id, key_id)';

const ONE: Statement = {
  name: 'key-one',
  text: `select ${COLUMNS} ${FROM} where tenant_id = $1 and key_id = $2`,
};
const OF_REQUEST: Statement = {
  name: 'key-of-request',
  text: `select ${COLUMNS} ${FROM} where tenant_id = $1 and k.request = $2`,
};
const PAGE: Statement = {
  name: 'key-page',
  text: `select ${COLUMNS} ${FROM} where tenant_id = $1 and k.created_sequence < $2 order by k.created_sequence desc limit $3`,
};

/** A key of a tenant; throws where there is none, also where it is another tenant's. */
export async function readKeyRow(client: PoolClient, tenant: string, keyId: string): Promise<KeyRow> {
  const [row] = KEY_ID.test(keyId) ? await query<KeyRow>(client, ONE, [tenant, keyId]) : [];
  if (row === undefined) throw new UnknownKeyError();
  return row;
}

/** The key that a request made before, if it did. */
export async function keyOfRequest(
  client: PoolClient,
  tenant: string,
  request: string | null,
): Promise<KeyRow | undefined> {
  return request === null ? undefined : (await query<KeyRow>(client, OF_REQUEST, [tenant, request]))[0];
}

/** Newest first, from before the sequence number given. */
export function readKeyPage(
  client: PoolClient,
  tenant: string,
  before: number,
  limit: number,
): Promise<KeyRow[]> {
  return query<KeyRow>(client, PAGE, [tenant, before, limit]);
}

/** A key that has ended says how; one that was revoked stays revoked after its time, too. */
export function keyResource(row: KeyRow, now: string): KeyResource {
  const expiresAt = row.expires_at?.toISOString() ?? null;
  const revokedAt = row.revoked_at?.toISOString() ?? null;
  return {
    keyId: row.key_id,
    name: row.name,
    scopes: row.scopes,
    state: keyState({ expiresAt, revokedAt }, now),
    createdAt: row.created_at.toISOString(),
    createdBy: row.created_by,
    expiresAt,
    revokedAt,
    replaces: row.replaces,
    replacedBy: row.replaced_by,
    lastUsedAt: row.last_used_at?.toISOString() ?? null,
  };
}

/** Instants are all written alike, so that they can be compared as text. */
export function keyState(
  { expiresAt, revokedAt }: Pick<KeyResource, 'expiresAt' | 'revokedAt'>,
  now: string,
): KeyResource['state'] {
  if (revokedAt !== null) return 'revoked';
  return expiresAt !== null && expiresAt <= now ? 'expired' : 'active';
}
