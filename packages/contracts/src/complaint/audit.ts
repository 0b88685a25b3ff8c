import { z } from 'zod';
import { verdictSchema } from '../finding.ts';
import { instantSchema } from '../ids.ts';
import { routingDecisionV1Schema } from './routing.ts';
import {
  classificationSchema,
  directnessSchema,
  emotionContextSchema,
  laneSchema,
  rewriteStrengthSchema,
  surfaceSchema,
  temperatureSchema,
  toneSchema,
} from './types.ts';
import { complaintStatusSchema } from './views.ts';

/** The policy as it stands on the request row. */
export const rewritePolicySchema = z.strictObject({
  tone: toneSchema,
  directness: directnessSchema,
  emotional_temperature: temperatureSchema,
  rewrite_strength: rewriteStrengthSchema,
});
export type RewritePolicy = z.infer<typeof rewritePolicySchema>;

/** When each stage was put on record. */
export const stageTimeSchema = z.strictObject({ stage: z.string(), at: instantSchema });

/** The record of one rewrite, for the operator: versions, decisions and times. It quotes nobody. */
export const complaintAuditSchema = z.strictObject({
  rewrite_request_id: z.uuid(),
  run_id: z.string(),
  home_id: z.uuid(),
  sender_user_id: z.uuid(),
  recipient_user_id: z.uuid(),
  surface: surfaceSchema,
  emotion_context: emotionContextSchema.nullable(),
  status: complaintStatusSchema,
  /** Why it failed or was refused; null while nothing is wrong. */
  reason: z.string().nullable(),
  /** What the renderer said about it, where it was asked and failed. */
  detail: z.string().nullable(),
  /** Set where a person should look at it: `threat`, `self_harm`. */
  operator_flag: z.string().nullable(),
  recipient_snapshot_id: z.uuid().nullable(),
  recipient_preference_snapshot_id: z.uuid().nullable(),
  classifier_version: z.string().nullable(),
  classification: classificationSchema.nullable(),
  classifier_failed: z.boolean(),
  iso_week_year: z.int().nullable(),
  iso_week: z.int().nullable(),
  context_pack_version: z.string().nullable(),
  context_pack_default: z.boolean().nullable(),
  rewrite_policy: rewritePolicySchema.nullable(),
  policy_version: z.string().nullable(),
  source_locale: z.string().nullable(),
  target_locale: z.string().nullable(),
  lane: laneSchema.nullable(),
  provider: z.string().nullable(),
  adapter_kind: z.string().nullable(),
  base_url: z.string().nullable(),
  model: z.string().nullable(),
  prompt_version: z.string().nullable(),
  lexicon_version: z.string().nullable(),
  orchestrator_version: z.string(),
  routing: routingDecisionV1Schema.nullable(),
  attempts: z.int(),
  verdicts: z.array(verdictSchema),
  rewrite_completed_at: instantSchema.nullable(),
  sender_reveal_at: instantSchema.nullable(),
  stages: z.array(stageTimeSchema),
});
export type ComplaintAudit = z.infer<typeof complaintAuditSchema>;
