import type { Page } from '@palimpsest/contracts';
import { asTenant, query, type Statement } from '../../adapters/postgres/database.ts';
import type { EngineContext } from '../context.ts';
import { cursorOf, readCursor } from '../cursor.ts';
import type { SearchedPage } from '../searched-page.ts';
import type { ResearchRow } from './show-research.ts';

export interface ResearchQuestion extends SearchedPage {
  readonly project?: string;
  readonly status?: 'open' | 'finished';
}

// Runs are walked from the newest on, so that a page of a long list costs no more than its rows.
const LIST: Statement = {
  name: 'research-page',
  text: `select r.run_id as "runId", r.project, r.question, u.status, u.outcome, u.reason, r.started_at as "startedAt",
      u.started_sequence as sequence
    from palimpsest.runs u
    join palimpsest.research_runs r on r.tenant_id = $1 and r.run_id = u.run_id
    where u.tenant_id = $1 and u.pipeline = 'research' and u.started_sequence < $2
      and ($6::text is null or strpos(lower(r.question), lower($6)) > 0)
      and ($3::text is null or r.project = $3) and ($4::text is null or u.status = $4)
    order by u.started_sequence desc limit $5`,
};

interface Row extends Omit<ResearchRow, 'startedAt'> {
  readonly startedAt: Date;
  readonly sequence: string;
}

/** Research runs of a tenant, newest first. */
export async function listResearch(
  { database }: Pick<EngineContext, 'database'>,
  { tenant, limit, cursor, search, project, status }: ResearchQuestion,
): Promise<Page<ResearchRow>> {
  const [before] = readCursor<[number]>(cursor, ['number']) ?? [Number.MAX_SAFE_INTEGER];
  const rows = await asTenant(database, tenant, (client) =>
    query<Row>(client, LIST, [
      tenant,
      before,
      project ?? null,
      status ?? null,
      limit + 1,
      search?.trim() || null,
    ]),
  );
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  const more = rows.length > limit && last !== undefined;
  return {
    items: shown.map(({ sequence: _, startedAt, ...row }) => ({
      ...row,
      startedAt: startedAt.toISOString(),
    })),
    nextCursor: more ? cursorOf([Number(last.sequence)]) : null,
  };
}
