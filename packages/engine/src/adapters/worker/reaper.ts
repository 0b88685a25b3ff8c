import type { Pool } from 'pg';

/** A holder must be seen without its lock for this long before it counts as dead: a reconnecting one is not. */
const GRACE_MS = 1_500;
const SCAN_MS = 500;

export interface Reaper {
  /** Looks once; gives the number of runs that were enqueued again. */
  scan(): Promise<number>;
  stop(): void;
}

/**
 * Finds holders that died and enqueues their runs again, so that the ledger decides what happens next. Every
 * worker does this, so one that lives is enough. `pool` is the owner's: lost work has no tenant yet.
 */
export function startReaper(pool: Pool, onReclaimed: (holder: string, runs: number) => void, everyMs = SCAN_MS): Reaper {
  const missingSince = new Map<string, number>();
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;

  const scan = async (): Promise<number> => {
    const { rows } = await pool.query<{ holder: string }>('select palimpsest.lost_holders() as holder');
    const lost = new Set(rows.map(({ holder }) => holder));
    for (const holder of missingSince.keys()) if (!lost.has(holder)) missingSince.delete(holder);
    let reclaimed = 0;
    const now = performance.now();
    for (const holder of lost) {
      const since = missingSince.get(holder) ?? now;
      missingSince.set(holder, since);
      if (now - since < GRACE_MS) continue;
      const { rows: done } = await pool.query<{ runs: number }>('select palimpsest.reclaim($1) as runs', [holder]);
      const runs = done[0]?.runs ?? 0;
      reclaimed += runs;
      if (runs > 0) onReclaimed(holder, runs);
    }
    return reclaimed;
  };
  const tick = () => {
    if (stopped) return;
    // A database that is away is waited for: the next scan tries again.
    scan()
      .catch(() => missingSince.clear())
      .finally(() => {
        if (!stopped) timer = setTimeout(tick, everyMs).unref();
      });
  };
  tick();
  return {
    scan,
    stop() {
      stopped = true;
      clearTimeout(timer);
    },
  };
}
