import type { ExternalScores, JsonObject } from '@palimpsest/contracts';
import { type BlogState, SCORES_SIGNAL, waitingForScores } from '@palimpsest/pipelines/blog';
import { SignalRefusedError } from '../../errors/signal-refused-error.ts';
import type { EngineContext } from '../context.ts';
import { loadRun } from '../load-run.ts';
import { signalRun } from '../signal-run.ts';
import { checkScores } from './start-blog-run.ts';

export interface ExternalScoresRequest {
  readonly tenant: string;
  readonly actor: string;
  readonly runId: string;
  /** The version that was scored: `waitingFor` of the run's result. */
  readonly versionId: string;
  readonly scores: ExternalScores;
}

/**
 * Puts scores from elsewhere on record for the version that waits for them; the run then goes on.
 *
 * @example
 * const { waitingFor } = blogRunResult(await engine.finishRun('local', runId));
 * await recordExternalScores(engine.context, { tenant: 'local', actor: 'host', runId, versionId: waitingFor, scores });
 */
export async function recordExternalScores(
  context: EngineContext,
  { tenant, actor, runId, versionId, scores }: ExternalScoresRequest,
): Promise<void> {
  const checked = checkScores(scores);
  const { pipeline, view } = await loadRun(context, tenant, runId);
  const waiting = pipeline.id === 'blog' ? waitingForScores(view.state as BlogState) : null;
  if (waiting !== versionId) {
    const why = waiting === null ? 'it waits for no scores' : `it waits for scores of the version ${waiting}`;
    throw new SignalRefusedError({ runId, type: SCORES_SIGNAL, why });
  }
  const payload = { versionId, scores: checked } as unknown as JsonObject;
  await signalRun(context, { tenant, runId, actor, type: SCORES_SIGNAL, payload });
}
