import {
  changeWebhookSchema,
  createdWebhookSchema,
  createWebhookSchema,
  pageQuery,
  rotateWebhookSecretSchema,
  webhookDeliveriesQuery,
  webhookDeliveryPageSchema,
  webhookDeliveryReportSchema,
  webhookDeliverySchema,
  webhookPageSchema,
  webhookSchema,
} from '@palimpsest/contracts';
import { z } from 'zod';
import { listDeliveries, pingEndpoint, replayDelivery, showDelivery } from '../../app/webhooks/deliveries.ts';
import {
  changeEndpoint,
  createEndpoint,
  listEndpoints,
  removeEndpoint,
  rotateSecret,
  showEndpoint,
} from '../../app/webhooks/endpoints.ts';
import { type Call, defineRoute } from '../route.ts';

const tag = 'Webhooks';
const scope = 'webhooks:admin';
const params = z.strictObject({ webhookId: z.uuid().describe('The id of the endpoint.') });
const deliveryParams = z.strictObject({ ...params.shape, deliveryId: z.uuid() });

const placeOf = ({ tenant, params: { webhookId } }: Call<{ webhookId: string }>) => ({
  tenant,
  endpointId: webhookId,
});
const deliveryOf = ({ tenant, params: named }: Call<{ webhookId: string; deliveryId: string }>) => ({
  tenant,
  endpointId: named.webhookId,
  deliveryId: named.deliveryId,
});

/** Secrets on their way from making to answering: what is kept of a request must not hold them. */
const shownOnce = new WeakMap<object, string>();

interface Made {
  readonly webhookId: string;
}

async function answerWithSecret(call: Call, receipt: unknown, status: 200 | 201) {
  const { webhookId } = receipt as Made;
  const place = { tenant: call.tenant, endpointId: webhookId };
  const webhook = await showEndpoint(call.engine.context, place);
  return {
    status,
    body: { webhook, secret: shownOnce.get(call) ?? null },
    headers: { location: `/v1/webhooks/${webhookId}` },
  };
}

export const webhookRoutes = [
  defineRoute({
    method: 'post',
    path: '/v1/webhooks',
    operationId: 'createWebhook',
    tag,
    summary: 'Make a webhook endpoint',
    description:
      'From now on it is told of the events it names. Messages are signed by the rules of Standard Webhooks with the secret in the answer.',
    scope,
    body: createWebhookSchema,
    answers: {
      201: { description: 'The endpoint. Its secret is shown this once.', schema: createdWebhookSchema },
    },
    problems: [404, 409, 422],
    creates: {
      make: async (call) => {
        const { engine, tenant, actor, idempotencyKey, body } = call;
        const made = await createEndpoint(engine.context, { tenant, actor, idempotencyKey }, body);
        shownOnce.set(call, made.secret);
        return { webhookId: made.webhook.webhookId };
      },
      answer: (call, receipt) => answerWithSecret(call, receipt, 201),
    },
  }),
  defineRoute({
    method: 'get',
    path: '/v1/webhooks',
    operationId: 'listWebhooks',
    tag,
    summary: 'List webhook endpoints',
    scope,
    query: z.strictObject(pageQuery),
    answers: { 200: { description: 'Endpoints, oldest first.', schema: webhookPageSchema } },
    handle: async ({ engine, tenant, query }) => ({
      status: 200,
      body: await listEndpoints(engine.context, { tenant, ...query }),
    }),
  }),
  defineRoute({
    method: 'get',
    path: '/v1/webhooks/{webhookId}',
    operationId: 'getWebhook',
    tag,
    summary: 'Show a webhook endpoint',
    scope,
    params,
    answers: { 200: { description: 'The endpoint.', schema: webhookSchema } },
    problems: [404],
    handle: async (call) => ({ status: 200, body: await showEndpoint(call.engine.context, placeOf(call)) }),
  }),
  defineRoute({
    method: 'patch',
    path: '/v1/webhooks/{webhookId}',
    operationId: 'changeWebhook',
    tag,
    summary: 'Change a webhook endpoint',
    description: 'Changes what is given and leaves the rest. A disabled endpoint is told of nothing.',
    scope,
    params,
    body: changeWebhookSchema,
    answers: { 200: { description: 'The endpoint as it stands now.', schema: webhookSchema } },
    problems: [404, 410, 422],
    handle: async (call) => ({
      status: 200,
      body: await changeEndpoint(call.engine.context, { ...placeOf(call), actor: call.actor }, call.body),
    }),
  }),
  defineRoute({
    method: 'delete',
    path: '/v1/webhooks/{webhookId}',
    operationId: 'removeWebhook',
    tag,
    summary: 'Remove a webhook endpoint',
    description:
      'Nothing is sent to it any more. Its address, description and secrets are erased; what was sent stays on record.',
    scope,
    params,
    patient: true,
    answers: { 204: { description: 'It is removed.' } },
    problems: [404],
    handle: async (call) => {
      await removeEndpoint(call.engine.context, { ...placeOf(call), actor: call.actor });
      return { status: 204 };
    },
  }),
  defineRoute({
    method: 'post',
    path: '/v1/webhooks/{webhookId}/secret-rotation',
    operationId: 'rotateWebhookSecret',
    tag,
    summary: 'Give a webhook endpoint a new signing secret',
    description: 'For a while messages carry two signatures, one with the old secret and one with the new.',
    scope,
    params,
    body: rotateWebhookSecretSchema,
    answers: {
      200: { description: 'The endpoint. Its new secret is shown this once.', schema: createdWebhookSchema },
    },
    problems: [404, 409, 410, 422],
    creates: {
      make: async (call) => {
        const { engine, actor, idempotencyKey, body, params: named } = call;
        const place = { ...placeOf(call), actor, idempotencyKey };
        shownOnce.set(call, (await rotateSecret(engine.context, place, body)).secret);
        return { webhookId: named.webhookId };
      },
      answer: (call, receipt) => answerWithSecret(call, receipt, 200),
    },
  }),
  defineRoute({
    method: 'post',
    path: '/v1/webhooks/{webhookId}/ping',
    operationId: 'pingWebhook',
    tag,
    summary: 'Send a message that tells of nothing',
    description: 'To see whether messages arrive and verify. It is delivered like any other.',
    scope,
    params,
    answers: { 202: { description: 'The delivery that was begun.', schema: webhookDeliverySchema } },
    problems: [404, 409, 422],
    creates: {
      make: async (call) => {
        const { engine, idempotencyKey } = call;
        const ping = await pingEndpoint(engine.context, { ...placeOf(call), idempotencyKey });
        return { deliveryId: ping.deliveryId };
      },
      answer: async (call, receipt) => {
        const { deliveryId } = receipt as { readonly deliveryId: string };
        const { delivery } = await showDelivery(call.engine.context, { ...placeOf(call), deliveryId });
        return accepted(delivery);
      },
    },
  }),
  defineRoute({
    method: 'get',
    path: '/v1/webhooks/{webhookId}/deliveries',
    operationId: 'listWebhookDeliveries',
    tag,
    summary: 'List what was sent to a webhook endpoint, or is to be',
    scope,
    params,
    query: webhookDeliveriesQuery,
    answers: { 200: { description: 'Deliveries, newest first.', schema: webhookDeliveryPageSchema } },
    problems: [404],
    handle: async (call) => ({
      status: 200,
      body: await listDeliveries(call.engine.context, { ...placeOf(call), ...call.query }),
    }),
  }),
  defineRoute({
    method: 'get',
    path: '/v1/webhooks/{webhookId}/deliveries/{deliveryId}',
    operationId: 'getWebhookDelivery',
    tag,
    summary: 'Show a delivery with every attempt at it',
    scope,
    params: deliveryParams,
    answers: { 200: { description: 'The delivery.', schema: webhookDeliveryReportSchema } },
    problems: [404],
    handle: async (call) => ({
      status: 200,
      body: await showDelivery(call.engine.context, deliveryOf(call)),
    }),
  }),
  defineRoute({
    method: 'post',
    path: '/v1/webhooks/{webhookId}/deliveries/{deliveryId}/replay',
    operationId: 'replayWebhookDelivery',
    tag,
    summary: 'Send a message again',
    description: 'Begins a further series of attempts, at once. The message keeps its id.',
    scope,
    params: deliveryParams,
    answers: { 202: { description: 'The delivery.', schema: webhookDeliverySchema } },
    problems: [404, 409, 422],
    creates: {
      make: async (call) => {
        await replayDelivery(call.engine.context, deliveryOf(call));
        return {};
      },
      answer: async (call) => accepted((await showDelivery(call.engine.context, deliveryOf(call))).delivery),
    },
  }),
] as const;

function accepted(delivery: { readonly webhookId: string; readonly deliveryId: string }) {
  const location = `/v1/webhooks/${delivery.webhookId}/deliveries/${delivery.deliveryId}`;
  return { status: 202, body: delivery, headers: { location } };
}
