import type { RunResource } from '@palimpsest/contracts';
import { runStream } from '@palimpsest/kernel';
import type { EngineContext } from '../context.ts';
import type { EventsHub } from '../events/events-hub.ts';
import { showRunState } from './runs.ts';

/** How a run stands once it is over, or once the time is; whatever comes first. */
export async function waitForRun(
  context: Pick<EngineContext, 'database'>,
  hub: EventsHub,
  {
    tenant,
    runId,
    seconds,
    signal,
  }: {
    readonly tenant: string;
    readonly runId: string;
    readonly seconds: number;
    readonly signal: AbortSignal;
  },
): Promise<RunResource> {
  const before = await showRunState(context, tenant, runId);
  if (before.status === 'finished' || seconds === 0) return before;
  const enough = AbortSignal.any([signal, AbortSignal.timeout(seconds * 1_000)]);
  for await (const { type } of hub.follow({ tenant, stream: runStream(runId), after: 0, signal: enough }))
    if (type === 'run-finished') break;
  return showRunState(context, tenant, runId);
}
