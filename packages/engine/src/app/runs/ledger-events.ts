import type { EventBody, Page, RunEventResource } from '@palimpsest/contracts';
import { asTenant, query, type Statement } from '../../adapters/postgres/database.ts';
import type { EngineContext } from '../context.ts';
import { cursorOf, readCursor } from '../cursor.ts';

export interface EventsQuestion {
  readonly tenant: string;
  readonly limit: number;
  readonly cursor?: string;
  /** `run/<id>`; all streams where it is absent. */
  readonly stream?: string;
  readonly type?: string;
  readonly order: 'oldest' | 'newest';
}

const list = (order: 'oldest' | 'newest'): Statement => ({
  name: `events-${order}`,
  text: `select body from palimpsest.ledger_events
    where tenant_id = $1 and sequence ${order === 'oldest' ? '>' : '<'} $2
      and ($3::text is null or stream = $3) and ($4::text is null or type = $4)
    order by sequence ${order === 'oldest' ? 'asc' : 'desc'} limit $5`,
});
const LISTS = { oldest: list('oldest'), newest: list('newest') };

/** An event as programs follow it. */
export function eventResource(event: EventBody): RunEventResource {
  const { sequence, streamVersion: version, stream, type, actor, recordedAt, payload, texts } = event;
  return { sequence, version, stream, type, actor, recordedAt, payload, texts: Object.keys(texts) };
}

/** Events of a tenant, or of one stream of it. */
export async function listEvents(
  { database }: Pick<EngineContext, 'database'>,
  { tenant, limit, cursor, stream, type, order }: EventsQuestion,
): Promise<Page<RunEventResource>> {
  const none = order === 'oldest' ? 0 : Number.MAX_SAFE_INTEGER;
  const [from] = readCursor<[number]>(cursor, ['number']) ?? [none];
  const rows = await asTenant(database, tenant, (client) =>
    query<{ body: string }>(client, LISTS[order], [tenant, from, stream ?? null, type ?? null, limit + 1]),
  );
  const items = rows.slice(0, limit).map(({ body }) => eventResource(JSON.parse(body) as EventBody));
  const last = items.at(-1);
  const more = rows.length > limit && last !== undefined;
  return { items, nextCursor: more ? cursorOf([last.sequence]) : null };
}
