import type { Page, RunResource } from '@palimpsest/contracts';
import { asTenant, query, type Statement } from '../../adapters/postgres/database.ts';
import { UnknownRunError } from '../../errors/unknown-run-error.ts';
import type { EngineContext } from '../context.ts';
import { cursorOf, readCursor } from '../cursor.ts';

export interface RunsQuestion {
  readonly tenant: string;
  readonly limit: number;
  readonly cursor?: string;
  /** `blog` or `blog/v1` */
  readonly pipeline?: string;
  readonly status?: 'open' | 'finished';
  readonly outcome?: string;
  readonly subject?: string;
}

const COLUMNS = `run_id as "runId", pipeline || '/' || pipeline_version as pipeline, subject, status, outcome, reason,
  started_at as "startedAt", finished_at as "finishedAt", started_sequence as sequence`;
const ONE: Statement = {
  name: 'run-one',
  text: `select ${COLUMNS} from palimpsest.runs where tenant_id = $1 and run_id = $2`,
};
const LIST: Statement = {
  name: 'run-list',
  text: `select ${COLUMNS} from palimpsest.runs
    where tenant_id = $1 and started_sequence < $2
      and ($3::text is null or pipeline = $3 or pipeline || '/' || pipeline_version = $3)
      and ($4::text is null or status = $4) and ($5::text is null or outcome = $5) and ($6::text is null or subject = $6)
    order by started_sequence desc limit $7`,
};

interface Row extends Omit<RunResource, 'startedAt' | 'finishedAt'> {
  readonly startedAt: Date;
  readonly finishedAt: Date | null;
  readonly sequence: string;
}

const runOf = ({ sequence: _, startedAt, finishedAt, ...row }: Row): RunResource => ({
  ...row,
  startedAt: startedAt.toISOString(),
  finishedAt: finishedAt?.toISOString() ?? null,
});

/** How a run stands, without any words. */
export async function showRunState(
  { database }: Pick<EngineContext, 'database'>,
  tenant: string,
  runId: string,
): Promise<RunResource> {
  const [row] = await asTenant(database, tenant, (client) => query<Row>(client, ONE, [tenant, runId]));
  if (row === undefined) throw new UnknownRunError({ runId });
  return runOf(row);
}

/** Runs of a tenant, newest first. */
export async function listRuns(
  { database }: Pick<EngineContext, 'database'>,
  { tenant, limit, cursor, pipeline, status, outcome, subject }: RunsQuestion,
): Promise<Page<RunResource>> {
  const [before] = readCursor<[number]>(cursor, ['number']) ?? [Number.MAX_SAFE_INTEGER];
  const rows = await asTenant(database, tenant, (client) =>
    query<Row>(client, LIST, [
      tenant,
      before,
      pipeline ?? null,
      status ?? null,
      outcome ?? null,
      subject ?? null,
      limit + 1,
    ]),
  );
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  const more = rows.length > limit && last !== undefined;
  return { items: shown.map(runOf), nextCursor: more ? cursorOf([Number(last.sequence)]) : null };
}
