import type { ChainHead } from '@palimpsest/kernel';
import type { PoolClient } from 'pg';

/** A tenant as its row tells it; `head` is null where events have no such row. */
export interface AuditedTenant {
  readonly tenant: string;
  readonly head: (ChainHead & { readonly frontier: Buffer }) | null;
}

// The recursive part jumps from tenant to tenant along the index, which a plain `distinct` would read whole.
const TENANTS = `
  with recursive found as (
    (select tenant_id from palimpsest.ledger_events order by tenant_id limit 1)
    union all
    select (select e.tenant_id from palimpsest.ledger_events e where e.tenant_id > f.tenant_id order by e.tenant_id limit 1)
    from found f where f.tenant_id is not null)
  select coalesce(t.tenant_id, f.tenant_id) as tenant, t.head_sequence, t.head_hash, t.frontier
  from palimpsest.tenants t full join (select * from found where tenant_id is not null) f using (tenant_id)
  where $1::text is null or coalesce(t.tenant_id, f.tenant_id) = $1
  order by 1`;

/** The tenants there are, by name; also those of whom only events are left. */
export async function readTenants(
  client: PoolClient,
  tenant: string | undefined,
): Promise<readonly AuditedTenant[]> {
  interface Row {
    readonly tenant: string;
    readonly head_sequence: string | null;
    readonly head_hash: string;
    readonly frontier: Buffer;
  }
  const { rows } = await client.query<Row>(TENANTS, [tenant ?? null]);
  return rows.map((row) => ({
    tenant: row.tenant,
    head:
      row.head_sequence === null
        ? null
        : { sequence: Number(row.head_sequence), hash: row.head_hash, frontier: row.frontier },
  }));
}
