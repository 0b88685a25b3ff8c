import type { WebhookDeliveryReport } from '@palimpsest/contracts';
import { fakeRenderer } from '@palimpsest/kernel/testing';
import { type Receiver, startReceiver } from '../../../adapters/webhooks/testing/receiver.ts';
import type { EngineConfig } from '../../config.ts';
import type { Engine } from '../../engine.ts';
import { type CrashBench, openCrashBench, until } from '../../testing/crash-bench.ts';
import { listDeliveries, showDelivery } from '../deliveries.ts';
import { changeEndpoint, createEndpoint, type EndpointWithSecret } from '../endpoints.ts';

export const TENANT = 'local';
export const ALLOW = { PALIMPSEST_WEBHOOK_ALLOW: '127.0.0.1' };
const ME = 'person:test';

/** A receiver on this machine, for tests above this layer. */
export const openReceiver = (): Promise<Receiver> => startReceiver();

/** An engine that may send to this machine, and a receiver on it. */
export interface WebhookBench extends CrashBench {
  readonly receiver: Receiver;
}

export async function openWebhookBench(): Promise<WebhookBench> {
  const bench = await openCrashBench();
  const receiver = await startReceiver();
  const shorten = () => fakeRenderer([{ when: 'Shorten', answer: 'short' }]);
  return {
    ...bench,
    receiver,
    open: (more: Partial<EngineConfig> = {}) =>
      bench.open({ environment: ALLOW, renderers: [shorten()], ...more }),
    async leave() {
      await bench.leave();
      await silence(await bench.open({ environment: ALLOW }));
      await bench.leave();
      receiver.received.length = 0;
      receiver.answer = (response) => response.writeHead(204).end();
    },
    async close() {
      await bench.close();
      await receiver.close();
    },
  };
}

/** What one test made must not reach the next: its endpoints are disabled, its messages dropped. */
async function silence({ context }: Engine): Promise<void> {
  const owner = context.database.owner();
  const { rows } = await owner.query<{ tenant: string; endpointId: string }>(
    `select tenant_id as tenant, endpoint_id as "endpointId" from palimpsest.webhook_endpoints
       where removed_at is null and not disabled`,
  );
  for (const place of rows) await changeEndpoint(context, { ...place, actor: ME }, { disabled: true });
  await owner.query(
    "update palimpsest.webhook_deliveries set state = 'cancelled', next_at = null where state = 'pending'",
  );
  await owner.query('delete from palimpsest_worker._private_jobs');
}

export function endpointAt(
  { context }: Engine,
  url: string,
  eventTypes: Parameters<typeof createEndpoint>[2]['eventTypes'] = ['run.started', 'run.finished'],
  tenant = TENANT,
): Promise<EndpointWithSecret> {
  return createEndpoint(context, { tenant, actor: ME }, { url, eventTypes });
}

/** Every delivery of an endpoint with its attempts, oldest first. */
export async function reportsOf(
  { context }: Engine,
  endpointId: string,
  tenant = TENANT,
): Promise<WebhookDeliveryReport[]> {
  const { items } = await listDeliveries(context, { tenant, endpointId, limit: 200 });
  const shown = items.map(({ deliveryId }) => showDelivery(context, { tenant, endpointId, deliveryId }));
  return (await Promise.all(shown)).reverse();
}

/** The deliveries of an endpoint once none of them is pending any more. */
export function allEnded(engine: Engine, endpointId: string, atLeast = 1): Promise<WebhookDeliveryReport[]> {
  return until('the end of all deliveries', async () => {
    const reports = await reportsOf(engine, endpointId);
    const over = reports.every(({ delivery }) => delivery.state !== 'pending');
    return over && reports.length >= atLeast ? reports : undefined;
  });
}

/** Lets time pass as far as webhooks are concerned: what is to be tried later is tried now. */
export async function makeDue({ context }: Engine): Promise<number> {
  const owner = context.database.owner();
  await owner.query("update palimpsest.webhook_deliveries set next_at = now() where state = 'pending'");
  const { rowCount } = await owner.query(
    "update palimpsest_worker._private_jobs set run_at = now() where locked_at is null and payload->>'delivery' is not null",
  );
  await owner.query(`select pg_notify('jobs:insert', '{"r":1,"count":1}')`);
  return rowCount ?? 0;
}
