import type { Settled } from '@palimpsest/kernel';

/** After this long without a sign from a caller that advances its own run, the queue looks after it. */
const SAFETY_MS = 15_000;

/**
 * The job that must go into the same transaction as the events, or null where none is needed: the run is over,
 * or a call is under way whose answer will enqueue what follows.
 */
export function nextJob(settled: Pick<Settled<unknown>, 'plan'>, mode: 'queued' | 'inline', now: string): { runAt: string | null } | null {
  const { plan } = settled;
  if (plan.kind === 'finished') return null;
  if (mode === 'inline') return { runAt: later(now, SAFETY_MS) };
  if (plan.kind === 'in-flight') return null;
  if (plan.renders.length > 0) return { runAt: null };
  const until = plan.waits.map((wait) => wait.until).sort()[0];
  return { runAt: until ?? null };
}

export function later(instant: string, milliseconds: number): string {
  return new Date(Date.parse(instant) + milliseconds).toISOString();
}
