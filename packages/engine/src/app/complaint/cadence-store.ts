import type { PoolClient } from 'pg';
import { asTenant, query, type Statement } from '../../adapters/postgres/database.ts';
import type { EngineContext } from '../context.ts';

const CADENCE: Statement = {
  name: 'complaint-cadence',
  text: `select iso_week_year, iso_week from palimpsest.complaint_requests
    where tenant_id = $1 and sender_user_id = any($2::uuid[]) and counts_for_cadence and status not in ('failed', 'cancelled')
    limit 1`,
};

/** Reads the state of senders' cadence on a connection at hand, or throws. */
export async function cadenceOn(
  client: PoolClient,
  tenant: string,
  senderUserIds: readonly string[],
): Promise<true> {
  await query(client, CADENCE, [tenant, senderUserIds]);
  return true;
}

/** Whether the state of a sender's cadence can be read. Step 1 asks no more than that; the index decides at step 5. */
export async function cadenceReadable(
  { database, log }: Pick<EngineContext, 'database' | 'log'>,
  tenant: string,
  senderUserId: string,
): Promise<boolean> {
  try {
    return await asTenant(database, tenant, (client) => cadenceOn(client, tenant, [senderUserId]));
  } catch {
    log('error', 'the state of the cadence cannot be read; the request is refused', { tenant });
    return false;
  }
}
