import type { AeoScores, AiLikenessScores, BlogSettings, CycleStatus, Json } from '@palimpsest/contracts';
import { AEO_PILLARS, AI_LIKENESS_CATEGORIES } from '@palimpsest/contracts';
import type { BlogState } from '@palimpsest/pipelines/blog';
import type { PoolClient } from 'pg';
import { asTenant, query, type Statement } from '../../adapters/postgres/database.ts';
import { UnknownBlogError } from '../../errors/unknown-blog-error.ts';
import type { EngineContext } from '../context.ts';
import { loadRun } from '../load-run.ts';
import { blogSubject, checkBlogId } from './blog-subject.ts';
import { settingsOf } from './newest-run.ts';

/** Everything on record about a blog, newest last. Words of an erased blog read `[erased]`. */
export interface BlogReport {
  readonly blogId: string;
  readonly createdAt: string;
  /** Those of the newest run; null once the blog was erased. */
  readonly settings: BlogSettings | null;
  readonly runs: readonly BlogRunRow[];
  readonly versions: readonly BlogVersionReport[];
  readonly cycles: readonly BlogCycleReport[];
}

interface BlogRunRow {
  readonly runId: string;
  readonly status: 'open' | 'finished';
  readonly outcome: string | null;
  readonly reason: string | null;
}

export interface BlogVersionReport {
  readonly versionId: string;
  readonly versionNumber: number;
  readonly parentVersionId: string | null;
  readonly origin: 'author' | 'rewrite';
  readonly cycleNumber: number | null;
  readonly runId: string;
  readonly createdAt: string;
  readonly content: string;
  readonly evaluation: BlogEvaluationReport | null;
}

interface BlogEvaluationReport {
  readonly evaluationId: string;
  readonly source: 'rules' | 'external';
  readonly asOf: string;
  readonly switchedOff: readonly string[];
  readonly attainableMaximum: number;
  readonly aeo: AeoScores;
  readonly aiLikeness: AiLikenessScores;
}

interface BlogCycleReport {
  readonly cycleId: string;
  readonly cycleNumber: number;
  readonly parentVersionId: string;
  readonly childVersionId: string | null;
  readonly triggerReasons: readonly string[];
  readonly triggerData: readonly Json[];
  readonly rewritePrompt: string;
  readonly parentAeoTotal: number;
  readonly childAeoTotal: number | null;
  readonly parentAiLikeness: number;
  readonly childAiLikeness: number | null;
  readonly trendOutcome: string | null;
  readonly trendCode: number | null;
  readonly status: CycleStatus;
  readonly stopReason: string | null;
  readonly createdAt: string;
}

/** A time without a zone is UTC here; the driver would read it as local time. */
const instant = (column: string) => `to_char(${column}, 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
const number = (column: string, name: string) => `${column}::float8 as "${name}"`;

const BLOG: Statement = {
  name: 'blog-show',
  text: `select ${instant('created_at')} as "createdAt" from palimpsest.blogs where tenant_id = $1 and id = $2`,
};
const RUNS: Statement = {
  name: 'blog-show-runs',
  text: `select run_id as "runId", status, outcome, reason from palimpsest.runs
    where tenant_id = $1 and subject = $2 and pipeline = 'blog' order by started_sequence`,
};
const VERSIONS = `select v.id as "versionId", v.version_number as "versionNumber", v.parent_version_id as "parentVersionId", v.origin,
      v.cycle_number as "cycleNumber", v.run_id as "runId", ${instant('v.created_at')} as "createdAt", v.content,
      e.id as "evaluationId", e.source, e.as_of::text as "asOf", e.switched_off as "switchedOff",
      ${number('e.attainable_maximum', 'attainableMaximum')},
      to_jsonb(a) as aeo, to_jsonb(l) as ai
    from palimpsest.blog_versions v
    left join palimpsest.evaluation_runs e on e.tenant_id = v.tenant_id and e.version_id = v.id
    left join palimpsest.aeo_scores a on a.run_id = e.id
    left join palimpsest.ai_likeness_rubric_scores l on l.run_id = e.id
    where v.tenant_id = $1 and v.blog_id = $2`;
const ALL_VERSIONS: Statement = {
  name: 'blog-show-versions',
  text: `${VERSIONS} order by v.version_number`,
};
const ONE_VERSION: Statement = {
  name: 'blog-show-version',
  text: `${VERSIONS} and v.version_number = $3`,
};
const CYCLES: Statement = {
  name: 'blog-show-cycles',
  text: `select c.id as "cycleId", c.cycle_number as "cycleNumber", c.parent_version_id as "parentVersionId",
      c.child_version_id as "childVersionId", c.trigger_reasons as "triggerReasons", c.trigger_data as "triggerData",
      c.rewrite_prompt as "rewritePrompt",
      ${number('c.parent_aeo_total', 'parentAeoTotal')}, ${number('c.child_aeo_total', 'childAeoTotal')},
      ${number('c.parent_ai_likeness', 'parentAiLikeness')}, ${number('c.child_ai_likeness', 'childAiLikeness')},
      c.trend_outcome as "trendOutcome", c.trend_code as "trendCode", c.rewrite_status as status,
      c.stop_reason as "stopReason", ${instant('c.created_at')} as "createdAt"
    from palimpsest.rewrite_cycles c join palimpsest.blog_versions v on v.id = c.parent_version_id
    where c.tenant_id = $1 and v.blog_id = $2 order by v.version_number`,
};

/**
 * A blog with all its versions, scores and cycles, from the tables.
 *
 * @example const { versions, cycles } = await showBlog(engine.context, { tenant: 'local', blogId });
 */
export async function showBlog(
  context: EngineContext,
  { tenant, blogId: given }: { readonly tenant: string; readonly blogId: string },
): Promise<BlogReport> {
  const blogId = checkBlogId(given);
  const rows = await asTenant(context.database, tenant, (client) => readBlog(client, tenant, blogId));
  if (rows === null) throw new UnknownBlogError({ blogId });
  const newest = rows.runs.at(-1);
  const state =
    newest === undefined ? null : ((await loadRun(context, tenant, newest.runId)).view.state as BlogState);
  return { blogId, settings: settingsOf(state), ...rows };
}

/** One version of a blog by its number; null where there is none. */
export async function readBlogVersion(
  { database }: Pick<EngineContext, 'database'>,
  { tenant, blogId, number }: { readonly tenant: string; readonly blogId: string; readonly number: number },
): Promise<BlogVersionReport | null> {
  const [row] = await asTenant(database, tenant, (client) =>
    query<VersionRow>(client, ONE_VERSION, [tenant, checkBlogId(blogId), number]),
  );
  return row === undefined ? null : versionReport(row);
}

async function readBlog(
  client: PoolClient,
  tenant: string,
  blogId: string,
): Promise<Omit<BlogReport, 'blogId' | 'settings'> | null> {
  const [blog] = await query<{ createdAt: string }>(client, BLOG, [tenant, blogId]);
  if (blog === undefined) return null;
  const [runs, versions, cycles] = await Promise.all([
    query<BlogRunRow>(client, RUNS, [tenant, blogSubject(blogId)]),
    query<VersionRow>(client, ALL_VERSIONS, [tenant, blogId]),
    query<BlogCycleReport>(client, CYCLES, [tenant, blogId]),
  ]);
  return { createdAt: blog.createdAt, runs, versions: versions.map(versionReport), cycles };
}

interface VersionRow extends Omit<BlogVersionReport, 'evaluation'> {
  readonly evaluationId: string | null;
  readonly source: 'rules' | 'external';
  readonly asOf: string;
  readonly switchedOff: readonly string[];
  readonly attainableMaximum: number;
  readonly aeo: Readonly<Record<string, number>> | null;
  readonly ai: Readonly<Record<string, number>> | null;
}

function versionReport(row: VersionRow): BlogVersionReport {
  const { evaluationId, source, asOf, switchedOff, attainableMaximum, aeo, ai, ...version } = row;
  if (evaluationId === null || aeo === null || ai === null) return { ...version, evaluation: null };
  const pillars = Object.fromEntries(AEO_PILLARS.map((name) => [name, aeo[`aeo_${name}`]]));
  const categories = Object.fromEntries(AI_LIKENESS_CATEGORIES.map((name) => [name, ai[name]]));
  return {
    ...version,
    evaluation: {
      evaluationId,
      source,
      asOf,
      switchedOff,
      attainableMaximum,
      aeo: { total: aeo.aeo_total ?? 0, pillars: pillars as AeoScores['pillars'] },
      aiLikeness: {
        total: ai.ai_likeness_total ?? 0,
        categories: categories as AiLikenessScores['categories'],
      },
    },
  };
}
