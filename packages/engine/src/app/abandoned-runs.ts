import type { Job } from '../adapters/worker/job-pool.ts';
import type { EngineContext } from './context.ts';
import type { Performer } from './performer.ts';

const LOOK_MS = 2_000;
const OWN_OPEN_ATTEMPTS =
  "select tenant_id, run_id, attempt_id from palimpsest.attempts where holder = $1 and state = 'started'";

/**
 * Attempts of a living worker that it has given up (their outcome could not be recorded, their start was never
 * confirmed). Nobody else may touch them while the worker lives, so it looks for them itself.
 */
export function abandonedRuns(
  context: EngineContext,
  { holder, active }: Performer,
  handle: (job: Job) => Promise<void>,
): { stop(): Promise<void> } {
  let before = new Set<string>();
  let looking: Promise<void> = Promise.resolve();

  const look = async () => {
    const { rows } = await context.database
      .owner()
      .query<{ tenant_id: string; run_id: string; attempt_id: string }>(OWN_OPEN_ATTEMPTS, [holder]);
    const open = rows.filter(({ attempt_id }) => !active.has(attempt_id));
    // Seen twice, since one that just ended here may have been read a moment before.
    const given = open.filter(({ attempt_id }) => before.has(attempt_id));
    before = new Set(open.map(({ attempt_id }) => attempt_id));
    for (const { tenant_id, run_id } of given) await handle({ tenant: tenant_id, run: run_id });
  };
  const timer = setInterval(() => {
    // A database that is away is waited for: the next look tries again.
    looking = looking.then(look).catch(() => undefined);
  }, LOOK_MS).unref();
  return {
    async stop() {
      clearInterval(timer);
      await looking;
    },
  };
}
