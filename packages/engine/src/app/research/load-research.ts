import type { ResearchRunInput } from '@palimpsest/contracts';
import type { ResearchState } from '@palimpsest/pipelines/research';
import { asTenant, query, type Statement } from '../../adapters/postgres/database.ts';
import { RequestInvalidError } from '../../errors/request-invalid-error.ts';
import type { EngineContext } from '../context.ts';
import { type LoadedRun, loadRun } from '../load-run.ts';

export interface LoadedResearch {
  readonly run: LoadedRun;
  readonly state: ResearchState;
  readonly input: ResearchRunInput;
}

/** A run of this pipeline, folded. */
export async function loadResearch(
  context: EngineContext,
  tenant: string,
  runId: string,
): Promise<LoadedResearch> {
  const run = await loadRun(context, tenant, runId);
  const state = run.view.state as ResearchState;
  if (run.pipeline.id !== 'research' || state.input === null)
    throw new RequestInvalidError({
      field: 'run',
      problem: run.view.erased ? 'was erased' : 'is no research run',
      hint: 'palimpsest research show and GET /v1/research list the research runs.',
    });
  return { run, state, input: state.input };
}

const OF_PROJECT: Statement = {
  name: 'research-runs-of-project',
  text: 'select run_id from palimpsest.research_runs where tenant_id = $1 and project = $2 order by started_at, run_id',
};

/** All runs of a project, the oldest first. */
export async function runsOfProject(
  { database }: Pick<EngineContext, 'database'>,
  tenant: string,
  project: string,
): Promise<string[]> {
  const rows = await asTenant(database, tenant, (client) =>
    query<{ run_id: string }>(client, OF_PROJECT, [tenant, project]),
  );
  return rows.map(({ run_id }) => run_id);
}
