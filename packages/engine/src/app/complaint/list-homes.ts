import type { HomeSummary, Page } from '@palimpsest/contracts';
import { asTenant, query, type Statement } from '../../adapters/postgres/database.ts';
import { RequestInvalidError } from '../../errors/request-invalid-error.ts';
import type { EngineContext } from '../context.ts';
import { cursorOf, readCursor } from '../cursor.ts';

const LIST: Statement = {
  name: 'complaint-home-page',
  text: `select h.home_id, h.created_at,
      (select count(*)::int from palimpsest.complaint_members m
        where m.tenant_id = $1 and m.home_id = h.home_id and m.active) as members
    from palimpsest.complaint_homes h
    where h.tenant_id = $1 and ($2::uuid is null or h.home_id > $2)
    order by h.home_id limit $3`,
};
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

interface Row extends Omit<HomeSummary, 'created_at'> {
  readonly created_at: Date;
}

/** Homes of a tenant, in the order of their ids. */
export async function listHomes(
  { database }: Pick<EngineContext, 'database'>,
  { tenant, limit, cursor }: { readonly tenant: string; readonly limit: number; readonly cursor?: string },
): Promise<Page<HomeSummary>> {
  const [after] = readCursor<[string]>(cursor, ['string']) ?? [null];
  if (after !== null && !UUID.test(after))
    throw new RequestInvalidError({ field: 'cursor', problem: 'is not a cursor of this list' });
  const rows = await asTenant(database, tenant, (client) =>
    query<Row>(client, LIST, [tenant, after, limit + 1]),
  );
  const items = rows
    .slice(0, limit)
    .map(({ home_id, members, created_at }) => ({ home_id, members, created_at: created_at.toISOString() }));
  const last = items.at(-1);
  return { items, nextCursor: rows.length > limit && last !== undefined ? cursorOf([last.home_id]) : null };
}
