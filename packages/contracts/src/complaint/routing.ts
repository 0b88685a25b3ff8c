import { z } from 'zod';
import { laneSchema, rewriteStrengthSchema, surfaceSchema } from './types.ts';

export const routeTaskSchema = z.enum(['complaint_rewrite', 'complaint_classify']);
export type RouteTask = z.infer<typeof routeTaskSchema>;

export const executionModeSchema = z.enum(['async', 'batch']);

const baseLanguage = z.string().regex(/^([a-z]{2,3}|\*)$/, "must be a base language such as en, or '*'");

/** Which requests a row is for. A field that is absent fits everything. */
export const routeMatchSchema = z.strictObject({
  rewrite_strength: rewriteStrengthSchema.exactOptional(),
  surface: surfaceSchema.exactOptional(),
  source_language: baseLanguage.exactOptional(),
  target_language: baseLanguage.exactOptional(),
  lane: laneSchema.exactOptional(),
});
export type RouteMatch = z.infer<typeof routeMatchSchema>;

/**
 * Where a model is asked, with no more than that in it: a name and password would stand in the ledger for good. A model
 * of one's own may be on this machine or in this network; the addresses where clouds hand out keys are no model's.
 */
const baseUrlSchema = z
  .url({ protocol: /^https?$/, error: 'must be an address that begins with http:// or https://' })
  .max(500)
  .refine((url) => !/[@?#\s\\]/.test(url), {
    message: 'must have no name, password, question or fragment in it',
  })
  .refine((url) => !/^https?:\/\/(169\.254\.|\[fe80:|\[::ffff:|metadata\.|\d+(:|\/|$)|0x)/i.test(url), {
    message: 'must not be an address of the link itself',
  });

/** One row of the routing table. */
export const routeRowSchema = z.strictObject({
  id: z.string().regex(/^[a-z0-9][a-z0-9-]{0,62}$/, 'must be lower-case letters, digits and dashes'),
  task: routeTaskSchema,
  match: routeMatchSchema,
  provider: z.string().min(1).max(100),
  adapter_kind: z.string().min(1).max(100),
  base_url: baseUrlSchema.nullable(),
  model: z.string().min(1).max(200),
  execution_mode: executionModeSchema,
  prompt_version: z.string().min(1).max(50),
  cache: z.boolean(),
  max_retries: z.int().min(0).max(5),
});
export type RouteRow = z.infer<typeof routeRowSchema>;

/** The routing table: versioned data that an operator may change. */
export const routingTableSchema = z
  .strictObject({
    version: z.string().min(1).max(100),
    policy_version: z.string().min(1).max(50),
    rows: z.array(routeRowSchema).max(500),
  })
  .refine(({ rows }) => new Set(rows.map(({ id }) => id)).size === rows.length, {
    path: ['rows'],
    message: 'must name each row once',
  });
export type RoutingTable = z.infer<typeof routingTableSchema>;

/** Everything routing decided. Stands on the request and on the job, never in the request to the rewriter. */
export const routingDecisionV1Schema = z.strictObject({
  task: routeTaskSchema,
  provider: z.string(),
  adapter_kind: z.string(),
  base_url: z.string().nullable(),
  model: z.string(),
  execution_mode: executionModeSchema,
  prompt_version: z.string(),
  policy_version: z.string(),
  cache: z.boolean(),
  max_retries: z.int().min(0),
  table_version: z.string(),
  row_id: z.string(),
});
export type RoutingDecisionV1 = z.infer<typeof routingDecisionV1Schema>;
