import { type RoutingTable, routingTableSchema } from '@palimpsest/contracts';
import { DEFAULT_ROUTING_TABLE, POLICY_VERSION } from '@palimpsest/pipelines/complaint';
import { asTenant, query, type Statement } from '../../adapters/postgres/database.ts';
import { RequestRefusedError } from '../../errors/request-refused-error.ts';
import type { EngineContext } from '../context.ts';
import type { DirectoryOptions } from './import-homes.ts';
import { lookAgain } from './look-again.ts';
import { readOrRefuse } from './read-or-refuse.ts';

const NEWEST: Statement = {
  name: 'complaint-routes-newest',
  text: `select number, content from palimpsest.complaint_routes where tenant_id = $1 order by number desc limit 1`,
};

export interface CurrentRoutes {
  /** 0 while the table that ships is in force. */
  readonly number: number;
  readonly table: RoutingTable;
}

/**
 * The routing table in force.
 *
 * @example const { table } = await currentRoutes(engine.context, 'local');
 */
export function currentRoutes({ database }: EngineContext, tenant: string): Promise<CurrentRoutes> {
  return asTenant(database, tenant, async (client) => {
    const [row] = await query<{ number: number; content: RoutingTable }>(client, NEWEST, [tenant]);
    return routesIn(row);
  });
}

/** The newest table that was put in force, or the one that ships. */
export function routesIn(
  row: { readonly number: number; readonly content: RoutingTable } | undefined,
): CurrentRoutes {
  return row === undefined
    ? { number: 0, table: DEFAULT_ROUTING_TABLE }
    : { number: row.number, table: row.content };
}

/**
 * Puts a routing table in force, on record. Requests that were made before keep the route they have.
 *
 * @example await setRoutes({ ...table, version: 'ours/2', rows: [ours, ...table.rows] }, { engine });
 */
export async function setRoutes(
  value: unknown,
  options: DirectoryOptions,
): Promise<CurrentRoutes & { readonly run_id: string }> {
  const table = readOrRefuse(routingTableSchema, value, 'table');
  if (table.policy_version !== POLICY_VERSION) throw otherPolicy(table.policy_version);
  return lookAgain(() => setOnce(table, options));
}

async function setOnce(
  table: RoutingTable,
  { engine, tenant = 'local', actor = 'operator' }: DirectoryOptions,
): Promise<CurrentRoutes & { readonly run_id: string }> {
  const { number } = await currentRoutes(engine.context, tenant);
  const input = { mode: 'routes', number: number + 1, table };
  const { runId } = await engine.startRun({
    tenant,
    pipeline: 'complaint/v1',
    input: input as unknown as Parameters<typeof engine.startRun>[0]['input'],
    texts: {},
    actor,
    mode: 'inline',
  });
  return { number: number + 1, table, run_id: runId };
}

function otherPolicy(given: string): RequestRefusedError {
  const errors = [{ field: 'policy_version', problem: `must be ${POLICY_VERSION}` }];
  return new RequestRefusedError({
    problem: {
      type: 'about:blank',
      title: 'The table is for another policy',
      status: 422,
      code: 'policy_version_mismatch',
      detail: `policy_version must be ${POLICY_VERSION}; the table has ${given}.`,
      errors,
    },
    hint: 'A table belongs to a release of the policy, which pins the prompt version. Nothing was written.',
  });
}
