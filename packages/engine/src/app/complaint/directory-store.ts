import type { MemberRole, Preferences } from '@palimpsest/contracts';
import type { PoolClient } from 'pg';
import { asTenant, query, type Statement } from '../../adapters/postgres/database.ts';
import type { EngineContext } from '../context.ts';

const HOME: Statement = {
  name: 'complaint-home',
  text: 'select home_id from palimpsest.complaint_homes where tenant_id = $1 and home_id = $2',
};
const MEMBERS: Statement = {
  name: 'complaint-members',
  text: `select m.user_id, m.role, m.locale, m.preferences, m.active, k.erased_at is not null as erased
    from palimpsest.complaint_members m
    left join palimpsest.subject_keys k on k.tenant_id = m.tenant_id and k.subject = 'member:' || m.user_id
    where m.tenant_id = $1 and m.home_id = $2 order by m.user_id`,
};

/** A member of a home as the directory has them. */
export interface KnownMember {
  readonly userId: string;
  readonly role: MemberRole;
  readonly locale: string | null;
  /** Null where none were recorded, or where they were erased. */
  readonly preferences: Preferences | null;
  readonly active: boolean;
  readonly erased: boolean;
}

export interface KnownHome {
  readonly known: boolean;
  readonly members: readonly KnownMember[];
}

/** A home with everybody who is or was in it. */
export function readHome({ database }: EngineContext, tenant: string, homeId: string): Promise<KnownHome> {
  return asTenant(database, tenant, (client) => homeOn(client, tenant, homeId));
}

/** The same on a connection at hand. */
export async function homeOn(client: PoolClient, tenant: string, homeId: string): Promise<KnownHome> {
  interface Row {
    readonly user_id: string;
    readonly role: MemberRole;
    readonly locale: string | null;
    /** A text once the member was erased. */
    readonly preferences: Preferences | string | null;
    readonly active: boolean;
    readonly erased: boolean;
  }
  const [homes, rows] = await Promise.all([
    query(client, HOME, [tenant, homeId]),
    query<Row>(client, MEMBERS, [tenant, homeId]),
  ]);
  return {
    known: homes.length > 0,
    members: rows.map(({ user_id, role, locale, preferences, active, erased }) => ({
      userId: user_id,
      role,
      locale,
      preferences: typeof preferences === 'string' ? null : preferences,
      active,
      erased,
    })),
  };
}
