import type { MemberRole, Preferences } from '@palimpsest/contracts';
import { asTenantAtOnce, query, type Statement } from '../../adapters/postgres/database.ts';
import type { EngineContext } from '../context.ts';

const HOMES: Statement = {
  name: 'complaint-homes',
  text: 'select home_id from palimpsest.complaint_homes where tenant_id = $1 and home_id = any($2::uuid[])',
};
const MEMBERS: Statement = {
  name: 'complaint-members',
  text: `select home_id, user_id, role, locale, preferences, active
    from palimpsest.complaint_members where tenant_id = $1 and home_id = any($2::uuid[]) order by user_id`,
};

/** A member of a home as the directory has them. */
export interface KnownMember {
  readonly userId: string;
  readonly role: MemberRole;
  readonly locale: string | null;
  /** Null where none were recorded, or where they were erased. */
  readonly preferences: Preferences | null;
  readonly active: boolean;
}

export interface KnownHome {
  readonly known: boolean;
  readonly members: readonly KnownMember[];
}

export interface MemberRow {
  readonly home_id: string;
  readonly user_id: string;
  readonly role: MemberRole;
  readonly locale: string | null;
  /** A text once the member was erased. */
  readonly preferences: Preferences | string | null;
  readonly active: boolean;
}

/** A home with everybody who is or was in it. */
export async function readHome(
  { database }: Pick<EngineContext, 'database'>,
  tenant: string,
  homeId: string,
): Promise<KnownHome> {
  return asTenantAtOnce(database, tenant, async (client) => {
    const [homes, rows] = await Promise.all([
      query<{ home_id: string }>(client, HOMES, [tenant, [homeId]]),
      query<MemberRow & Record<string, unknown>>(client, MEMBERS, [tenant, [homeId]]),
    ]);
    return homeIn(new Set(homes.map(({ home_id }) => home_id)), rows, homeId);
  });
}

/** One of the homes that were read, with its members among those that were read. */
export function homeIn(known: ReadonlySet<string>, rows: readonly MemberRow[], given: string): KnownHome {
  const homeId = given.toLowerCase();
  const members = rows.filter(({ home_id }) => home_id === homeId);
  return { known: known.has(homeId), members: members.map(memberOf) };
}

function memberOf({ user_id, role, locale, preferences, active }: MemberRow): KnownMember {
  const stated = typeof preferences === 'string' ? null : preferences;
  return { userId: user_id, role, locale, preferences: stated, active };
}
