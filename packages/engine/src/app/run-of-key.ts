import { asTenant, query, type Statement } from '../adapters/postgres/database.ts';
import type { EngineContext } from './context.ts';

const KEY: Statement = {
  name: 'run-of-key',
  text: 'select run_id from palimpsest.idempotency_keys where tenant_id = $1 and key = $2',
};

/** The run that was started under a key, if there was one. */
export async function runOfKey(
  { database }: Pick<EngineContext, 'database'>,
  tenant: string,
  key: string,
): Promise<string | null> {
  const [row] = await asTenant(database, tenant, (client) =>
    query<{ run_id: string }>(client, KEY, [tenant, key]),
  );
  return row?.run_id ?? null;
}
