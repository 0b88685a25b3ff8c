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

/** Runs that are over never change, and what is shown of them holds no words: they need not be asked for again. */
const finished = new WeakMap<object, Map<string, KeptRun>>();
const MOST_KEPT = 10_000;

interface KeptRun {
  readonly run: RunResource;
  /** Written out when it is first asked for. */
  json?: string;
}

function keep(database: object, place: string, run: RunResource): RunResource {
  if (run.status !== 'finished') return run;
  const kept = finished.get(database) ?? new Map<string, KeptRun>();
  finished.set(database, kept);
  if (kept.size >= MOST_KEPT) kept.delete(kept.keys().next().value as string);
  kept.set(place, { run });
  return run;
}

/** A tenant's name holds no slash. */
const placeOf = (tenant: string, runId: string) => `${tenant}/${runId}`;

/** How a run that is over stands, as JSON, where it is in memory; undefined where it is not. */
export function finishedRunJson(
  { database }: Pick<EngineContext, 'database'>,
  tenant: string,
  runId: string,
): string | undefined {
  const known = finished.get(database)?.get(placeOf(tenant, runId));
  if (known === undefined) return undefined;
  known.json ??= JSON.stringify(known.run);
  return known.json;
}

/** How a run stands, without any words. */
export async function showRunState(
  { database }: Pick<EngineContext, 'database'>,
  tenant: string,
  runId: string,
): Promise<RunResource> {
  const place = placeOf(tenant, runId);
  const known = finished.get(database)?.get(place);
  if (known !== undefined) return known.run;
  const [row] = await asTenant(database, tenant, (client) => query<Row>(client, ONE, [tenant, runId]));
  if (row === undefined) throw new UnknownRunError({ runId });
  return keep(database, place, runOf(row));
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
