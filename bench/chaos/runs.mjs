import { setTimeout as sleep } from 'node:timers/promises';
import { TENANT } from './setup.mjs';

const WORDS =
  'old roofs keep the rain out while every quiet winter takes its toll and somebody mends what others only talk about'.split(
    ' ',
  );
const SHARED_SHARE = 0.15;
const SHARED_GROUPS = 8;

/** What is asked in one run: most texts are unique, some are the very same request of the very same subject. */
function requestFor(number, phase, random) {
  const shared = random.chance(SHARED_SHARE);
  const group = random.between(1, SHARED_GROUPS);
  const name = shared ? `${phase}-shared-${group}` : `${phase}-run-${number}`;
  const length = shared ? 12 + group * 4 : random.between(8, 60);
  const text = [name, ...Array.from({ length }, (_, i) => WORDS[(i * 7 + length) % WORDS.length])].join(' ');
  const width = shared ? 1 + (group % 3) : random.between(1, 3);
  return {
    tenant: TENANT,
    pipeline: 'polish/v1',
    actor: 'chaos',
    subject: name,
    input: { renderer: 'openai-compatible', model: 'slow-1', width, furtherAttempts: 2 },
    texts: { text },
    idempotencyKey: `${phase}/${number}`,
  };
}

/**
 * Starts runs, but no faster than the storm goes on, so that all of its kills meet runs in progress. A start whose
 * confirmation got lost is asked again under its key, and gives the same run.
 */
export async function feedRuns({ engine, runs, phase, random, progress, ahead = 40 }) {
  const started = [];
  for (let number = 1; number <= runs; number += 1) {
    while (number > ahead + progress() * (runs - ahead)) await sleep(20);
    const request = requestFor(number, phase, random);
    for (;;) {
      try {
        started.push((await engine.startRun(request)).runId);
        break;
      } catch (error) {
        if (error.code !== 'database_unreachable') throw error;
        await sleep(50);
      }
    }
  }
  return started;
}

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
