import { z } from 'zod';
import { preferencesSchema } from './preferences.ts';
import {
  directnessSchema,
  intentSchema,
  localeSchema,
  powerModeSchema,
  rewriteStrengthSchema,
  temperatureSchema,
  toneSchema,
  topicSchema,
} from './types.ts';

/** Longest text that may be delivered, in characters (code points). */
export const MAX_REWRITTEN_CHARS = 600;

const avoidSchema = z.tuple([
  z.literal('authority_language'),
  z.literal('rules_language'),
  z.literal('enforcement_language'),
]);

/** What the rewriter is told: everything it needs to write, nothing it could decide. */
export const rewriteRequestV1Schema = z.strictObject({
  rewrite_request_id: z.uuid(),
  sender: z.strictObject({ user_id: z.uuid(), language: localeSchema }),
  recipient: z.strictObject({ user_id: z.uuid(), language: localeSchema, power_mode: powerModeSchema }),
  message: z.strictObject({
    original_text: z.string().min(1),
    detected_language: localeSchema,
  }),
  classification: z.strictObject({
    topics: z.array(topicSchema).min(1),
    intent: intentSchema,
    rewrite_strength: rewriteStrengthSchema,
  }),
  rewrite_policy: z.strictObject({
    tone: toneSchema,
    directness: directnessSchema,
    emotional_temperature: temperatureSchema,
    avoid: avoidSchema,
  }),
  recipient_context: preferencesSchema,
  output_constraints: z.strictObject({
    target_language: localeSchema,
    max_length_chars: z.int().min(1).max(MAX_REWRITTEN_CHARS),
    no_exact_times: z.literal(true),
    no_preference_mentions: z.literal(true),
    no_rules_or_norms: z.literal(true),
  }),
  metadata: z.strictObject({
    orchestrator_version: z.literal('v1'),
    classifier_version: z.string().min(1).max(50),
    lexicon_version: z.string().min(1).max(50),
    prompt_version: z.string().min(1).max(50),
  }),
});
export type RewriteRequestV1 = z.infer<typeof rewriteRequestV1Schema>;
