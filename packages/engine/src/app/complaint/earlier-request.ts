import type { ComplaintEntry, RunEventPayload } from '@palimpsest/contracts';
import type { RewriteInput } from '@palimpsest/pipelines/complaint';
import { asTenantAtOnce, query, type Statement } from '../../adapters/postgres/database.ts';
import { IdempotencyError } from '../../errors/idempotency-error.ts';
import type { EngineContext } from '../context.ts';
import { loadRun } from '../load-run.ts';

const BY_KEY: Statement = {
  name: 'complaint-key',
  text: 'select run_id from palimpsest.idempotency_keys where tenant_id = $1 and key = $2',
};

/** Keys of callers are kept apart from those of other pipelines. */
export function entryKey(key: string): string {
  return `complaint:${key}`;
}

/** The run that a request with this key already had, if it was the same request. */
export async function earlierRun(
  context: EngineContext,
  tenant: string,
  key: string,
  entry: ComplaintEntry,
): Promise<string | null> {
  const [row] = await asTenantAtOnce(context.database, tenant, (client) =>
    query<{ run_id: string }>(client, BY_KEY, [tenant, entryKey(key)]),
  );
  const runId = row?.run_id ?? null;
  if (runId !== null) await checkSame(context, tenant, runId, key, entry);
  return runId;
}

/**
 * What the directory says may have changed since, so the request is compared as its caller wrote it: another one under
 * the same key is an error.
 */
export async function checkSame(
  context: EngineContext,
  tenant: string,
  runId: string,
  key: string,
  entry: ComplaintEntry,
): Promise<void> {
  const { events } = await loadRun(context, tenant, runId);
  const [started] = events;
  const input = (started?.payload as RunEventPayload<'run-started'> | undefined)
    ?.input as unknown as RewriteInput;
  // A request that was refused at once kept no words, and an erased one has none any more.
  const message = started?.texts.message;
  const same =
    input.home_id === entry.home_id &&
    input.sender_user_id === entry.sender_user_id &&
    input.recipient_user_id === entry.recipient_user_id &&
    input.surface === entry.surface &&
    input.emotion_context === (entry.emotion_context ?? null) &&
    (typeof message !== 'string' || message === entry.sender_message);
  if (!same) throw new IdempotencyError({ key });
}
