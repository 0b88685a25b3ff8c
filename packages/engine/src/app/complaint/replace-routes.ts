import { type RoutingTable, routingTableSchema } from '@palimpsest/contracts';
import { canonicalJson } from '@palimpsest/kernel';
import { POLICY_VERSION } from '@palimpsest/pipelines/complaint';
import type { DirectoryOptions } from './import-homes.ts';
import { lookAgain } from './look-again.ts';
import { readOrRefuse } from './read-or-refuse.ts';
import { type CurrentRoutes, currentRoutes, setRoutes } from './route-store.ts';

export interface ReplaceOptions extends DirectoryOptions {
  /** Told the number of the table in force; throws where the change was decided on another. */
  readonly expect: (number: number) => void;
}

/**
 * Puts a routing table in force where the one before it is the one that the caller knows: of two who change the same
 * table at once, the second is told. The table that is in force already makes no new one, so it may be sent twice.
 */
export async function replaceRoutes(value: unknown, options: ReplaceOptions): Promise<CurrentRoutes> {
  const table = readOrRefuse<RoutingTable>(routingTableSchema, value, 'table');
  // Of another release of the policy: whoever refuses it says why.
  if (table.policy_version !== POLICY_VERSION) return setRoutes(table, options);
  return lookAgain(() => replaceOnce(table, options));
}

async function replaceOnce(
  table: RoutingTable,
  { engine, tenant = 'local', actor = 'operator', expect }: ReplaceOptions,
): Promise<CurrentRoutes> {
  const current = await currentRoutes(engine.context, tenant);
  if (current.number > 0 && canonicalJson(table) === canonicalJson(current.table)) return current;
  expect(current.number);
  const number = current.number + 1;
  const input = { mode: 'routes', number, table };
  await engine.startRun({
    tenant,
    pipeline: 'complaint/v1',
    input: input as unknown as Parameters<typeof engine.startRun>[0]['input'],
    texts: {},
    actor,
    mode: 'inline',
  });
  return { number, table };
}
