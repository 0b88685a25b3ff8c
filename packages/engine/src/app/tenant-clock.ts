import { asTenant, query, type Statement } from '../adapters/postgres/database.ts';
import type { EngineContext } from './context.ts';

/** Tenants for trying things out: `test`, `test-cadence`. Only these have a clock that can be set. */
const TEST_TENANT = /^test([-_]|$)/;

export function isTestTenant(tenant: string): boolean {
  return TEST_TENANT.test(tenant);
}

const NEWEST: Statement = {
  name: 'tenant-clock',
  text: `select body::json -> 'payload' ->> 'now' as now from palimpsest.ledger_events
    where tenant_id = $1 and stream = 'tenant' and type = 'tenant-clock-set' order by stream_version desc limit 1`,
};

/** The time of a tenant: a test tenant's clock where it is set, else the engine's. */
export async function tenantNow(
  { database, now }: Pick<EngineContext, 'database' | 'now'>,
  tenant: string,
): Promise<string> {
  if (!isTestTenant(tenant)) return now();
  const [row] = await asTenant(database, tenant, (client) =>
    query<{ now: string | null }>(client, NEWEST, [tenant]),
  );
  return row?.now ?? now();
}

/**
 * The time of what a run does next. A clock that was set back must not put it before what the run did last: whatever is
 * counted from it, such as the day until a sender sees the rewritten words, would be over too soon.
 */
export async function runNow(
  context: Pick<EngineContext, 'database' | 'now'>,
  {
    tenant,
    events,
  }: { readonly tenant: string; readonly events: readonly { readonly recordedAt: string }[] },
): Promise<string> {
  const now = await tenantNow(context, tenant);
  const last = events.at(-1)?.recordedAt;
  return last !== undefined && now < last ? last : now;
}
