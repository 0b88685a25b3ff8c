import { z } from 'zod';
import { findingSchema } from '../finding.ts';
import { aeoScoresSchema, aiLikenessScoresSchema, authorAdviceSchema } from './scores.ts';
import { blogTriggerSchema } from './triggers.ts';

/** What `palimpsest blog score` says of one post. */
export const blogScoreSchema = z.strictObject({
  aeo: aeoScoresSchema,
  aiLikeness: aiLikenessScoresSchema,
  /** Why it would be rewritten; empty when nothing asks for it. */
  triggers: z.array(blogTriggerSchema),
  attainableMaximum: z.number().min(0).max(100),
  authorAdvice: z.array(authorAdviceSchema),
  findings: z.array(findingSchema),
});
export type BlogScore = z.infer<typeof blogScoreSchema>;
