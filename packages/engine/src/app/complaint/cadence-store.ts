import type { PoolClient } from 'pg';
import { asTenant, query, type Statement } from '../../adapters/postgres/database.ts';
import type { EngineContext } from '../context.ts';

const CADENCE: Statement = {
  name: 'complaint-cadence',
  text: `select iso_week_year, iso_week from palimpsest.complaint_requests
    where tenant_id = $1 and sender_user_id = $2 and counts_for_cadence and status not in ('failed', 'cancelled')
    order by created_at desc limit 1`,
};

/** Reads the state of a sender's cadence on a connection at hand, or throws. */
export async function cadenceOn(client: PoolClient, tenant: string, senderUserId: string): Promise<true> {
  await query(client, CADENCE, [tenant, senderUserId]);
  return true;
}

/** Whether the state of a sender's cadence can be read. Step 1 asks no more than that; the index decides at step 5. */
export async function cadenceReadable(
  { database, log }: Pick<EngineContext, 'database' | 'log'>,
  tenant: string,
  senderUserId: string,
): Promise<boolean> {
  try {
    return await asTenant(database, tenant, (client) => cadenceOn(client, tenant, senderUserId));
  } catch {
    log('error', 'the state of the cadence cannot be read; the request is refused', { tenant });
    return false;
  }
}
