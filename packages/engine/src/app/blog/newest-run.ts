import type { BlogSettings } from '@palimpsest/contracts';
import type { BlogState } from '@palimpsest/pipelines/blog';
import { asTenant, query, type Statement } from '../../adapters/postgres/database.ts';
import type { EngineContext } from '../context.ts';
import { loadRun } from '../load-run.ts';
import { blogSubject } from './blog-subject.ts';

/** How a blog stands before a new run. */
export interface BlogStanding {
  readonly openRun: string | null;
  readonly newestVersion: number;
  readonly settings: BlogSettings | null;
  readonly take: number;
  readonly takeReason: string | null;
}

const STANDING: Statement = {
  name: 'blog-standing',
  text: `select r.run_id, r.status,
      (select coalesce(max(version_number), 0) from palimpsest.blog_versions v where v.tenant_id = $1 and v.blog_id = $3) as newest
    from (values (1)) as one left join lateral (
      select run_id, status from palimpsest.runs where tenant_id = $1 and subject = $2 and pipeline = 'blog'
      order by started_sequence desc limit 1) as r on true`,
};

/** Reads the newest run of a blog, whose settings and take hold on, and the number of its newest version. */
export async function blogStanding(
  context: EngineContext,
  tenant: string,
  blogId: string,
): Promise<BlogStanding> {
  interface Row {
    readonly run_id: string | null;
    readonly status: string | null;
    readonly newest: number;
  }
  const [row] = await asTenant(context.database, tenant, (client) =>
    query<Row>(client, STANDING, [tenant, blogSubject(blogId), blogId]),
  );
  const runId = row?.run_id ?? null;
  const state = runId === null ? null : await stateOf(context, tenant, runId);
  return {
    openRun: row?.status === 'open' ? runId : null,
    newestVersion: row?.newest ?? 0,
    settings: settingsOf(state),
    take: state?.input?.take ?? 1,
    takeReason: state?.input?.takeReason ?? null,
  };
}

async function stateOf(context: EngineContext, tenant: string, runId: string): Promise<BlogState> {
  return (await loadRun(context, tenant, runId)).view.state as BlogState;
}

export function settingsOf(state: BlogState | null): BlogSettings | null {
  if (state === null || state.input === null) return null;
  return { ...state.input.settings, protectedTerms: [...state.protectedTerms] };
}
