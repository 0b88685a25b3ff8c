import type { Attention, OverviewItem, Page, RunResource } from '@palimpsest/contracts';
import { asTenant, query, type Statement } from '../../adapters/postgres/database.ts';
import { titleIn } from '../blog/title-in.ts';
import type { EngineContext } from '../context.ts';
import { cursorOf, readCursor } from '../cursor.ts';
import { ATTENTION_SQL } from './attention.ts';

export interface OverviewQuestion {
  readonly tenant: string;
  readonly limit: number;
  readonly cursor?: string;
  readonly pipeline?: string;
  readonly status?: 'open' | 'finished';
  readonly outcome?: string;
  readonly attention?: 'any' | Attention;
  readonly search?: string;
  /** Whose words the caller may see, and search in. */
  readonly mayRead: { readonly blog: boolean; readonly research: boolean };
}

/** A title needs no more of a post than this. */
const BEGINNING = 2_000;

const CHEAP = `u.tenant_id = $1 and u.started_sequence < $2
  and ($3::text is null or u.pipeline = $3 or u.pipeline || '/' || u.pipeline_version = $3)
  and ($4::text is null or u.status = $4) and ($5::text is null or u.outcome = $5)`;
const DEAR = `($6::text is null or a.attention = $6 or ($6 = 'any' and a.attention is not null))
  and ($7::text is null or strpos(lower(concat_ws(' ', u.run_id, u.subject, u.reason, c.rewrite_request_id,
    q.question, b.beginning)), lower($7)) > 0)`;

// Where nothing but the runs themselves is asked about, the page is taken first, so that its names cost no more than
// its rows. Else every run has to be looked at.
const statement = (name: string, runs: string, where: string): Statement => ({
  name,
  text: `select u.run_id as "runId", u.pipeline || '/' || u.pipeline_version as pipeline, u.subject, u.status, u.outcome,
      u.reason, u.started_at as "startedAt", u.finished_at as "finishedAt", u.started_sequence as sequence,
      b.beginning, q.question, a.attention,
      case u.pipeline when 'blog' then substr(u.subject, 6) when 'assessment' then substr(u.subject, 12)
        when 'complaint' then c.rewrite_request_id::text when 'research' then u.run_id end as "itemId"
    from ${runs} u
    left join palimpsest.complaint_requests c
      on u.pipeline = 'complaint' and c.tenant_id = $1 and c.run_id = u.run_id
    left join palimpsest.research_runs q
      on $9 and u.pipeline = 'research' and q.tenant_id = $1 and q.run_id = u.run_id
    left join lateral (
      select left(v.content, ${BEGINNING}) as beginning from palimpsest.blog_versions v
      where $8 and v.tenant_id = $1 and v.blog_id = case
        when u.pipeline = 'blog' and u.subject ~ '^blog:[0-9a-f-]{36}$' then substr(u.subject, 6)::uuid end
      order by v.version_number desc limit 1) b on true
    cross join lateral (select ${ATTENTION_SQL} as attention) a
    where ${where}
    order by u.started_sequence desc limit $10`,
});
const PAGE_FIRST = statement(
  'overview-page',
  `(select * from palimpsest.runs u where ${CHEAP} order by u.started_sequence desc limit $10)`,
  DEAR,
);
const ALL = statement('overview-search', 'palimpsest.runs', `${CHEAP} and ${DEAR}`);

interface Row extends Omit<RunResource, 'startedAt' | 'finishedAt'> {
  readonly startedAt: Date;
  readonly finishedAt: Date | null;
  readonly sequence: string;
  readonly beginning: string | null;
  readonly question: string | null;
  readonly attention: Attention | null;
  readonly itemId: string | null;
}

/** Runs of a tenant as people know them, newest first. */
export async function listOverview(
  { database }: Pick<EngineContext, 'database'>,
  { tenant, limit, cursor, pipeline, status, outcome, attention, search, mayRead }: OverviewQuestion,
): Promise<Page<OverviewItem>> {
  const [before] = readCursor<[number]>(cursor, ['number']) ?? [Number.MAX_SAFE_INTEGER];
  const words = search?.trim() || undefined;
  const wanted = [pipeline, status, outcome, attention, words];
  const rows = await asTenant(database, tenant, (client) =>
    query<Row>(client, attention === undefined && words === undefined ? PAGE_FIRST : ALL, [
      tenant,
      before,
      ...wanted.map((each) => each ?? null),
      mayRead.blog,
      mayRead.research,
      limit + 1,
    ]),
  );
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  const more = rows.length > limit && last !== undefined;
  return { items: shown.map(itemOf), nextCursor: more ? cursorOf([Number(last.sequence)]) : null };
}

function itemOf({ sequence: _, beginning, question, attention, itemId, ...row }: Row): OverviewItem {
  const { startedAt, finishedAt } = row;
  const title = beginning === null ? null : titleIn(beginning);
  const document = row.pipeline.startsWith('assessment/') ? itemId : null;
  return {
    run: { ...row, startedAt: startedAt.toISOString(), finishedAt: finishedAt?.toISOString() ?? null },
    name: title ?? question ?? document,
    itemId,
    attention,
  };
}
