import type { KeyResource, Page } from '@palimpsest/contracts';
import { asTenant } from '../../adapters/postgres/database.ts';
import type { EngineContext } from '../context.ts';
import { cursorOf, readCursor } from '../cursor.ts';
import { checkTenant } from './key-checks.ts';
import { keyResource, readKeyPage, readKeyRow } from './key-rows.ts';

type ListContext = Pick<EngineContext, 'database' | 'now'>;

/** Keys of a tenant, the newest first, also those that have ended. */
export async function listKeys(
  context: ListContext,
  {
    tenant,
    limit,
    cursor,
  }: { readonly tenant: string; readonly limit: number; readonly cursor?: string | undefined },
): Promise<Page<KeyResource>> {
  checkTenant(tenant);
  const [before] = readCursor<[number]>(cursor, ['number']) ?? [Number.MAX_SAFE_INTEGER];
  // One more than asked for tells whether there is a next page.
  const rows = await asTenant(context.database, tenant, (client) =>
    readKeyPage(client, tenant, before, limit + 1),
  );
  const now = context.now();
  const shown = rows.slice(0, limit);
  const last = rows.length > limit ? shown.at(-1) : undefined;
  return {
    items: shown.map((row) => keyResource(row, now)),
    nextCursor: last === undefined ? null : cursorOf([Number(last.created_sequence)]),
  };
}

export async function showKey(
  context: ListContext,
  { tenant, keyId }: { readonly tenant: string; readonly keyId: string },
): Promise<KeyResource> {
  checkTenant(tenant);
  const row = await asTenant(context.database, tenant, (client) => readKeyRow(client, tenant, keyId));
  return keyResource(row, context.now());
}
