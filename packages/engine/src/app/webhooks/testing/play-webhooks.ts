import { asTenant } from '../../../adapters/postgres/database.ts';
import type { Engine } from '../../engine.ts';
import { beginAttempt } from '../attempt-store.ts';
import { pingEndpoint } from '../deliveries.ts';
import { createEndpoint } from '../endpoints.ts';

/** Leaves a row in every table of webhooks: an endpoint, a message for it, and an attempt that is under way. */
export async function playWebhooks({ context }: Pick<Engine, 'context'>, tenant: string): Promise<void> {
  const { webhook } = await createEndpoint(
    context,
    { tenant, actor: 'person:me' },
    { url: 'https://hooks.example/', eventTypes: ['run.finished'] },
  );
  const { deliveryId } = await pingEndpoint(context, { tenant, endpointId: webhook.webhookId });
  await asTenant(context.database, tenant, (client) =>
    beginAttempt(client, { tenant, deliveryId, holder: 'holder', now: context.now() }, null),
  );
}
