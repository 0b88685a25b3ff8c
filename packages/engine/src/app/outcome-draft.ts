import type { RunEventPayload } from '@palimpsest/contracts';
import type { AuthoredDraft, RenderOutcome } from '@palimpsest/kernel';
import type { PreparedRender } from './prepare-render.ts';

/** What goes on record of a call that ended; `late` where its attempt had been given up meanwhile. */
export function outcomeDraft(
  { step, attemptId, subject }: PreparedRender,
  outcome: RenderOutcome,
  latencyMs: number,
  late: boolean,
): AuthoredDraft['draft'] {
  const about = { step: step.key, attemptId };
  const usage = outcome.usage ? { ...outcome.usage } : null;
  const costMicros = outcome.costMicros ?? null;
  const texts: Record<string, { subject: string; words: string }> = {};
  if (outcome.kind === 'completed') texts.response = { subject, words: outcome.text };
  if (outcome.raw !== undefined) texts.raw = { subject, words: outcome.raw };
  if (late) {
    const payload = {
      ...about,
      outcome: outcome.kind === 'completed' ? 'succeeded' : 'failed',
      code: outcome.kind === 'failed' ? outcome.code : null,
      usage,
      costMicros,
      latencyMs,
    } satisfies RunEventPayload<'attempt-late'>;
    return { type: 'attempt-late', payload, texts };
  }
  if (outcome.kind === 'completed') {
    const payload = {
      ...about,
      model: outcome.model,
      stop: outcome.stop,
      usage,
      costMicros,
      latencyMs,
    } satisfies RunEventPayload<'attempt-succeeded'>;
    return { type: 'attempt-succeeded', payload, texts };
  }
  const { code, retry, message } = outcome;
  const payload = {
    ...about,
    code,
    retry,
    message,
    usage,
    costMicros,
    latencyMs,
  } satisfies RunEventPayload<'attempt-failed'>;
  return { type: 'attempt-failed', payload, texts };
}

/** The end of a run whose next facts cannot be written. The worker says so, since the pipeline decided otherwise. */
export function endedByWorker(actor: string): AuthoredDraft {
  const payload = {
    outcome: 'failed',
    reason: 'pipeline_fault',
    result: null,
  } satisfies RunEventPayload<'run-finished'>;
  return { actor, draft: { type: 'run-finished', payload } };
}
