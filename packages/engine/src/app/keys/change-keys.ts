import { type JsonObject, type KeyEventPayload, keyEventSchemas } from '@palimpsest/contracts';
import type { OpenAppend } from '../../adapters/postgres/append.ts';
import { asTenant, query, type Statement } from '../../adapters/postgres/database.ts';
import { ConflictError } from '../../errors/conflict-error.ts';
import type { EngineContext } from '../context.ts';
import { KEY_STREAM } from './key-read-model.ts';

const VERSION: Statement = {
  name: 'key-stream-version',
  text: `select coalesce(max(stream_version), 0) as version from palimpsest.ledger_events
    where tenant_id = $1 and stream = $2`,
};

/**
 * Decides on a change of a tenant's keys and puts it on record while nobody else can. When another process was
 * quicker, the decision is made anew.
 */
export async function changeKeys<T>(
  context: EngineContext,
  tenant: string,
  work: (open: OpenAppend, recordedAt: string) => Promise<T>,
): Promise<T> {
  return inTurn(context, tenant, async () => {
    for (;;) {
      const [row] = await asTenant(context.database, tenant, (client) =>
        query<{ version: number }>(client, VERSION, [tenant, KEY_STREAM]),
      );
      const recordedAt = context.now();
      const place = { tenant, stream: KEY_STREAM, expectedVersion: row?.version ?? 0, recordedAt };
      try {
        return await context.appender.append(place, (open) => work(open, recordedAt));
      } catch (error) {
        if (!(error instanceof ConflictError)) throw error;
      }
    }
  });
}

/** An event as it may go on record: nothing that has another shape gets into the ledger. */
export function keyEvent<T extends keyof typeof keyEventSchemas>(
  type: T,
  payload: KeyEventPayload<T>,
): { readonly type: T; readonly payload: JsonObject } {
  return { type, payload: keyEventSchemas[type].parse(payload) };
}

const turns = new WeakMap<object, Map<string, Promise<unknown>>>();

/** Changes made in this process queue up, or a hundred at once would mostly find each other in the way. */
function inTurn<T>({ database }: EngineContext, tenant: string, work: () => Promise<T>): Promise<T> {
  const waiting = turns.get(database) ?? new Map<string, Promise<unknown>>();
  turns.set(database, waiting);
  const turn = (waiting.get(tenant) ?? Promise.resolve()).then(work, work);
  waiting.set(tenant, turn);
  const leave = () => {
    if (waiting.get(tenant) === turn) waiting.delete(tenant);
  };
  turn.then(leave, leave);
  return turn;
}
