import { z } from 'zod';
import { verdictSchema } from '../finding.ts';
import { authorAdviceSchema } from './scores.ts';
import { blogTriggerSchema, TRIGGER_IDS } from './triggers.ts';

/** How a child compares with its parent, with the specification's numeric codes. */
export const TREND_CODES = { improving: 1, partial_improvement: 2, stagnant: 3, regressing: 4 } as const;
export type TrendOutcome = keyof typeof TREND_CODES;
export const trendSchema = z.enum(Object.keys(TREND_CODES) as [TrendOutcome, ...TrendOutcome[]]);

/** S1 to S4, in the order in which they are asked. */
export const STOP_REASONS = [
  'max_cycles_reached',
  'no_improvement',
  'quality_degradation',
  'oscillation_detected',
] as const;
export type StopReason = (typeof STOP_REASONS)[number];

/** A cycle that brought no version: its call came to nothing, or a guard refused what it brought. */
export const FAILED_CYCLE_REASONS = ['render_failed', 'guard_rejected'] as const;

export const cycleStopReasonSchema = z.enum([...STOP_REASONS, ...FAILED_CYCLE_REASONS]);
export type CycleStopReason = z.infer<typeof cycleStopReasonSchema>;

export const cycleStatusSchema = z.enum(['pending', 'completed', 'terminal']);
export type CycleStatus = z.infer<typeof cycleStatusSchema>;

const score = z.number().min(0).max(100);

/** One rewrite and what became of it. */
export const blogCycleSchema = z.strictObject({
  cycleId: z.uuid(),
  cycleNumber: z.int().min(1),
  parentVersionId: z.uuid(),
  childVersionId: z.uuid().nullable(),
  triggers: z.array(blogTriggerSchema),
  fixInstructions: z.array(z.string()),
  parentAeoTotal: score,
  childAeoTotal: score.nullable(),
  parentAiLikeness: score,
  childAiLikeness: score.nullable(),
  /** False where the renderer gave the parent's text back; null while there is no child. */
  changed: z.boolean().nullable(),
  trendOutcome: trendSchema.nullable(),
  trendCode: z.int().min(1).max(4).nullable(),
  status: cycleStatusSchema,
  stopReason: cycleStopReasonSchema.nullable(),
  verdicts: z.array(verdictSchema),
});
export type BlogCycle = z.infer<typeof blogCycleSchema>;

/** One version of the post, without its words. */
export const blogVersionSchema = z.strictObject({
  versionId: z.uuid(),
  versionNumber: z.int().min(1),
  parentVersionId: z.uuid().nullable(),
  origin: z.enum(['author', 'rewrite']),
  aeoTotal: score.nullable(),
  aiLikenessTotal: score.nullable(),
});
export type BlogVersion = z.infer<typeof blogVersionSchema>;

/** No rewrite without new facts can reach the threshold: what the author should add. */
export const needsAuthorInputSchema = z.strictObject({
  code: z.literal('needs_author_input'),
  attainableMaximum: score,
  add: z.array(authorAdviceSchema),
});
export type NeedsAuthorInput = z.infer<typeof needsAuthorInputSchema>;

/** How a run ended, as it stands in the ledger: everything but words. */
export const blogOutcomeSchema = z.strictObject({
  /** `completed`: no trigger is left after at least one rewrite. */
  outcome: z.enum(['no_rewrite_required', 'completed', 'stopped']),
  stopReason: z.enum([...cycleStopReasonSchema.options, 'needs_author_input']).nullable(),
  cycles: z.array(blogCycleSchema),
  versions: z.array(blogVersionSchema),
  finalVersionId: z.uuid(),
  advice: needsAuthorInputSchema.nullable(),
});
export type BlogOutcome = z.infer<typeof blogOutcomeSchema>;

/** A run as it is shown. It may still be open, or have been ended from outside its own rules. */
export const blogRunResultSchema = z.strictObject({
  blogId: z.uuid(),
  runId: z.string(),
  /** `waiting`: for scores from elsewhere; `open`: at work; `failed`: broken off. */
  outcome: z.enum([...blogOutcomeSchema.shape.outcome.options, 'open', 'waiting', 'failed']),
  /** Also reasons that every run may end by, such as `budget_reached` or `subject_erased`. */
  stopReason: z.string().nullable(),
  cycles: z.array(blogCycleSchema),
  versions: z.array(blogVersionSchema),
  finalVersionId: z.uuid().nullable(),
  /** The newest version whose trend is not `regressing`; null once the blog was erased. */
  finalContent: z.string().nullable(),
  advice: needsAuthorInputSchema.nullable(),
  /** What would start another rewrite of the final version, had the run not stopped. */
  triggersLeft: z.array(z.enum(TRIGGER_IDS)),
  /** The version that waits for scores from elsewhere. */
  waitingFor: z.uuid().nullable(),
  ruleSet: z.string(),
  switchedOff: z.array(z.string()),
});
export type BlogRunResult = z.infer<typeof blogRunResultSchema>;
