import type { EventBody } from '@palimpsest/contracts';
import { type ReadModel, startVerification, verifyEvent } from '@palimpsest/kernel';
import type { PoolClient } from 'pg';
import { nodeHasher } from '../../adapters/crypto/node-hasher.ts';
import { readLedger } from '../../adapters/postgres/audit-events.ts';
import { inMaintenance } from '../../adapters/postgres/audit-maintenance.ts';
import { deleteRows, insertRows, updateRows } from '../../adapters/postgres/audit-rows.ts';
import { LedgerAlteredError } from '../../errors/ledger-altered-error.ts';
import { TextAlteredError } from '../../errors/text-altered-error.ts';
import { UnknownTenantError } from '../../errors/unknown-tenant-error.ts';
import type { EngineContext } from '../context.ts';
import { readModelsOf } from '../read-models.ts';
import { pageChanges } from './page-changes.ts';
import { readWords } from './read-words.ts';
import { projected } from './verify-tenant.ts';

export interface RebuildReport {
  readonly tables: readonly { readonly table: string; readonly rows: number }[];
}

type RebuildContext = Pick<EngineContext, 'database' | 'keyring' | 'pipelines'>;

/**
 * Makes the read models anew from the ledger, all or nothing, while no event can be added. An altered ledger is
 * refused: rows that still tell the truth must not be replaced by rows that do not.
 */
export async function rebuildReadModels(
  context: RebuildContext,
  { tenant: only }: { readonly tenant?: string },
): Promise<RebuildReport> {
  const models = readModelsOf(await context.pipelines.all());
  return inMaintenance(context.database, only, async (client, tenants) => {
    if (only !== undefined && tenants.length === 0) throw new UnknownTenantError({ tenant: only });
    const made = new Map(models.map(({ table }) => [table, 0]));
    for (const tenant of tenants) {
      // A table is made after those that it refers to, so it goes before them.
      for (const table of [...made.keys()].reverse()) await deleteRows(client, tenant, table);
      await rebuildTenant(context, client, tenant, models, made);
    }
    return { tables: [...made].map(([table, rows]) => ({ table, rows })) };
  });
}

async function rebuildTenant(
  context: RebuildContext,
  client: PoolClient,
  tenant: string,
  models: readonly ReadModel[],
  made: Map<string, number>,
): Promise<void> {
  const state = startVerification(tenant);
  for await (const page of readLedger(client, tenant)) {
    const bodies: EventBody[] = [];
    for (const row of page) {
      const { body, problem } = verifyEvent(state, row, nodeHasher);
      if (problem !== undefined) throw new LedgerAlteredError({ tenant, problem: problem.problem });
      bodies.push(body);
    }
    const refs = bodies.flatMap(({ texts }) => Object.values(texts));
    const words = await readWords(client, context.keyring, tenant, refs);
    const lost = refs.find(({ id }) => !words.has(id));
    if (lost !== undefined)
      throw new TextAlteredError({ textId: lost.id, stream: streamOf(bodies, lost.id) });
    const events = bodies.map((body) => projected(body, words));
    for (const model of models) {
      for (const { inserted, columns, rows } of pageChanges(model, events)) {
        const write = inserted ? insertRows : updateRows;
        await write(client, tenant, { model, columns, rows: rows.map(({ values }) => values) });
        if (inserted) made.set(model.table, (made.get(model.table) ?? 0) + rows.length);
      }
    }
  }
}

function streamOf(bodies: readonly EventBody[], textId: string): string {
  return (
    bodies.find(({ texts }) => Object.values(texts).some(({ id }) => id === textId))?.stream ?? 'unknown'
  );
}
