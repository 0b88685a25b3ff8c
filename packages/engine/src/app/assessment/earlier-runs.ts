import { asTenant, query, type Statement } from '../../adapters/postgres/database.ts';
import type { EngineContext } from '../context.ts';

const KEYS: Statement = {
  name: 'assessment-takes',
  text: `select key, run_id from palimpsest.idempotency_keys where tenant_id = $1 and key = any($2::text[])`,
};
/** Asked for at once; hardly any request was tried more often. */
const PAGE = 8;

/** A run that this very request already had. */
export interface EarlierRun {
  readonly take: number;
  readonly runId: string;
}

/** The first try of a request has its fingerprint as key; each further one that a person asked for, its number too. */
export function takeKey(fingerprint: string, take: number): string {
  return `assessment:${fingerprint}:${take}`;
}

/** The newest run of a request, or null where it never ran. */
export async function newestRun(
  { database }: EngineContext,
  tenant: string,
  fingerprint: string,
): Promise<EarlierRun | null> {
  let newest: EarlierRun | null = null;
  for (let first = 1; ; first += PAGE) {
    const takes = new Map(
      Array.from({ length: PAGE }, (_, i) => [takeKey(fingerprint, first + i), first + i]),
    );
    const rows = await asTenant(database, tenant, (client) =>
      query<{ key: string; run_id: string }>(client, KEYS, [tenant, [...takes.keys()]]),
    );
    for (const { key, run_id } of rows) {
      const take = takes.get(key) ?? 0;
      if (newest === null || take > newest.take) newest = { take, runId: run_id };
    }
    if (rows.length < PAGE) return newest;
  }
}
