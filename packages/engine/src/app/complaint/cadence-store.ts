import { asTenant, query, type Statement } from '../../adapters/postgres/database.ts';
import type { EngineContext } from '../context.ts';

const CADENCE: Statement = {
  name: 'complaint-cadence',
  text: `select iso_week_year, iso_week from palimpsest.complaint_requests
    where tenant_id = $1 and sender_user_id = $2 and counts_for_cadence and status not in ('failed', 'cancelled')
    limit 1`,
};

/** Whether the state of a sender's cadence can be read. Step 1 asks no more than that; the index decides at step 5. */
export async function cadenceReadable(
  { database, log }: Pick<EngineContext, 'database' | 'log'>,
  tenant: string,
  senderUserId: string,
): Promise<boolean> {
  try {
    await asTenant(database, tenant, (client) => query(client, CADENCE, [tenant, senderUserId]));
    return true;
  } catch {
    log('error', 'the state of the cadence cannot be read; the request is refused', { tenant });
    return false;
  }
}
