import type { PoolClient } from 'pg';
import { auditSettings } from './audit-snapshot.ts';
import { type Database, transaction } from './database.ts';

/**
 * One transaction of the owner that may change rows of read models while nobody appends: the heads of the chains
 * are locked until it ends. Gives the tenants that are locked.
 */
export function inMaintenance<T>(
  database: Database,
  tenant: string | undefined,
  work: (client: PoolClient, tenants: readonly string[]) => Promise<T>,
): Promise<T> {
  return transaction(database.owner(), async (client) => {
    await auditSettings(client);
    await client.query("select set_config('palimpsest.maintenance', 'on', true)");
    const { rows } = await client.query<{ tenant_id: string }>(
      `select tenant_id from palimpsest.tenants where $1::text is null or tenant_id = $1 order by tenant_id for update`,
      [tenant ?? null],
    );
    return work(
      client,
      rows.map(({ tenant_id }) => tenant_id),
    );
  });
}
