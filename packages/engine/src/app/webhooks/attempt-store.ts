import type { JsonObject } from '@palimpsest/contracts';
import type { PoolClient } from 'pg';
import { query, type Statement } from '../../adapters/postgres/database.ts';
import type { SendOutcome } from '../../adapters/webhooks/webhook-sender.ts';
import { waitAfter } from './back-off.ts';
import { enqueueDelivery } from './deliveries.ts';

/** An attempt that is on record as begun. */
export interface BegunAttempt {
  readonly tenant: string;
  readonly deliveryId: string;
  readonly endpointId: string;
  readonly series: number;
  readonly attempt: number;
  readonly type: string;
  readonly occurredAt: string;
  readonly data: JsonObject;
}

/** An attempt that nobody has ended yet. */
export interface OpenAttempt {
  readonly series: number;
  readonly attempt: number;
  readonly holder: string;
  /** So long ago that whoever began it cannot be waiting for an answer any more. */
  readonly stale: boolean;
}

export type Beginning =
  | { readonly kind: 'begun'; readonly begun: BegunAttempt }
  | { readonly kind: 'open'; readonly open: OpenAttempt }
  /** Nothing is to be sent now: it is over, not due yet, or its endpoint wants nothing any more. */
  | { readonly kind: 'nothing' };

const LOCK: Statement = {
  name: 'delivery-lock',
  text: `select d.endpoint_id, d.type, d.occurred_at, d.data, d.state, d.series,
      greatest(extract(epoch from d.next_at - now()) * 1000, 0)::float8 as wait,
      (e.disabled or e.removed_at is not null) as closed
    from palimpsest.webhook_deliveries d left join palimpsest.webhook_endpoints e using (tenant_id, endpoint_id)
    where d.tenant_id = $1 and d.delivery_id = $2 for update of d`,
};
const STARTED: Statement = {
  name: 'delivery-started',
  text: `select s.series, s.attempt, s.holder, s.at < now() - interval '2 minutes' as stale,
      not exists (select from palimpsest.webhook_attempts e where e.phase = 'ended'
        and (e.tenant_id, e.delivery_id, e.series, e.attempt) = (s.tenant_id, s.delivery_id, s.series, s.attempt)) as open
    from palimpsest.webhook_attempts s where s.tenant_id = $1 and s.delivery_id = $2 and s.phase = 'started'
    order by s.series desc, s.attempt desc`,
};
const START: Statement = {
  name: 'attempt-start',
  text: `insert into palimpsest.webhook_attempts (tenant_id, delivery_id, series, attempt, phase, at, holder)
    values ($1, $2, $3, $4, 'started', $5, $6)`,
};
const END: Statement = {
  name: 'attempt-end',
  text: `insert into palimpsest.webhook_attempts (tenant_id, delivery_id, series, attempt, phase, at, holder, outcome, status, error, duration_ms)
    values ($1, $2, $3, $4, 'ended', $5, $6, $7, $8, $9, $10) on conflict do nothing returning attempt`,
};
const CLOSE: Statement = {
  name: 'delivery-close',
  text: `update palimpsest.webhook_deliveries set state = $3, next_at = null, ended_at = $4
    where tenant_id = $1 and delivery_id = $2`,
};
const POSTPONE: Statement = {
  name: 'delivery-postpone',
  text: `update palimpsest.webhook_deliveries set next_at = now() + $3::float8 * interval '1 ms'
    where tenant_id = $1 and delivery_id = $2`,
};

interface Locked {
  readonly endpoint_id: string;
  readonly type: string;
  readonly occurred_at: Date;
  readonly data: JsonObject;
  readonly state: string;
  readonly series: number;
  readonly wait: number | null;
  readonly closed: boolean | null;
}

export interface AttemptPlace {
  readonly tenant: string;
  readonly deliveryId: string;
  readonly holder: string;
  readonly now: string;
}

/**
 * Puts the next attempt on record before it is made. The row of the delivery is locked meanwhile, so of many workers
 * one begins it. `lost` names an open attempt that is known to have nobody left: it is ended as interrupted.
 */
export async function beginAttempt(
  client: PoolClient,
  { tenant, deliveryId, holder, now }: AttemptPlace,
  lost: OpenAttempt | null,
): Promise<Beginning> {
  // Sent together, carried out one after the other: the second sees what was committed before the lock was given.
  const [[locked], started] = await Promise.all([
    query<Locked>(client, LOCK, [tenant, deliveryId]),
    query<OpenAttempt & { open: boolean }>(client, STARTED, [tenant, deliveryId]),
  ]);
  if (locked === undefined) return { kind: 'nothing' };
  const open = started.find((each) => each.open);
  if (open !== undefined) {
    const { series, attempt } = open;
    if (series !== lost?.series || attempt !== lost.attempt) return { kind: 'open', open };
    const outcome = ['interrupted', null, 'interrupted', null];
    await query(client, END, [tenant, deliveryId, series, attempt, now, open.holder, ...outcome]);
  }
  if (locked.state !== 'pending') return { kind: 'nothing' };
  const close = async (state: string): Promise<Beginning> => {
    await query(client, CLOSE, [tenant, deliveryId, state, now]);
    return { kind: 'nothing' };
  };
  if (locked.closed !== false) return close('cancelled');
  const made = Math.max(0, ...started.filter(({ series }) => series === locked.series).map(attemptOf));
  if (made > 0 && waitAfter(made) === null) return close('failed');
  if ((locked.wait ?? 0) > 0) {
    await enqueueDelivery(client, deliveryId, locked.wait ?? 0);
    return { kind: 'nothing' };
  }
  const attempt = made + 1;
  await query(client, START, [tenant, deliveryId, locked.series, attempt, now, holder]);
  const { endpoint_id: endpointId, series, type, data } = locked;
  const occurredAt = locked.occurred_at.toISOString();
  return {
    kind: 'begun',
    begun: { tenant, deliveryId, endpointId, series, attempt, type, occurredAt, data },
  };
}

const attemptOf = ({ attempt }: { readonly attempt: number }) => attempt;

/** Puts on record how an attempt ended, and what comes next. False where somebody else ended it before. */
export async function endAttempt(
  client: PoolClient,
  begun: BegunAttempt,
  { holder, now, outcome, durationMs }: EndedAttempt,
): Promise<boolean> {
  const { tenant, deliveryId, series, attempt } = begun;
  const [[locked], ended] = await Promise.all([
    query<Locked>(client, LOCK, [tenant, deliveryId]),
    query(client, END, [
      tenant,
      deliveryId,
      series,
      attempt,
      now,
      holder,
      outcome.problem === null ? 'succeeded' : 'failed',
      outcome.status,
      outcome.problem,
      Math.round(durationMs),
    ]),
  ]);
  if (ended.length === 0) return false;
  // Replayed or cancelled in the meantime: what comes next was decided by that.
  if (locked?.state !== 'pending' || locked.series !== series) return true;
  const wait = waitAfter(attempt);
  if (outcome.problem === null) await query(client, CLOSE, [tenant, deliveryId, 'delivered', now]);
  else if (outcome.problem === 'gone' || wait === null)
    await query(client, CLOSE, [tenant, deliveryId, 'failed', now]);
  else {
    await query(client, POSTPONE, [tenant, deliveryId, wait]);
    await enqueueDelivery(client, deliveryId, wait);
  }
  return true;
}

export interface EndedAttempt {
  readonly holder: string;
  readonly now: string;
  readonly outcome: SendOutcome;
  readonly durationMs: number;
}

/** Gives up a delivery whose endpoint can be told nothing any more: its address or its secret was erased. */
export async function cancelAttempt(
  client: PoolClient,
  begun: BegunAttempt,
  { holder, now }: { holder: string; now: string },
): Promise<void> {
  const { tenant, deliveryId, series, attempt } = begun;
  const outcome = ['failed', null, 'erased', null];
  await query(client, END, [tenant, deliveryId, series, attempt, now, holder, ...outcome]);
  await query(client, CLOSE, [tenant, deliveryId, 'cancelled', now]);
}
