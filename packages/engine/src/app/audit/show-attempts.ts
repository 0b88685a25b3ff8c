import type { EventBody, RunEventPayload } from '@palimpsest/contracts';

/** One call, or one answer taken from a recording, with what it cost. */
export interface AttemptReport {
  readonly step: string;
  readonly attempt: number;
  readonly attemptId: string;
  readonly renderer: string;
  readonly model: string;
  readonly take: number;
  readonly state: 'open' | 'succeeded' | 'failed' | 'interrupted' | 'replayed';
  /** Why it stopped, failed or was interrupted. */
  readonly detail: string | null;
  /** An answer came after the attempt had been given up. */
  readonly late: boolean;
  readonly inputTokens: number | null;
  readonly outputTokens: number | null;
  readonly costMicros: number | null;
  readonly latencyMs: number | null;
  readonly startedAt: string;
  readonly finishedAt: string | null;
}

/** The attempts of a run as its events tell them, in the order in which they began. */
export function attemptsOf(bodies: readonly EventBody[]): readonly AttemptReport[] {
  const attempts = new Map<string, AttemptReport>();
  for (const { type, payload, recordedAt, sequence } of bodies) {
    if (type === 'attempt-started' || type === 'attempt-replayed') {
      const asked = payload as RunEventPayload<'attempt-started'>;
      const replayed = type === 'attempt-replayed';
      // Two answers may come from one recording, so a replay stands under its own place.
      attempts.set(
        replayed ? `replay ${sequence}` : asked.attemptId,
        begun(asked, recordedAt, payload.stop as string | undefined),
      );
      continue;
    }
    const attempt = attempts.get(String(payload.attemptId));
    if (attempt === undefined) continue;
    const ended = ending(type, payload, recordedAt, attempt);
    if (ended !== null) attempts.set(attempt.attemptId, { ...attempt, ...ended });
  }
  return [...attempts.values()];
}

function begun(
  asked: RunEventPayload<'attempt-started'>,
  startedAt: string,
  stop: string | undefined,
): AttemptReport {
  const { step, attempt, attemptId, renderer, model, take } = asked;
  const none = { inputTokens: null, outputTokens: null, latencyMs: null, late: false };
  const about = { step, attempt, attemptId, renderer, model, take, startedAt };
  if (stop === undefined)
    return { ...about, ...none, state: 'open', detail: null, costMicros: null, finishedAt: null };
  return { ...about, ...none, state: 'replayed', detail: stop, costMicros: 0, finishedAt: startedAt };
}

function ending(
  type: string,
  payload: EventBody['payload'],
  recordedAt: string,
  attempt: AttemptReport,
): Partial<AttemptReport> | null {
  if (type === 'attempt-interrupted') {
    const { reason } = payload as RunEventPayload<'attempt-interrupted'>;
    return { state: 'interrupted', detail: reason, finishedAt: recordedAt };
  }
  if (type !== 'attempt-succeeded' && type !== 'attempt-failed' && type !== 'attempt-late') return null;
  const { usage, costMicros, latencyMs } = payload as RunEventPayload<'attempt-late'>;
  const spent = {
    inputTokens: usage?.inputTokens ?? null,
    outputTokens: usage?.outputTokens ?? null,
    costMicros,
    latencyMs,
  };
  if (type === 'attempt-late') return { ...spent, late: true };
  if (type === 'attempt-failed')
    return { ...spent, state: 'failed', detail: String(payload.code), finishedAt: recordedAt };
  return {
    ...spent,
    state: 'succeeded',
    detail: String(payload.stop ?? attempt.detail),
    finishedAt: recordedAt,
  };
}
