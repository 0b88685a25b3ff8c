import { IdempotencyError } from '../../errors/idempotency-error.ts';
import type { EngineContext } from '../context.ts';
import { runOfKey } from '../run-of-key.ts';
import { type LoadedResearch, loadResearch } from './load-research.ts';
import type { StartedResearch } from './start-research.ts';

/**
 * The run that a request with this key already began. A folder or the day may have changed since, so what the caller
 * asked is compared, not what the run was given: the same gives the same run, another is an error.
 */
export async function begunResearch(
  context: EngineContext,
  { tenant, idempotencyKey: key }: { readonly tenant: string; readonly idempotencyKey?: string },
  isSame: (research: LoadedResearch) => boolean,
): Promise<StartedResearch | null> {
  const runId = key === undefined ? null : await runOfKey(context, tenant, key);
  if (runId === null) return null;
  const research = await loadResearch(context, tenant, runId);
  if (!isSame(research)) throw new IdempotencyError({ key: key ?? '' });
  return { runId, project: research.input.project, skipped: [] };
}
