import type { PoolClient } from 'pg';
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

export async function isAlive(client: PoolClient, holder: string): Promise<boolean> {
  const { rows } = await client.query<{ alive: boolean }>('select palimpsest.holder_alive($1) as alive', [holder]);
  return rows[0]?.alive === true;
}

/** True when nobody is left who could still bring the answer of an attempt. */
export async function isLost(context: EngineContext, performer: Performer, attempt: { attemptId: string; holder: string | null }): Promise<boolean> {
  if (performer.active.has(attempt.attemptId)) return false;
  if (attempt.holder === null || attempt.holder === performer.holder) return true;
  const client = await context.database.app.connect();
  try {
    return !(await isAlive(client, attempt.holder));
  } finally {
    client.release();
  }
}
