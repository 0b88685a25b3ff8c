import { setTimeout as sleep } from 'node:timers/promises';

/** Waits until no run is open; gives up when nothing has ended for a long time. */
export async function untilAllEnded(engine, patienceMs = 60_000) {
  let open = Number.POSITIVE_INFINITY;
  let since = Date.now();
  for (;;) {
    const left = await engine.context.database
      .owner()
      .query("select count(*)::int as open from palimpsest.runs where status = 'open'")
      .then(({ rows }) => rows[0].open)
      .catch(() => open);
    if (left === 0) return 0;
    if (left < open) since = Date.now();
    open = left;
    if (Date.now() - since > patienceMs) return open;
    await sleep(100);
  }
}
