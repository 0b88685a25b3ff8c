import type { BlogOutcome, BlogRunInput, BlogRunResult } from '@palimpsest/contracts';
import {
  type BlogState,
  cycleSummaries,
  finalVersion,
  triggersOf,
  versionSummaries,
  waitingForScores,
} from '@palimpsest/pipelines/blog';
import { RequestInvalidError } from '../../errors/request-invalid-error.ts';
import type { LoadedRun } from '../load-run.ts';

/**
 * A run of the blog pipeline as it is shown: the JSON of `palimpsest blog run`.
 *
 * @example const { outcome, finalContent } = blogRunResult(await engine.finishRun('local', runId));
 */
export function blogRunResult({ runId, pipeline, view }: LoadedRun): BlogRunResult {
  if (pipeline.id !== 'blog')
    throw new RequestInvalidError({ field: 'run', problem: `names a run of the pipeline '${pipeline.id}'` });
  const state = view.state as BlogState;
  const input = view.started?.input as unknown as BlogRunInput;
  // What a finished run left on record holds no words, so it is there even after the blog was erased.
  const recorded = (view.finished?.result ?? null) as unknown as BlogOutcome | null;
  const final = view.erased ? undefined : finalVersion(state);
  return {
    blogId: input.blogId,
    runId,
    ...ending(view, recorded, state),
    cycles: recorded?.cycles ?? cycleSummaries(state),
    versions: recorded?.versions ?? versionSummaries(state),
    finalVersionId: recorded?.finalVersionId ?? final?.id ?? null,
    finalContent: final?.content ?? null,
    advice: recorded?.advice ?? null,
    triggersLeft: final?.evaluation ? triggersOf(final.evaluation, input.settings.ruleSet) : [],
    waitingFor: view.finished === null ? waitingForScores(state) : null,
    ruleSet: input.settings.ruleSet,
    switchedOff: input.settings.switchedOff,
  };
}

function ending(
  { finished }: LoadedRun['view'],
  recorded: BlogOutcome | null,
  state: BlogState,
): Pick<BlogRunResult, 'outcome' | 'stopReason'> {
  if (finished === null)
    return { outcome: waitingForScores(state) === null ? 'open' : 'waiting', stopReason: null };
  if (recorded !== null) return { outcome: recorded.outcome, stopReason: recorded.stopReason };
  // Ended from outside its own rules: a budget, an erasure, a fault.
  return { outcome: finished.outcome === 'failed' ? 'failed' : 'stopped', stopReason: finished.reason };
}
