import type { FirstBad, SignedCheckpoint, VerifyReport } from '@palimpsest/contracts';
import type { PoolClient } from 'pg';
import { inSnapshot } from '../../adapters/postgres/audit-snapshot.ts';
import { readTenants, TRACES } from '../../adapters/postgres/audit-tenants.ts';
import { UnknownTenantError } from '../../errors/unknown-tenant-error.ts';
import type { EngineContext } from '../context.ts';
import { readModelsOf } from '../read-models.ts';
import { verifyTenant } from './verify-tenant.ts';

export interface VerifyOptions {
  /** All tenants when none is given. */
  readonly tenant?: string;
  /** Held outside the database; only they can show that no tail was cut off. */
  readonly checkpoints?: readonly SignedCheckpoint[];
  /** Told how many events were looked at, from time to time. */
  readonly onProgress?: (events: number) => void;
}

type VerifyContext = Pick<EngineContext, 'keyring' | 'signer' | 'pipelines'>;

/**
 * Checks every event, and every text, row and checkpoint that hangs on one, as of one moment. Names the first
 * thing that is wrong. `anchored` is true when every tenant agrees with a checkpoint the caller brought along.
 */
export function verifyLedger(
  context: VerifyContext & Pick<EngineContext, 'database'>,
  options: VerifyOptions,
): Promise<VerifyReport> {
  return inSnapshot(context.database, (client) => verifyWith(context, client, options));
}

/** The same within a transaction of the caller. */
export async function verifyWith(
  context: VerifyContext,
  client: PoolClient,
  { tenant: only, checkpoints = [], onProgress }: VerifyOptions,
): Promise<VerifyReport> {
  const models = readModelsOf(await context.pipelines.all());
  const tables = new Set([...TRACES, ...models.map(({ table }) => table)]);
  const tenants = await readTenants(client, only, [...tables]);
  const given = checkpoints.filter(({ checkpoint }) => only === undefined || checkpoint.tenant === only);
  const known = new Set(tenants.map(({ tenant }) => tenant));
  const lost = given.find(({ checkpoint }) => !known.has(checkpoint.tenant));
  if (lost === undefined && only !== undefined && tenants.length === 0)
    throw new UnknownTenantError({ tenant: only });

  let events = 0;
  let anchored = tenants.length > 0;
  let firstBad: FirstBad | null = null;
  for (const tenant of tenants) {
    const before = events;
    let seen = before;
    const report = await verifyTenant(context, client, {
      tenant,
      given: given.filter(({ checkpoint }) => checkpoint.tenant === tenant.tenant),
      onPage: (count) => {
        seen += count;
        onProgress?.(seen);
      },
    });
    events = before + report.events;
    anchored &&= report.anchored;
    firstBad ??= report.firstBad;
  }
  if (lost !== undefined) firstBad ??= lostTenant(lost);
  return { ok: firstBad === null, anchored: anchored && firstBad === null, events, firstBad };
}

function lostTenant({ checkpoint: { tenant, treeSize } }: SignedCheckpoint): FirstBad {
  const problem = `event 1 is missing: a checkpoint covers events 1 to ${treeSize} of tenant ${tenant}, which is not there`;
  return { tenant, sequence: 1, stream: null, what: 'event', problem };
}
