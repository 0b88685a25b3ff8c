import { setTimeout as sleep } from 'node:timers/promises';
import type { Pool } from 'pg';

/** A holder must be seen without its lock for this long before it counts as dead: one that reconnects is not. */
export const GRACE_MS = 1_500;
const LOOK_MS = 200;

/**
 * Whether whoever made an attempt is gone. One that is just missing is looked at again until it is back or its
 * grace is over; what other processes saw of it counts too.
 */
export async function isDead(pool: Pool, holder: string, graceMs = GRACE_MS): Promise<boolean> {
  for (;;) {
    const { rows } = await pool.query<{ state: 'alive' | 'missing' | 'dead' }>(
      "select palimpsest.holder_state($1, $2::float8 * interval '1 ms') as state",
      [holder, graceMs],
    );
    const state = rows[0]?.state;
    if (state !== 'missing') return state === 'dead';
    await sleep(LOOK_MS);
  }
}
