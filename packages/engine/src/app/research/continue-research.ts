import { RequestInvalidError } from '../../errors/request-invalid-error.ts';
import type { EngineContext } from '../context.ts';
import { begunResearch } from './begun-research.ts';
import { loadResearch } from './load-research.ts';
import { sourcesOfRun } from './sources-of-run.ts';
import {
  begin,
  checkQuestion,
  inputOf,
  type ResearchRequest,
  type StartedResearch,
  writerOf,
} from './start-research.ts';

export interface ContinueRequest extends ResearchRequest {
  /** The run whose stored evidence is asked. */
  readonly runId: string;
}

/** A further question on the evidence that a run has stored. Nothing is searched, unless a source is named. */
export async function continueResearch(
  context: EngineContext,
  request: ContinueRequest,
): Promise<StartedResearch> {
  const { tenant, actor, mode, runId, corpus, web } = request;
  const question = checkQuestion(request.question);
  const earlier = await begunResearch(
    context,
    request,
    ({ state, input }) => state.question === question && input.continues === runId,
  );
  if (earlier !== null) return earlier;
  const { state, input: before } = await loadResearch(context, tenant, runId);
  if (state.sources.length === 0)
    throw new RequestInvalidError({
      field: 'run',
      problem: 'has no stored evidence to ask',
      hint: 'Start a new run with a source instead.',
    });
  const writer =
    request.renderer === undefined && request.model === undefined
      ? before.writer
      : writerOf(context, { ...request, renderer: request.renderer ?? before.writer.renderer });
  const { sources, skipped } =
    corpus === undefined && web === undefined
      ? { sources: [], skipped: [] }
      : await sourcesOfRun(context, tenant, request, request.onFile);
  const input = {
    ...inputOf(context, request, before.project, writer, sources),
    continues: runId,
  };
  const { idempotencyKey } = request;
  return begin(context, {
    tenant,
    actor,
    mode,
    question,
    input,
    evidence: state.sources,
    skipped,
    idempotencyKey,
  });
}
