import { isDead } from '../adapters/worker/holders.ts';
import type { EngineContext } from './context.ts';

/**
 * Whoever brings about effects in this process: known to others by a lock that is freed when the process dies.
 * `active` are the calls under way here; an open attempt that is neither active nor anybody else's is lost.
 */
export interface Performer {
  readonly holder: string;
  readonly mode: 'queued' | 'inline';
  readonly active: Set<string>;
  readonly stopping: () => boolean;
}

/** Why nobody is left who could still bring the answer of an attempt, or null while somebody may. */
export async function lossOf(
  context: EngineContext,
  performer: Performer,
  attempt: { attemptId: string; holder: string | null },
): Promise<string | null> {
  if (performer.active.has(attempt.attemptId)) return null;
  // Begun by this process, but no longer under way in it: the answer could not be recorded, or its start was in doubt.
  if (attempt.holder === null || attempt.holder === performer.holder) return 'call_abandoned';
  return (await isDead(context.database.app, attempt.holder)) ? 'worker_lost' : null;
}
