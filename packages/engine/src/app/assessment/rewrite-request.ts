import type { CanonicalRequest, UnappliedFeedback } from '@palimpsest/contracts';
import { type AssessmentState, unappliedFeedback } from '@palimpsest/pipelines/assessment';
import { SubjectErasedError } from '../../errors/subject-erased-error.ts';
import { UnknownRunError } from '../../errors/unknown-run-error.ts';
import type { LoadedRun } from '../load-run.ts';
import { documentSubject } from './document-subject.ts';
import { inputOfRun } from './input-of-run.ts';

/** What a rewrite was asked for, and what of it was not applied; whether or not anything came of it. */
export interface AskedRewrite {
  readonly request: CanonicalRequest;
  /** Empty while the run is open. */
  readonly unapplied: readonly UnappliedFeedback[];
}

export function rewriteRequest(run: LoadedRun): AskedRewrite {
  const { view, runId } = run;
  if (view.erased) throw new SubjectErasedError({ subject: documentSubject(inputOfRun(run).documentId) });
  const state = view.state as AssessmentState;
  if (state.request === null) throw new UnknownRunError({ runId });
  return { request: state.request, unapplied: view.finished === null ? [] : unappliedFeedback(state) };
}
