import { asTenant, query, type Statement } from '../../adapters/postgres/database.ts';
import type { EngineContext } from '../context.ts';
import { loadResearch } from './load-research.ts';
import { type PackageFile, packageOf } from './package-of.ts';
import { type ResearchResult, researchResult } from './research-result.ts';

export interface ResearchRow {
  readonly runId: string;
  readonly project: string;
  readonly question: string;
  readonly status: string;
  readonly outcome: string | null;
  readonly reason: string | null;
  readonly startedAt: string;
}

const INSTANT = `'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'`;
const NEWEST: Statement = {
  name: 'research-newest',
  text: `select r.run_id as "runId", r.project, r.question, u.status, u.outcome, u.reason,
      to_char(r.started_at at time zone 'UTC', ${INSTANT}) as "startedAt"
    from palimpsest.research_runs r
    join palimpsest.runs u on u.tenant_id = r.tenant_id and u.run_id = r.run_id
    where r.tenant_id = $1 order by u.started_sequence desc limit $2`,
};

/** The newest research runs, the newest first. */
export async function newestResearch(
  { database }: Pick<EngineContext, 'database'>,
  tenant: string,
  most = 20,
): Promise<readonly ResearchRow[]> {
  return asTenant(database, tenant, (client) => query<ResearchRow>(client, NEWEST, [tenant, most]));
}

export interface ShownSource {
  readonly id: string;
  readonly grade: string;
  readonly status: string;
  readonly title: string;
  readonly address: string;
  readonly date: string | null;
}

export interface ShownClaim {
  readonly id: string;
  readonly class: string;
  readonly status: string;
  readonly confidence: number;
  readonly text: string;
  readonly sources: readonly string[];
  readonly supersededBy: string | null;
}

/** One run with what it read, what it found and what it spent. */
export interface ShownResearch extends ResearchResult {
  readonly question: string;
  readonly sources: readonly ShownSource[];
  readonly claims: readonly ShownClaim[];
  readonly phases: readonly {
    readonly phase: number;
    readonly status: string;
    readonly searches: number;
    readonly fetches: number;
    readonly checks: number;
    readonly calls: number;
    readonly justification: string | null;
  }[];
  readonly refusals: readonly { readonly agent: string; readonly act: string; readonly step: string }[];
  readonly invalidOutputs: readonly { readonly agent: string; readonly step: string }[];
}

/**
 * A research run with its sources, claims and phases, also while it is under way.
 *
 * @example const { shown, files } = await showResearch(engine.context, { tenant: 'local', runId });
 */
export async function showResearch(
  context: EngineContext,
  { tenant, runId }: { readonly tenant: string; readonly runId: string },
): Promise<{ readonly shown: ShownResearch; readonly files: readonly PackageFile[] }> {
  const { run, state } = await loadResearch(context, tenant, runId);
  const grades = new Map(state.catalog.map(({ id, grade }) => [id, grade]));
  return {
    files: packageOf(run),
    shown: {
      ...researchResult(run),
      question: state.question,
      sources: state.sources.map(({ id, status, title, address, date }) => ({
        id,
        grade: grades.get(id) ?? '',
        status,
        title,
        address,
        date,
      })),
      claims: (state.triangulation?.claims ?? []).map((claim) => ({
        id: claim.id,
        class: claim.class,
        status: claim.verification.verification_status,
        confidence: claim.verification.confidence_score,
        text: claim.text,
        sources: [...new Set(claim.evidence.map(({ source_id }) => source_id))],
        supersededBy: claim.superseded_by,
      })),
      phases: state.phases.map(({ phase, status, searches, fetches, checks, calls, justification }) => ({
        phase,
        status,
        searches,
        fetches,
        checks,
        calls,
        justification,
      })),
      refusals: state.refusals.map(({ agent, act, step }) => ({ agent, act, step })),
      invalidOutputs: state.invalid.map(({ agent, step }) => ({ agent, step })),
    },
  };
}
