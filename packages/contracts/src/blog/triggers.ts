import { z } from 'zod';
import { AI_LIKENESS_CATEGORIES, type AiLikenessCategory } from './scores.ts';

/** The names of the specification's five triggers. */
export const TRIGGER_IDS = ['T1', 'T2', 'T3', 'T4', 'T5'] as const;
export type TriggerId = (typeof TRIGGER_IDS)[number];

const score = z.number().min(0).max(100);
const trigger = <I extends TriggerId, T extends string, D extends z.ZodType>(id: I, type: T, data: D) =>
  z.strictObject({
    trigger_id: z.literal(id),
    trigger_type: z.literal(type),
    trigger_reason: z.string(),
    trigger_data: data,
  });

const category = z.enum(AI_LIKENESS_CATEGORIES as [AiLikenessCategory, ...AiLikenessCategory[]]);

/** Why a version is rewritten, in the specification's own fields. */
export const blogTriggerSchema = z.discriminatedUnion('trigger_id', [
  trigger('T1', 'aeo_total_low', z.strictObject({ aeo_total: score })),
  trigger(
    'T2',
    'aeo_pillar_critical',
    z.strictObject({ pillar: z.literal('answerability'), score, min: score }),
  ),
  trigger('T3', 'aeo_pillar_critical', z.strictObject({ pillar: z.literal('structure'), score, min: score })),
  trigger('T4', 'ai_likeness_high', z.strictObject({ ai_likeness_total: score })),
  trigger('T5', 'ai_category_critical', z.strictObject({ category, score })),
]);
export type BlogTrigger = z.infer<typeof blogTriggerSchema>;

/** What is recorded of a version that needs no rewrite. */
export const noRewriteSchema = z.strictObject({
  rewrite_required: z.literal(false),
  reason: z.literal('All quality thresholds met'),
  aeo_total: score,
  ai_likeness_total: score,
});
export type NoRewrite = z.infer<typeof noRewriteSchema>;
