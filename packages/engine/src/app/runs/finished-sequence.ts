import { asTenant, query, type Statement } from '../../adapters/postgres/database.ts';
import { UnknownRunError } from '../../errors/unknown-run-error.ts';
import type { EngineContext } from '../context.ts';

const FINISHED: Statement = {
  name: 'run-finished-sequence',
  text: 'select finished_sequence from palimpsest.runs where tenant_id = $1 and run_id = $2',
};

/** The place in the ledger of the event that ended a run; null while it is open. */
export async function finishedSequence(
  { database }: Pick<EngineContext, 'database'>,
  tenant: string,
  runId: string,
): Promise<number | null> {
  const [row] = await asTenant(database, tenant, (client) =>
    query<{ finished_sequence: string | null }>(client, FINISHED, [tenant, runId]),
  );
  if (row === undefined) throw new UnknownRunError({ runId });
  return row.finished_sequence === null ? null : Number(row.finished_sequence);
}
