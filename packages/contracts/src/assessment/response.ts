import { z } from 'zod';

/** A problem whose text changed. Nothing else of it ever does. */
export const rewrittenProblemSchema = z.strictObject({
  problemId: z.string(),
  originalText: z.string(),
  rewrittenText: z.string(),
  rationale: z.string(),
});
export type RewrittenProblem = z.infer<typeof rewrittenProblemSchema>;

/** Which sources stand behind one rewrite. */
export const problemChangeSchema = z.strictObject({
  problemId: z.string(),
  appliedFeedbackIds: z.array(z.string()),
  teacherNotesUsed: z.array(z.string()),
  simulationSignalsUsed: z.array(z.string()),
  rationale: z.string(),
});
export type ProblemChange = z.infer<typeof problemChangeSchema>;

export const rewriteSummarySchema = z.strictObject({
  totalProblemsRewritten: z.int().min(0),
  changesByProblem: z.array(problemChangeSchema),
  globalChanges: z.array(z.string()),
});
export type RewriteSummary = z.infer<typeof rewriteSummarySchema>;

export const rewriteResponseSchema = z.strictObject({
  newVersion: z.int().min(2),
  rewrittenProblems: z.array(rewrittenProblemSchema),
  rewriteSummary: rewriteSummarySchema,
});
export type RewriteResponse = z.infer<typeof rewriteResponseSchema>;

/** Why a selected item changed nothing, or not this problem. */
export const UNAPPLIED_REASONS = [
  'guard_rejected',
  'not_applicable',
  'no_change',
  'render_failed',
  'render_interrupted',
  'answer_refused',
  'answer_cut_off',
  'answer_unreadable',
  'not_found_in_answer',
  'problem_removed',
  'already_in_order',
] as const;
export const unappliedReasonSchema = z.enum(UNAPPLIED_REASONS);
export type UnappliedReason = z.infer<typeof unappliedReasonSchema>;

/** A selected item that was not applied: to which problem, and the guard or the reason. */
export const unappliedFeedbackSchema = z.strictObject({
  problemId: z.string().nullable(),
  feedbackId: z.string(),
  reason: unappliedReasonSchema,
  /** Ids of the guards that refused the text. */
  guards: z.array(z.string()),
  detail: z.string().nullable(),
});
export type UnappliedFeedback = z.infer<typeof unappliedFeedbackSchema>;
