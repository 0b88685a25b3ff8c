import { canonicalJson, isErased } from '@palimpsest/kernel';
import { asTenant } from '../../adapters/postgres/database.ts';
import { signedHeaders } from '../../adapters/webhooks/sign-message.ts';
import type { SendOutcome } from '../../adapters/webhooks/webhook-sender.ts';
import { isDead } from '../../adapters/worker/holders.ts';
import type { DeliveryJob } from '../../adapters/worker/job-pool.ts';
import { UnknownWebhookError } from '../../errors/unknown-webhook-error.ts';
import type { EngineContext } from '../context.ts';
import {
  type Beginning,
  type BegunAttempt,
  beginAttempt,
  cancelAttempt,
  endAttempt,
  type OpenAttempt,
} from './attempt-store.ts';
import { anyEndpoint, changeStream } from './change-stream.ts';
import { enqueueDelivery, messageIdOf } from './deliveries.ts';
import type { DeliveryPlaces } from './delivery-places.ts';
import { type EndpointState, signingSecrets } from './endpoint-state.ts';

export interface Deliverer {
  /** The name its attempts carry, and the lock that shows it lives. */
  readonly holder: string;
  /** Deliveries it is making an attempt at just now. */
  readonly places: DeliveryPlaces;
  /** Repeats work on the database until it is no longer away. */
  readonly patiently: <T>(work: () => Promise<T>) => Promise<T>;
}

/** How soon to look again at a delivery that somebody else is making an attempt at. */
const BUSY_MS = 5_000;
const USER_AGENT = 'palimpsest-webhooks/1';

/** Makes one attempt at a delivery, on record before and after. What comes next is put into the queue. */
export async function deliver(
  context: EngineContext,
  deliverer: Deliverer,
  { tenant, delivery: deliveryId }: DeliveryJob,
): Promise<void> {
  const { places, patiently } = deliverer;
  // The same process may be asked twice for one delivery; the second time it has nothing to add.
  if (places.has(deliveryId)) return later(context, deliverer, { tenant, deliveryId, inMs: BUSY_MS });
  places.take(deliveryId, tenant);
  try {
    const begun = await begin(context, deliverer, tenant, deliveryId);
    if (begun === null) return;
    const endpoint = await patiently(() => anyEndpoint(context, begun));
    const message = endpoint === undefined ? null : await messageFor(context, endpoint, begun);
    if (message === null) {
      await patiently(() =>
        asTenant(context.database, tenant, (client) =>
          cancelAttempt(client, begun, { holder: deliverer.holder, now: context.now() }),
        ),
      );
      return;
    }
    const startedAt = performance.now();
    const outcome = await context.webhooks.send(message);
    await record(context, deliverer, begun, outcome, performance.now() - startedAt);
  } finally {
    places.leave(deliveryId);
  }
}

/** Offers a delivery to the queue again, a little later. */
export function later(
  { database }: Pick<EngineContext, 'database'>,
  { patiently }: Pick<Deliverer, 'patiently'>,
  { tenant, deliveryId, inMs }: { tenant: string; deliveryId: string; inMs: number },
): Promise<void> {
  return patiently(() => asTenant(database, tenant, (client) => enqueueDelivery(client, deliveryId, inMs)));
}

async function begin(
  context: EngineContext,
  deliverer: Deliverer,
  tenant: string,
  deliveryId: string,
): Promise<BegunAttempt | null> {
  const { holder, patiently } = deliverer;
  let lost: OpenAttempt | null = null;
  for (;;) {
    const beginning: Beginning = await patiently(() =>
      asTenant(context.database, tenant, (client) =>
        beginAttempt(client, { tenant, deliveryId, holder, now: context.now() }, lost),
      ),
    );
    if (beginning.kind === 'begun') return beginning.begun;
    if (beginning.kind === 'nothing') return null;
    const { open } = beginning;
    // One of its own that it is not making any more was given up: its end could not be written.
    const gone = open.stale || open.holder === holder || (await isDead(context.database.app, open.holder));
    if (!gone) {
      await later(context, deliverer, { tenant, deliveryId, inMs: BUSY_MS });
      return null;
    }
    lost = open;
  }
}

async function messageFor(context: EngineContext, endpoint: EndpointState, begun: BegunAttempt) {
  const sentAt = context.now();
  const secrets = signingSecrets(endpoint, sentAt);
  if (isErased(endpoint.url) || secrets.length === 0) return null;
  const { type, occurredAt: timestamp, data } = begun;
  const body = canonicalJson({ type, timestamp, data });
  const headers = {
    'content-type': 'application/json',
    'user-agent': USER_AGENT,
    ...(await signedHeaders({ id: messageIdOf(begun.deliveryId), sentAt, body, secrets })),
  };
  return { url: endpoint.url, headers, body };
}

/** A receiver that says it is gone is sent nothing any more: that is a change of the endpoint, and on record as one. */
async function record(
  context: EngineContext,
  { holder, patiently }: Deliverer,
  begun: BegunAttempt,
  outcome: SendOutcome,
  durationMs: number,
): Promise<void> {
  const { tenant, deliveryId, endpointId, attempt } = begun;
  const end = (client: Parameters<typeof endAttempt>[0]) =>
    endAttempt(client, begun, { holder, now: context.now(), outcome, durationMs });
  const plainly = () => asTenant(context.database, tenant, end);
  await patiently(async () => {
    if (outcome.problem !== 'gone') return plainly();
    try {
      return await changeStream(context, begun, {
        actor: `worker:${holder}`,
        decide: ({ disabled }) =>
          disabled === null ? { type: 'webhook-endpoint-changed', payload: { disabled: 'gone' } } : null,
        beside: end,
      });
    } catch (error) {
      // Removed in the meantime.
      if (!(error instanceof UnknownWebhookError)) throw error;
      return plainly();
    }
  });
  const { status, problem } = outcome;
  const fields = { tenant, webhook: endpointId, delivery: deliveryId, attempt, status, problem };
  context.log(
    problem === null ? 'debug' : 'warn',
    problem === null ? 'webhook delivered' : 'webhook not taken',
    fields,
  );
}
