import { z } from 'zod';
import { aeoScoresSchema, aiLikenessScoresSchema } from './scores.ts';

/** The rule sets a blog can be decided under; the first is the default. */
export const BLOG_RULE_SETS = ['blog/v1', 'blog/strict-v1'] as const;

const term = z.string().min(1).max(200);
const ruleId = z.string().min(1).max(100);

/** How one blog is treated. `protectedTerms` are people's words: they are kept sealed, apart from the rest. */
export const blogSettingsSchema = z.strictObject({
  ruleSet: z.enum(BLOG_RULE_SETS),
  renderer: z.string().min(1).max(100),
  model: z.string().min(1).max(200),
  /** `external`: scores come from elsewhere, for every version; nothing is scored here. */
  scores: z.enum(['rules', 'external']),
  protectedTerms: z.array(term).max(1000),
  switchedOff: z.array(ruleId).max(1000),
  stopWhenUnattainable: z.boolean(),
});
export type BlogSettings = z.infer<typeof blogSettingsSchema>;

/** Scores from elsewhere, for one version. */
export const externalScoresSchema = z.strictObject({
  aeo: aeoScoresSchema,
  aiLikeness: aiLikenessScoresSchema,
});
export type ExternalScores = z.infer<typeof externalScoresSchema>;

/** What a run of the blog pipeline is given. The post and the protected terms travel as texts beside it. */
export const blogRunInputSchema = z.strictObject({
  blogId: z.uuid(),
  /** The number that the author's version gets within its blog. */
  versionNumber: z.int().min(1),
  /** The day that freshness is measured against. */
  asOf: z.iso.date(),
  settings: blogSettingsSchema.omit({ protectedTerms: true }),
  /** Scores of the author's version; null where rules score it, or where they are still to come. */
  externalScores: externalScoresSchema.nullable(),
  /** 1, or more where a person asked for fresh answers; `takeReason` says why. */
  take: z.int().min(1),
  takeReason: z.string().min(1).max(500).nullable(),
});
export type BlogRunInput = z.infer<typeof blogRunInputSchema>;

/** A fact from outside: scores for the version that waits for them. */
export const externalScoresRecordedSchema = z.strictObject({
  versionId: z.string().min(1).max(200),
  scores: externalScoresSchema,
});
export type ExternalScoresRecorded = z.infer<typeof externalScoresRecordedSchema>;
