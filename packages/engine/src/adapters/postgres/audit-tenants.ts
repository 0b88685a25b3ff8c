import type { ChainHead } from '@palimpsest/kernel';
import type { PoolClient } from 'pg';

/** A tenant as its row tells it; `head` is null where there is no such row. */
export interface AuditedTenant {
  readonly tenant: string;
  readonly head: (ChainHead & { readonly frontier: Buffer }) | null;
  /** The tables that have rows of it, of those that were looked at. */
  readonly tables: readonly string[];
}

/** What is left where somebody removed a tenant's events and its row. */
export const TRACES: readonly string[] = ['checkpoints', 'texts', 'subject_keys', 'idempotency_keys'];

/** Jumps from tenant to tenant along the primary key, which a plain `distinct` would read whole. */
const tenantsIn = (table: string) => `
  select '${table}' as name, tenant_id from (
    with recursive found as (
      (select tenant_id from palimpsest.${table} order by tenant_id limit 1)
      union all
      select (select e.tenant_id from palimpsest.${table} e where e.tenant_id > f.tenant_id order by e.tenant_id limit 1)
      from found f where f.tenant_id is not null)
    select tenant_id from found where tenant_id is not null) as each_once`;

const tenantsOf = (tables: readonly string[]) => `
  with found as (
    select tenant_id, array_agg(name order by name) as tables
    from (${tables.map(tenantsIn).join(' union all ')}) as named group by tenant_id)
  select coalesce(t.tenant_id, f.tenant_id) as tenant, t.head_sequence, t.head_hash, t.frontier,
    coalesce(f.tables, '{}') as tables
  from palimpsest.tenants t full join found f using (tenant_id)
  where $1::text is null or coalesce(t.tenant_id, f.tenant_id) = $1
  order by 1`;

/** The tenants there are, by name; also those of whom only events are left, or rows in the tables given. */
export async function readTenants(
  client: PoolClient,
  tenant: string | undefined,
  tables: readonly string[] = [],
): Promise<readonly AuditedTenant[]> {
  interface Row {
    readonly tenant: string;
    readonly head_sequence: string | null;
    readonly head_hash: string;
    readonly frontier: Buffer;
    readonly tables: string[];
  }
  const { rows } = await client.query<Row>(tenantsOf(['ledger_events', ...tables]), [tenant ?? null]);
  return rows.map((row) => ({
    tenant: row.tenant,
    head:
      row.head_sequence === null
        ? null
        : { sequence: Number(row.head_sequence), hash: row.head_hash, frontier: row.frontier },
    tables: row.tables,
  }));
}
