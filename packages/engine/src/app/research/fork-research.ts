import type { PhaseNumber, ResearchWriter } from '@palimpsest/contracts';
import { RequestInvalidError } from '../../errors/request-invalid-error.ts';
import type { EngineContext } from '../context.ts';
import { begunResearch } from './begun-research.ts';
import { loadResearch, runsOfProject } from './load-research.ts';
import { begin, type StartedResearch, writerOf } from './start-research.ts';

export interface ForkRequest {
  readonly tenant: string;
  readonly actor: string;
  /** The run whose work is kept. */
  readonly runId: string;
  /** The first phase that is done anew. */
  readonly from: number;
  readonly reason?: string;
  readonly renderer?: string;
  readonly model?: string;
  readonly mode?: 'queued' | 'inline';
  /** The same key again gives the run that it began. */
  readonly idempotencyKey?: string;
}

/**
 * Starts a new run from a phase of an earlier one. Phases before it are answered from the recordings, at no cost; those
 * from it on are asked anew, with the reason on record.
 */
export async function forkResearch(context: EngineContext, request: ForkRequest): Promise<StartedResearch> {
  const { tenant, actor, runId, from, mode } = request;
  if (!Number.isInteger(from) || from < 1 || from > 8)
    throw new RequestInvalidError({ field: 'from', problem: 'must be the number of a phase, 1 to 8' });
  const earlier = await begunResearch(
    context,
    request,
    ({ input: { fork } }) => fork?.of === runId && fork.from === from,
  );
  if (earlier !== null) return earlier;
  const { state, input } = await loadResearch(context, tenant, runId);
  const takes = await newestTakes(context, tenant, input.project);
  const writer: ResearchWriter =
    request.renderer === undefined && request.model === undefined
      ? input.writer
      : writerOf(context, { ...request, renderer: request.renderer ?? input.writer.renderer });
  return begin(context, {
    tenant,
    actor,
    mode,
    question: state.question,
    input: {
      ...input,
      writer,
      takes: input.takes.map((take, i) => (i + 1 < from ? take : (takes[i] ?? take) + 1)),
      fork: {
        of: runId,
        from: from as PhaseNumber,
        reason: request.reason ?? `a person asked for phase ${from} and all after it anew`,
        writer: input.writer,
      },
    },
    ...(state.evidence.length === 0 ? {} : { evidence: state.evidence }),
    idempotencyKey: request.idempotencyKey,
  });
}

/** The newest take of each phase over all runs of the project: a fork of a fork must not meet its recordings. */
async function newestTakes(context: EngineContext, tenant: string, project: string): Promise<number[]> {
  const newest = [1, 1, 1, 1, 1, 1, 1, 1];
  for (const runId of await runsOfProject(context, tenant, project)) {
    const { input } = await loadResearch(context, tenant, runId);
    for (const [i, take] of input.takes.entries()) newest[i] = Math.max(newest[i] ?? 1, take);
  }
  return newest;
}
