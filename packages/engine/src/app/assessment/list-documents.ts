import type { DocumentSummary, Page } from '@palimpsest/contracts';
import { asTenant, query, type Statement } from '../../adapters/postgres/database.ts';
import type { EngineContext } from '../context.ts';
import { cursorOf, readCursor } from '../cursor.ts';
import type { SearchedPage } from '../searched-page.ts';

const LIST: Statement = {
  name: 'assessment-document-page',
  text: `select d.document_id as "documentId", newest.version as "newestVersion", newest.problems,
      d.created_at as "createdAt", newest.created_at as "updatedAt", u.started_sequence as sequence
    from palimpsest.assessment_documents d
    join palimpsest.runs u on u.tenant_id = $1 and u.run_id = d.run_id
    join lateral (
      select version, problems, created_at from palimpsest.assessment_versions v
      where v.tenant_id = $1 and v.document_id = d.document_id order by version desc limit 1) as newest on true
    where d.tenant_id = $1 and u.started_sequence < $2
      and ($4::text is null or strpos(lower(d.document_id), lower($4)) > 0)
    order by u.started_sequence desc limit $3`,
};

interface Row extends Omit<DocumentSummary, 'createdAt' | 'updatedAt'> {
  readonly createdAt: Date;
  readonly updatedAt: Date;
  readonly sequence: string;
}

/** Documents of a tenant, the newest first. */
export async function listDocuments(
  { database }: Pick<EngineContext, 'database'>,
  { tenant, limit, cursor, search }: SearchedPage,
): Promise<Page<DocumentSummary>> {
  const [before] = readCursor<[number]>(cursor, ['number']) ?? [Number.MAX_SAFE_INTEGER];
  const rows = await asTenant(database, tenant, (client) =>
    query<Row>(client, LIST, [tenant, before, limit + 1, search?.trim() || null]),
  );
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  const more = rows.length > limit && last !== undefined;
  return {
    items: shown.map(({ sequence: _, createdAt, updatedAt, ...row }) => ({
      ...row,
      createdAt: createdAt.toISOString(),
      updatedAt: updatedAt.toISOString(),
    })),
    nextCursor: more ? cursorOf([Number(last.sequence)]) : null,
  };
}
