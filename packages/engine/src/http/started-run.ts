import type { RunResource } from '@palimpsest/contracts';
import { showRunState } from '../app/runs/runs.ts';
import { waitForRun } from '../app/runs/wait-for-run.ts';
import type { Answer, Call } from './route.ts';

/**
 * The answer to whoever started a run: 202 with the run, or, where they waited and it is over, 200 with what came of
 * it beside.
 */
export async function startedRunAnswer<Ids extends object>(
  call: Pick<Call, 'engine' | 'hub' | 'tenant' | 'signal' | 'settings'>,
  {
    runId,
    wait,
    ids,
    result,
  }: {
    readonly runId: string;
    readonly wait: number | undefined;
    readonly ids: Ids;
    readonly result: () => Promise<unknown>;
  },
): Promise<Answer> {
  const { engine, hub, tenant, signal, settings } = call;
  const run: RunResource =
    wait === undefined || wait === 0
      ? await showRunState(engine.context, tenant, runId)
      : await waitForRun(engine.context, hub, {
          tenant,
          runId,
          seconds: Math.min(wait, settings.waitSeconds),
          signal,
        });
  const headers = { location: `/v1/runs/${encodeURIComponent(runId)}` };
  if (wait === undefined || run.status !== 'finished') return { status: 202, body: { ...ids, run }, headers };
  return { status: 200, body: { ...ids, run, result: await result() }, headers };
}
