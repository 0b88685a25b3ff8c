import type { MemberRole, Preferences } from '@palimpsest/contracts';
import { asTenant, query, type Statement } from '../../adapters/postgres/database.ts';
import { UnknownHomeError } from '../../errors/unknown-home-error.ts';
import type { EngineContext } from '../context.ts';

export interface ShownHome {
  readonly home_id: string;
  /** Those who are in it now. */
  readonly members: readonly {
    readonly user_id: string;
    readonly role: MemberRole;
    readonly locale: string | null;
    readonly preferences: Preferences | null;
    readonly erased: boolean;
  }[];
}

const SHOWN: Statement = {
  name: 'complaint-home-shown',
  // A home without members has one row, without a member.
  text: `select m.user_id, m.role, m.locale, m.preferences, k.erased_at is not null as erased
    from palimpsest.complaint_homes h
    left join palimpsest.complaint_members m on m.tenant_id = $1 and m.home_id = h.home_id and m.active
    left join palimpsest.subject_keys k on k.tenant_id = $1 and k.subject = 'member:' || m.user_id
    where h.tenant_id = $1 and h.home_id = $2 order by m.user_id`,
};

interface Row extends Omit<ShownHome['members'][number], 'user_id' | 'preferences'> {
  readonly user_id: string | null;
  /** A text once the member was erased. */
  readonly preferences: Preferences | string | null;
}

/** A home with those who are in it, for the host's backend. */
export async function showHome(
  { database }: Pick<EngineContext, 'database'>,
  { tenant, homeId }: { readonly tenant: string; readonly homeId: string },
): Promise<ShownHome> {
  const rows = await asTenant(database, tenant, (client) => query<Row>(client, SHOWN, [tenant, homeId]));
  if (rows.length === 0) throw new UnknownHomeError();
  return {
    home_id: homeId,
    members: rows.flatMap(({ user_id, preferences, ...member }) =>
      user_id === null
        ? []
        : [{ user_id, ...member, preferences: typeof preferences === 'string' ? null : preferences }],
    ),
  };
}
