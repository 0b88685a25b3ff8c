import type {
  JsonObject,
  Page,
  WebhookAttempt,
  WebhookDelivery,
  WebhookDeliveryReport,
} from '@palimpsest/contracts';
import { deriveId } from '@palimpsest/kernel';
import type { PoolClient } from 'pg';
import { nodeHasher } from '../../adapters/crypto/node-hasher.ts';
import { asTenant, query, type Statement } from '../../adapters/postgres/database.ts';
import { UnknownDeliveryError } from '../../errors/unknown-delivery-error.ts';
import { WebhookDisabledError } from '../../errors/webhook-disabled-error.ts';
import type { EngineContext } from '../context.ts';
import { cursorOf, readCursor } from '../cursor.ts';
import { type EndpointPlace, openEndpoint } from './change-stream.ts';

const COLUMNS = `d.delivery_id, d.number, d.endpoint_id, d.type, d.state, d.occurred_at, d.data, d.created_at, d.next_at, d.ended_at,
  (select count(*)::int from palimpsest.webhook_attempts a
    where a.tenant_id = d.tenant_id and a.delivery_id = d.delivery_id and a.phase = 'started') as attempts`;
const LIST: Statement = {
  name: 'delivery-list',
  text: `select ${COLUMNS} from palimpsest.webhook_deliveries d
    where d.tenant_id = $1 and d.endpoint_id = $2 and d.number < $3 and ($4::text is null or d.state = $4)
    order by d.number desc limit $5`,
};
const ONE: Statement = {
  name: 'delivery-one',
  text: `select ${COLUMNS} from palimpsest.webhook_deliveries d
    where d.tenant_id = $1 and d.endpoint_id = $2 and d.delivery_id = $3`,
};
/** One statement, since an attempt may end between two. */
const WITH_ATTEMPTS: Statement = {
  name: 'delivery-attempts',
  text: `select ${COLUMNS}, s.series, s.attempt, s.at as started, e.at as ended, e.outcome, e.status, e.error, e.duration_ms
    from palimpsest.webhook_deliveries d
    left join palimpsest.webhook_attempts s on s.phase = 'started' and (s.tenant_id, s.delivery_id) = (d.tenant_id, d.delivery_id)
    left join palimpsest.webhook_attempts e on e.phase = 'ended' and (e.tenant_id, e.delivery_id, e.series, e.attempt)
      = (s.tenant_id, s.delivery_id, s.series, s.attempt)
    where d.tenant_id = $1 and d.endpoint_id = $2 and d.delivery_id = $3 order by s.series, s.attempt`,
};
const PING: Statement = {
  name: 'delivery-ping',
  text: `insert into palimpsest.webhook_deliveries (tenant_id, delivery_id, endpoint_id, type, occurred_at, data, state, next_at)
    values ($1, $2, $3, 'ping', $4, $5, 'pending', now()) on conflict do nothing returning delivery_id`,
};
const AGAIN: Statement = {
  name: 'delivery-again',
  text: `update palimpsest.webhook_deliveries set state = 'pending', series = series + 1, next_at = now(), ended_at = null
    where tenant_id = $1 and endpoint_id = $2 and delivery_id = $3`,
};
const ENQUEUE: Statement = {
  name: 'delivery-enqueue',
  text: "select palimpsest.enqueue_delivery($1, now() + $2::float8 * interval '1 ms')",
};

interface Row {
  readonly delivery_id: string;
  readonly number: string;
  readonly endpoint_id: string;
  readonly type: string;
  readonly state: WebhookDelivery['state'];
  readonly occurred_at: Date;
  readonly data: JsonObject;
  readonly created_at: Date;
  readonly next_at: Date | null;
  readonly ended_at: Date | null;
  readonly attempts: number;
}

interface AttemptRow {
  readonly series: number;
  readonly attempt: number;
  readonly started: Date;
  readonly ended: Date | null;
  readonly outcome: 'succeeded' | 'failed' | 'interrupted' | null;
  readonly status: number | null;
  readonly error: string | null;
  readonly duration_ms: number | null;
}

export interface DeliveryPlace extends EndpointPlace {
  readonly deliveryId: string;
}

/** The header `webhook-id`: one for all attempts at a delivery, so that receivers can tell a repetition. */
export function messageIdOf(deliveryId: string): string {
  return `msg_${deliveryId}`;
}

/** Puts the next attempt at a delivery into the queue. */
export async function enqueueDelivery(
  client: Pick<PoolClient, 'query'>,
  deliveryId: string,
  inMs: number,
): Promise<void> {
  await query(client, ENQUEUE, [deliveryId, inMs]);
}

/** Deliveries of an endpoint, newest first. */
export async function listDeliveries(
  context: EngineContext,
  question: EndpointPlace & {
    readonly limit: number;
    readonly cursor?: string | undefined;
    readonly state?: WebhookDelivery['state'] | undefined;
  },
): Promise<Page<WebhookDelivery>> {
  const { tenant, endpointId, limit, cursor, state = null } = question;
  const [before] = readCursor<[number]>(cursor, ['number']) ?? [Number.MAX_SAFE_INTEGER];
  await openEndpoint(context, question);
  const rows = await asTenant(context.database, tenant, (client) =>
    query<Row>(client, LIST, [tenant, endpointId, before, state, limit + 1]),
  );
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  const more = rows.length > limit && last !== undefined;
  return { items: shown.map(deliveryOf), nextCursor: more ? cursorOf([Number(last.number)]) : null };
}

/** A delivery with every attempt at it. */
export async function showDelivery(
  context: EngineContext,
  place: DeliveryPlace,
): Promise<WebhookDeliveryReport> {
  const { tenant, endpointId, deliveryId } = place;
  await openEndpoint(context, place);
  const rows = await asTenant(context.database, tenant, (client) =>
    query<Row & AttemptRow>(client, WITH_ATTEMPTS, [tenant, endpointId, deliveryId]),
  );
  const [row] = rows;
  if (row === undefined) throw new UnknownDeliveryError({ deliveryId });
  // A delivery that nobody has tried yet is one row without an attempt.
  return { delivery: deliveryOf(row), attempts: row.attempts === 0 ? [] : rows.map(attemptOf) };
}

/** Begins a further series of attempts, at once, with the same message id. */
export async function replayDelivery(context: EngineContext, place: DeliveryPlace): Promise<WebhookDelivery> {
  const { tenant, endpointId, deliveryId } = place;
  await refuseDisabled(context, place);
  return asTenant(context.database, tenant, async (client) => {
    await query(client, AGAIN, [tenant, endpointId, deliveryId]);
    const [row] = await query<Row>(client, ONE, [tenant, endpointId, deliveryId]);
    if (row === undefined) throw new UnknownDeliveryError({ deliveryId });
    await enqueueDelivery(client, deliveryId, 0);
    return deliveryOf(row);
  });
}

/** Sends a message that tells of nothing, to see whether it arrives. */
export async function pingEndpoint(
  context: EngineContext,
  { idempotencyKey, ...place }: EndpointPlace & { readonly idempotencyKey?: string | undefined },
): Promise<WebhookDelivery> {
  const { tenant, endpointId } = place;
  await refuseDisabled(context, place);
  const deliveryId =
    idempotencyKey === undefined
      ? context.newId()
      : deriveId(nodeHasher, endpointId, `ping\n${idempotencyKey}`);
  const data = JSON.stringify({ webhookId: endpointId });
  return asTenant(context.database, tenant, async (client) => {
    const made = await query(client, PING, [tenant, deliveryId, endpointId, context.now(), data]);
    if (made.length > 0) await enqueueDelivery(client, deliveryId, 0);
    const [row] = await query<Row>(client, ONE, [tenant, endpointId, deliveryId]);
    if (row === undefined) throw new UnknownDeliveryError({ deliveryId });
    return deliveryOf(row);
  });
}

async function refuseDisabled(context: EngineContext, place: EndpointPlace): Promise<void> {
  const { disabled, endpointId } = await openEndpoint(context, place);
  if (disabled !== null) throw new WebhookDisabledError({ webhookId: endpointId });
}

function deliveryOf(row: Row): WebhookDelivery {
  return {
    deliveryId: row.delivery_id,
    webhookId: row.endpoint_id,
    messageId: messageIdOf(row.delivery_id),
    type: row.type,
    state: row.state,
    occurredAt: row.occurred_at.toISOString(),
    data: row.data,
    attempts: row.attempts,
    createdAt: row.created_at.toISOString(),
    nextAttemptAt: row.next_at?.toISOString() ?? null,
    endedAt: row.ended_at?.toISOString() ?? null,
  };
}

function attemptOf(row: AttemptRow): WebhookAttempt {
  return {
    series: row.series,
    attempt: row.attempt,
    outcome: row.outcome ?? 'under-way',
    startedAt: row.started.toISOString(),
    endedAt: row.ended?.toISOString() ?? null,
    status: row.status,
    error: row.error,
    durationMs: row.duration_ms,
  };
}
