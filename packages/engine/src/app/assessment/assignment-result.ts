import type { RewriteResponse, UnappliedFeedback } from '@palimpsest/contracts';
import { type AssessmentState, unappliedFeedback } from '@palimpsest/pipelines/assessment';
import { NothingRewrittenError } from '../../errors/nothing-rewritten-error.ts';
import { RewriteFailedError } from '../../errors/rewrite-failed-error.ts';
import { SubjectErasedError } from '../../errors/subject-erased-error.ts';
import { UnknownRunError } from '../../errors/unknown-run-error.ts';
import type { Engine } from '../engine.ts';
import type { LoadedRun } from '../load-run.ts';
import { documentSubject } from './document-subject.ts';
import { inputOfRun } from './input-of-run.ts';
import { throwConflict } from './start-assignment.ts';

/** What a run made of a request. */
export interface AssignmentResult {
  readonly response: RewriteResponse;
  readonly unapplied: readonly UnappliedFeedback[];
}

/** The response of a run that is over; throws what the request is answered with where there is none. */
export async function assignmentResult(engine: Engine, run: LoadedRun): Promise<AssignmentResult> {
  const { runId, view, events, tenant } = run;
  const { documentId, version } = inputOfRun(run);
  if (view.erased) throw new SubjectErasedError({ subject: documentSubject(documentId) });
  const state = view.state as AssessmentState;
  const unapplied = unappliedFeedback(state);
  const made = events.find(
    ({ type, payload }) => type === 'assessment-version-created' && payload.kind === 'rewritten',
  );
  const words = made?.texts.response;
  if (view.finished?.outcome === 'completed' && typeof words === 'string')
    return { response: JSON.parse(words) as RewriteResponse, unapplied };
  const reason = view.finished?.reason ?? null;
  if (reason === 'nothing_rewritten') {
    const selected = (state.request?.selectedFeedback ?? []).map(({ feedbackId }) => feedbackId);
    throw new NothingRewrittenError({ runId, unapplied, selected });
  }
  // The version that this run would have made may be there by now, made by another.
  if (reason === 'pipeline_fault') await throwConflict(engine, tenant, { documentId, version });
  throw new RewriteFailedError({ runId, reason });
}

/** The run of a rewrite of this document, or the error that there is none. */
export async function rewriteRun(
  engine: Engine,
  {
    tenant,
    documentId,
    runId,
  }: { readonly tenant: string; readonly documentId: string; readonly runId: string },
): Promise<LoadedRun> {
  const run = await engine.loadRun(tenant, runId);
  const input = inputOfRun(run);
  const fits =
    run.pipeline.id === 'assessment' && input.mode === 'rewrite' && input.documentId === documentId;
  if (!fits) throw new UnknownRunError({ runId });
  return run;
}
