import type { RoutingTable } from '@palimpsest/contracts';
import type { PoolClient } from 'pg';
import { query, type Statement } from '../../adapters/postgres/database.ts';
import { homeIn, type KnownHome, type MemberRow } from './directory-store.ts';
import { entryKey } from './earlier-request.ts';
import { type CurrentRoutes, routesIn } from './route-store.ts';

/** All that several requests need to know, by one statement: five small ones cost the database and us twice as much. */
const READ: Statement = {
  name: 'complaint-entries',
  text: `select
    (select coalesce(json_agg(h.home_id), '[]') from palimpsest.complaint_homes h
      where h.tenant_id = $1 and h.home_id = any($2::uuid[])) as homes,
    (select coalesce(json_agg(json_build_object('home_id', m.home_id, 'user_id', m.user_id, 'role', m.role,
        'locale', m.locale, 'preferences', m.preferences, 'active', m.active) order by m.user_id), '[]')
      from palimpsest.complaint_members m where m.tenant_id = $1 and m.home_id = any($2::uuid[])) as members,
    (select json_build_object('number', r.number, 'content', r.content) from palimpsest.complaint_routes r
      where r.tenant_id = $1 order by r.number desc limit 1) as routes,
    (select count(*) from (select from palimpsest.complaint_requests q
      where q.tenant_id = $1 and q.sender_user_id = any($3::uuid[]) and q.counts_for_cadence
        and q.status not in ('failed', 'cancelled') limit 1) as counted) as cadence,
    (select coalesce(json_object_agg(k.key, k.run_id), '{}') from palimpsest.idempotency_keys k
      where k.tenant_id = $1 and k.key = any($4::text[])) as runs`,
};

interface Row {
  readonly homes: readonly string[];
  readonly members: readonly MemberRow[];
  readonly routes: { readonly number: number; readonly content: RoutingTable } | null;
  readonly runs: Readonly<Record<string, string>>;
}

interface Wanted {
  readonly homes: readonly string[];
  readonly senders: readonly string[];
  readonly keys: readonly string[];
}

interface ReadEntries {
  readonly homeOf: (homeId: string) => KnownHome;
  readonly routes: CurrentRoutes;
  /** The run that a key already had. */
  readonly runOf: (key: string | undefined) => string | null;
}

/** Throws where any of it cannot be read, the cadence of a sender among it. */
export async function readEntries(
  client: PoolClient,
  tenant: string,
  { homes, senders, keys }: Wanted,
): Promise<ReadEntries> {
  const [row] = await query<Row & Record<string, unknown>>(client, READ, [
    tenant,
    homes,
    senders,
    keys.map(entryKey),
  ]);
  if (row === undefined) throw new Error('A statement that always gives a row gave none.');
  const known = new Set(row.homes);
  const runs = new Map(Object.entries(row.runs));
  return {
    homeOf: (homeId) => homeIn(known, row.members, homeId),
    routes: routesIn(row.routes ?? undefined),
    runOf: (key) => (key === undefined ? null : (runs.get(entryKey(key)) ?? null)),
  };
}
