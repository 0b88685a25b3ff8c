import type {
  ChangeWebhook,
  CreatedWebhook,
  CreateWebhook,
  Page,
  RotateWebhookSecret,
  WebhookDelivery,
  WebhookDeliveryReport,
  WebhookResource,
} from '@palimpsest/contracts';
import type { Calls } from '../calls.ts';
import type { CallOptions, CreateOptions, PageQuery } from '../options.ts';
import { everyItem } from '../pages.ts';
import { path } from '../path.ts';

/** Which deliveries are listed. */
export interface DeliveriesQuery extends PageQuery {
  readonly state?: WebhookDelivery['state'] | undefined;
}

/** Endpoints that are told of events, by the rules of Standard Webhooks. */
export function webhooksArea({ json, nothing }: Calls) {
  const list = (query: PageQuery = {}, options?: CallOptions): Promise<Page<WebhookResource>> =>
    json({ method: 'GET', path: '/v1/webhooks', query }, options);
  const listDeliveries = async (
    webhookId: string,
    query: DeliveriesQuery = {},
    options?: CallOptions,
  ): Promise<Page<WebhookDelivery>> =>
    json({ method: 'GET', path: path`/v1/webhooks/${webhookId}/deliveries`, query }, options);
  return {
    /** Its signing secret is in this one answer. */
    create: (webhook: CreateWebhook, options?: CreateOptions): Promise<CreatedWebhook> =>
      json({ method: 'POST', path: '/v1/webhooks', body: webhook, creates: true }, options),

    /** Oldest first. */
    list,
    listAll: (
      query: PageQuery = {},
      options?: CallOptions,
    ): AsyncGenerator<WebhookResource, void, undefined> =>
      everyItem((each: PageQuery) => list(each, options), query),

    get: async (webhookId: string, options?: CallOptions): Promise<WebhookResource> =>
      json({ method: 'GET', path: path`/v1/webhooks/${webhookId}` }, options),

    /** Changes what is given and leaves the rest. */
    change: async (
      webhookId: string,
      change: ChangeWebhook,
      options?: CallOptions,
    ): Promise<WebhookResource> =>
      json({ method: 'PATCH', path: path`/v1/webhooks/${webhookId}`, body: change }, options),

    /** Its address, description and secrets are erased; what was sent stays on record. */
    remove: async (webhookId: string, options?: CallOptions) =>
      nothing({ method: 'DELETE', path: path`/v1/webhooks/${webhookId}`, slow: true }, options),

    /** Gives it a new signing secret, shown in this one answer; for a while both sign. */
    rotateSecret: async (
      webhookId: string,
      rotation: RotateWebhookSecret = {},
      options?: CreateOptions,
    ): Promise<CreatedWebhook> =>
      json(
        {
          method: 'POST',
          path: path`/v1/webhooks/${webhookId}/secret-rotation`,
          body: rotation,
          creates: true,
        },
        options,
      ),

    /** Sends a message that tells of nothing, to see whether it arrives. */
    ping: async (webhookId: string, options?: CreateOptions): Promise<WebhookDelivery> =>
      json({ method: 'POST', path: path`/v1/webhooks/${webhookId}/ping`, creates: true }, options),

    /** What was sent or is to be, newest first. */
    listDeliveries,
    listAllDeliveries: (
      webhookId: string,
      query: DeliveriesQuery = {},
      options?: CallOptions,
    ): AsyncGenerator<WebhookDelivery, void, undefined> =>
      everyItem((each: DeliveriesQuery) => listDeliveries(webhookId, each, options), query),

    /** A delivery with every attempt at it. */
    getDelivery: async (
      webhookId: string,
      deliveryId: string,
      options?: CallOptions,
    ): Promise<WebhookDeliveryReport> =>
      json({ method: 'GET', path: path`/v1/webhooks/${webhookId}/deliveries/${deliveryId}` }, options),

    /** Sends a message again, under the same id. */
    replayDelivery: async (
      webhookId: string,
      deliveryId: string,
      options?: CreateOptions,
    ): Promise<WebhookDelivery> =>
      json(
        {
          method: 'POST',
          path: path`/v1/webhooks/${webhookId}/deliveries/${deliveryId}/replay`,
          creates: true,
        },
        options,
      ),
  };
}
