import type { Plan } from '@palimpsest/kernel';

/** After this long without a sign from a caller that advances its own run, the queue looks after it. */
export const SAFETY_MS = 15_000;

export interface JobQuestion {
  /** What is left to do once the transaction is committed. */
  readonly plan: Plan;
  readonly mode: 'queued' | 'inline';
  readonly now: string;
  readonly safetyMs: number;
  /** Steps that wait for somebody else's call with the same request: its end wakes them. */
  readonly parked?: ReadonlySet<string>;
}

/**
 * The job that must go into the same transaction as the events, or null where none is needed: the run is over,
 * or a call is under way whose answer will enqueue what follows.
 */
export function nextJob({ plan, mode, now, safetyMs, parked }: JobQuestion): { runAt: string | null } | null {
  if (plan.kind === 'finished') return null;
  if (mode === 'inline') return { runAt: later(now, safetyMs) };
  if (plan.kind === 'in-flight') return null;
  if (plan.kind === 'record' || plan.renders.some(({ key }) => parked?.has(key) !== true))
    return { runAt: null };
  const until = plan.waits.map((wait) => wait.until).sort()[0];
  return until === undefined ? null : { runAt: until };
}

function later(instant: string, milliseconds: number): string {
  return new Date(Date.parse(instant) + milliseconds).toISOString();
}
