import { z } from 'zod';
import { instantSchema } from '../ids.ts';
import { jsonObjectSchema } from '../json.ts';
import { pageOf, pageQuery } from './page.ts';

/** What an endpoint can ask to be told of. A `ping` is sent when somebody asks for one. */
export const WEBHOOK_EVENT_TYPES = ['run.started', 'run.finished', 'erasure.completed'] as const;

const LONGEST_URL = 2_048;
const LONGEST_DESCRIPTION = 500;

/** How long the secret before a new one goes on signing, where nothing else is asked for. */
export const SECRET_OVERLAP_HOURS = 24;
const LONGEST_OVERLAP_HOURS = 168;

const eventTypesSchema = z
  .array(z.enum(WEBHOOK_EVENT_TYPES))
  .min(1, 'must name at least one type of event')
  .max(WEBHOOK_EVENT_TYPES.length, 'must name each type of event once')
  .refine((types) => new Set(types).size === types.length, 'must name each type of event once');
const urlSchema = z
  .string()
  .min(1, 'must be an address')
  .max(LONGEST_URL, `must have ${LONGEST_URL} characters or less`);
const descriptionSchema = z
  .string()
  .max(LONGEST_DESCRIPTION, `must have ${LONGEST_DESCRIPTION} characters or less`)
  .refine(
    (text) => !/\p{Surrogate}|\0/u.test(text),
    'must not have the character U+0000 or half of a surrogate pair',
  );

export const createWebhookSchema = z
  .strictObject({
    url: urlSchema.describe('Where messages are sent, by POST: an https address.'),
    eventTypes: eventTypesSchema,
    description: descriptionSchema.nullable().exactOptional(),
  })
  .meta({ id: 'CreateWebhook' });
export type CreateWebhook = z.infer<typeof createWebhookSchema>;

export const changeWebhookSchema = z
  .strictObject({
    url: urlSchema.exactOptional(),
    eventTypes: eventTypesSchema.exactOptional(),
    description: descriptionSchema.nullable().exactOptional(),
    disabled: z.boolean().exactOptional().describe('A disabled endpoint is told of nothing that happens.'),
  })
  .refine((change) => Object.keys(change).length > 0, 'must change something')
  .meta({ id: 'ChangeWebhook' });
export type ChangeWebhook = z.infer<typeof changeWebhookSchema>;

export const webhookSchema = z
  .strictObject({
    webhookId: z.uuid(),
    url: z.string(),
    eventTypes: z.array(z.enum(WEBHOOK_EVENT_TYPES)),
    description: z.string().nullable(),
    disabled: z.boolean(),
    /** `gone`: its receiver answered 410. */
    disabledReason: z.enum(['by-hand', 'gone']).nullable(),
    createdAt: instantSchema,
    changedAt: instantSchema,
    /** Until when the secret before the present one signs too. */
    previousSecretUntil: instantSchema.nullable(),
  })
  .meta({
    id: 'Webhook',
    description: 'An endpoint that is told of events. Its signing secret is not shown.',
  });
export type WebhookResource = z.infer<typeof webhookSchema>;

const SHOWN_ONCE = 'Shown this once; null where the same request is answered again.';

export const createdWebhookSchema = z
  .strictObject({ webhook: webhookSchema, secret: z.string().nullable().describe(SHOWN_ONCE) })
  .meta({ id: 'CreatedWebhook' });
export type CreatedWebhook = z.infer<typeof createdWebhookSchema>;

export const rotateWebhookSecretSchema = z
  .strictObject({
    overlapHours: z
      .int()
      .min(0, 'must be 0 or more')
      .max(LONGEST_OVERLAP_HOURS, `must be ${LONGEST_OVERLAP_HOURS} or less`)
      .exactOptional()
      .describe(`How long the old secret signs too; ${SECRET_OVERLAP_HOURS} where it is absent.`),
  })
  .meta({ id: 'RotateWebhookSecret' });
export type RotateWebhookSecret = z.input<typeof rotateWebhookSecretSchema>;

export const webhookPageSchema = pageOf(webhookSchema);

const DELIVERY_STATES = ['pending', 'delivered', 'failed', 'cancelled'] as const;

export const webhookDeliverySchema = z
  .strictObject({
    deliveryId: z.uuid(),
    webhookId: z.uuid(),
    /** The header `webhook-id`: the same for every attempt. */
    messageId: z.string(),
    type: z.string(),
    state: z.enum(DELIVERY_STATES),
    occurredAt: instantSchema,
    /** What the message says; ids only. */
    data: jsonObjectSchema,
    attempts: z.int().min(0),
    createdAt: instantSchema,
    nextAttemptAt: instantSchema.nullable(),
    endedAt: instantSchema.nullable(),
  })
  .meta({ id: 'WebhookDelivery', description: 'One message for one endpoint, and how it stands.' });
export type WebhookDelivery = z.infer<typeof webhookDeliverySchema>;

export const webhookAttemptSchema = z
  .strictObject({
    /** A replay by hand begins a further series. */
    series: z.int().min(1),
    attempt: z.int().min(1),
    outcome: z.enum(['under-way', 'succeeded', 'failed', 'interrupted']),
    startedAt: instantSchema,
    endedAt: instantSchema.nullable(),
    /** The status of the answer, where there was one. */
    status: z.int().nullable(),
    error: z.string().nullable(),
    durationMs: z.int().nullable(),
  })
  .meta({ id: 'WebhookAttempt' });
export type WebhookAttempt = z.infer<typeof webhookAttemptSchema>;

export const webhookDeliveryReportSchema = z
  .strictObject({ delivery: webhookDeliverySchema, attempts: z.array(webhookAttemptSchema) })
  .meta({ id: 'WebhookDeliveryReport' });
export type WebhookDeliveryReport = z.infer<typeof webhookDeliveryReportSchema>;

export const webhookDeliveryPageSchema = pageOf(webhookDeliverySchema);

/** Which deliveries are listed. */
export const webhookDeliveriesQuery = z.strictObject({
  ...pageQuery,
  state: z.enum(DELIVERY_STATES).exactOptional(),
});

/** The body of every message, signed by the rules of Standard Webhooks. */
export const webhookMessageSchema = z
  .strictObject({
    type: z.enum([...WEBHOOK_EVENT_TYPES, 'ping']),
    timestamp: instantSchema,
    data: jsonObjectSchema,
  })
  .meta({ id: 'WebhookMessage', description: 'What an endpoint is sent: what happened, when, and its ids.' });
export type WebhookMessage = z.infer<typeof webhookMessageSchema>;
