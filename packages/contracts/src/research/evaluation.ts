import { z } from 'zod';
import { severitySchema } from './agents.ts';

/** The dimensions of the rubric, in its order. */
export const RUBRIC_DIMENSIONS = [
  'claim_accuracy',
  'citation_quality',
  'scope_coverage',
  'coherence',
  'actionability',
  'limitations',
] as const;
export const rubricDimensionSchema = z.enum(RUBRIC_DIMENSIONS);
export type RubricDimension = z.infer<typeof rubricDimensionSchema>;

const score = z.number().min(1).max(10);
const dimensionScoresSchema = z.strictObject({
  claim_accuracy: score,
  citation_quality: score,
  scope_coverage: score,
  coherence: score,
  actionability: score,
  limitations: score,
});
export type DimensionScores = z.infer<typeof dimensionScoresSchema>;

export const evaluationIssueSchema = z.strictObject({
  dimension: rubricDimensionSchema,
  description: z.string(),
  severity: severitySchema,
  location: z.string(),
});
export type EvaluationIssue = z.infer<typeof evaluationIssueSchema>;

export const evaluationVerdictSchema = z.enum(['PASS', 'ITERATE', 'FAIL']);
export type EvaluationVerdict = z.infer<typeof evaluationVerdictSchema>;

/** What the evaluator says of a draft. */
export const evaluatorOutputSchema = z.strictObject({
  overall_score: score,
  dimension_scores: dimensionScoresSchema,
  pass_threshold: z.number(),
  issues: z.array(evaluationIssueSchema),
  verdict: evaluationVerdictSchema,
});
export type EvaluatorOutput = z.infer<typeof evaluatorOutputSchema>;

/** Why something went wrong and what is done about it. Never quotes a source. */
export const reflectionSchema = z.strictObject({
  issue: z.string(),
  what_went_wrong: z.string(),
  why_it_happened: z.string(),
  how_to_fix: z.string(),
  how_to_prevent: z.string(),
});
export type Reflection = z.infer<typeof reflectionSchema>;

/** Why a run ended its search before its budget did. */
export const earlyStopSchema = z.strictObject({
  phase: z.int().min(1).max(8),
  reason: z.enum(['confidence_reached', 'no_new_information', 'hypotheses_resolved']),
  confidence: z.number().min(0).max(10),
  coverage: z.number().min(0).max(1),
  remaining: z.strictObject({ searches: z.int().min(0), fetches: z.int().min(0) }),
});
export type EarlyStop = z.infer<typeof earlyStopSchema>;
