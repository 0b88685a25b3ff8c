import type { Pool } from 'pg';
import { GRACE_MS } from './holders.ts';

const SCAN_MS = 500;
const SWEEP_MS = 30_000;
/** A run this young may be between two of its transactions; it is not swept up. */
const SWEPT_AFTER_MS = 60_000;

export interface Reaper {
  stop(): Promise<void>;
}

export interface ReaperOptions {
  /** The owner's: lost work has no tenant yet. */
  readonly pool: Pool;
  readonly onReclaimed: (holder: string, runs: number) => void;
  readonly onSwept: (runs: number) => void;
  readonly graceMs?: number;
}

/**
 * Finds holders that died and enqueues their runs again, so that the ledger decides what happens next; and, less
 * often, runs that nobody is left to advance. Every worker does this, so one that lives is enough.
 */
export function startReaper({ pool, onReclaimed, onSwept, graceMs = GRACE_MS }: ReaperOptions): Reaper {
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;
  let sweptAt = Number.NEGATIVE_INFINITY;

  const scan = async () => {
    const { rows } = await pool.query<{ holder: string }>(
      "select palimpsest.dead_holders($1::float8 * interval '1 ms') as holder",
      [graceMs],
    );
    for (const { holder } of rows) {
      const { rows: done } = await pool.query<{ runs: number }>('select palimpsest.reclaim($1) as runs', [
        holder,
      ]);
      const runs = done[0]?.runs ?? 0;
      if (runs > 0) onReclaimed(holder, runs);
    }
    if (performance.now() - sweptAt < SWEEP_MS) return;
    sweptAt = performance.now();
    const { rows: swept } = await pool.query<{ runs: number }>(
      "select palimpsest.sweep($1::float8 * interval '1 ms') as runs",
      [SWEPT_AFTER_MS],
    );
    const runs = swept[0]?.runs ?? 0;
    if (runs > 0) onSwept(runs);
  };
  let scanning: Promise<void> = Promise.resolve();
  const tick = () => {
    // A database that is away is waited for: the next scan tries again.
    scanning = scan()
      .catch(() => undefined)
      .then(() => {
        if (!stopped) timer = setTimeout(tick, SCAN_MS).unref();
      });
  };
  tick();
  return {
    async stop() {
      stopped = true;
      clearTimeout(timer);
      await scanning;
    },
  };
}
