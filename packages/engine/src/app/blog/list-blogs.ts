import type { BlogSummary, Page } from '@palimpsest/contracts';
import { asTenant, query, type Statement } from '../../adapters/postgres/database.ts';
import type { EngineContext } from '../context.ts';
import { cursorOf, readCursor } from '../cursor.ts';
import type { SearchedPage } from '../searched-page.ts';
import { titleIn } from './title-in.ts';

/** A title needs no more of a post than this. */
const BEGINNING = 2_000;

const LIST: Statement = {
  name: 'blog-list',
  text: `select b.id as "blogId", to_char(b.created_at, 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "createdAt",
      (select count(*)::int from palimpsest.blog_versions v where v.tenant_id = $1 and v.blog_id = b.id) as versions,
      newest.version_number as "newestVersion", left(newest.content, ${BEGINNING}) as beginning,
      a.aeo_total::float8 as "aeoTotal", l.ai_likeness_total::float8 as "aiLikenessTotal",
      (select r.run_id from palimpsest.runs r
        where r.tenant_id = $1 and r.subject = 'blog:' || b.id and r.status = 'open' limit 1) as "openRun"
    from palimpsest.blogs b
    join lateral (
      select version_number, content, id from palimpsest.blog_versions v
      where v.tenant_id = $1 and v.blog_id = b.id order by version_number desc limit 1) as newest on true
    left join palimpsest.evaluation_runs e on e.tenant_id = $1 and e.version_id = newest.id
    left join palimpsest.aeo_scores a on a.run_id = e.id
    left join palimpsest.ai_likeness_rubric_scores l on l.run_id = e.id
    where b.tenant_id = $1
      and ($5::text is null or strpos(lower(left(newest.content, ${BEGINNING})), lower($5)) > 0)
      and ($2::text is null or (to_char(b.created_at, 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), b.id::text) < ($2, $3))
    order by to_char(b.created_at, 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') desc, b.id::text desc limit $4`,
};

interface Row extends Omit<BlogSummary, 'title'> {
  readonly beginning: string;
}

/** Blogs of a tenant, newest first. */
export async function listBlogs(
  { database }: Pick<EngineContext, 'database'>,
  { tenant, limit, cursor, search }: SearchedPage,
): Promise<Page<BlogSummary>> {
  const [at, id] = readCursor<[string, string]>(cursor, ['string', 'string']) ?? [null, null];
  const rows = await asTenant(database, tenant, (client) =>
    query<Row>(client, LIST, [tenant, at, id, limit + 1, search?.trim() || null]),
  );
  const items = rows.slice(0, limit).map(({ beginning, ...row }) => ({ ...row, title: titleIn(beginning) }));
  const last = items.at(-1);
  const more = rows.length > limit && last !== undefined;
  return { items, nextCursor: more ? cursorOf([last.createdAt, last.blogId]) : null };
}
