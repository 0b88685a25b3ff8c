import { z } from 'zod';

/** Limits of one request. Beyond them a request is refused and the field is named. */
export const ASSESSMENT_LIMITS = {
  problems: 1_000,
  notes: 2_000,
  feedback: 2_000,
  content: 20_000,
  words: 4_000,
  /** Characters of all texts and names of a request together. */
  total: 4_000_000,
} as const;

/**
 * Ids stay in the ledger for good, so they must not be sentences.
 */
export const assessmentIdSchema = z.string().regex(/^[\p{L}\p{N}][\p{L}\p{N}._:/#@-]{0,99}$/u, {
  error: 'must be 1 to 100 letters, digits or . _ : / # @ - without spaces, beginning with a letter or digit',
});

const words = z.string().regex(/\S/, { error: 'must not be empty' }).max(ASSESSMENT_LIMITS.words);
const content = z.string().regex(/\S/, { error: 'must not be empty' }).max(ASSESSMENT_LIMITS.content);
const label = z.string().max(200);
const measure = z.number().min(0);
/** 0 to 1; a value above 1 is a percentage. */
const share = z.number().min(0).max(100);

/** A problem in the inner form. Fields not named here are metadata too: kept as they are, and locked. */
export const universalProblemSchema = z.looseObject({
  problemId: assessmentIdSchema,
  content,
  bloomLevel: z.string().min(1).max(40).nullable().exactOptional(),
  linguisticComplexity: measure.nullable().exactOptional(),
  estimatedTimeMinutes: measure.nullable().exactOptional(),
});
export type UniversalProblem = z.infer<typeof universalProblemSchema>;

/** The same problem with the specification's other spelling. */
export const pascalProblemSchema = z.looseObject({
  ProblemId: assessmentIdSchema,
  Content: content,
  BloomLevel: z.string().min(1).max(40).nullable().exactOptional(),
  LinguisticComplexity: measure.nullable().exactOptional(),
  EstimatedTimeMinutes: measure.nullable().exactOptional(),
});

/** A note of the teacher, on one problem or, without `problemId`, on the whole document. */
export const teacherNoteSchema = z.looseObject({
  noteId: assessmentIdSchema.exactOptional(),
  problemId: assessmentIdSchema.exactOptional(),
  note: words,
});
export type TeacherNote = z.infer<typeof teacherNoteSchema>;

/** The one way to ask for more than a change of words. */
export const feedbackActionSchema = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.literal('reorder'),
    order: z.array(assessmentIdSchema).min(1).max(ASSESSMENT_LIMITS.problems),
  }),
  z.strictObject({ type: z.literal('remove') }),
  z.strictObject({ type: z.literal('replace') }),
  z.strictObject({ type: z.literal('scaffold'), direction: z.enum(['increase', 'decrease']) }),
]);
export type FeedbackAction = z.infer<typeof feedbackActionSchema>;

/** A feedback item that the teacher selected. */
export const feedbackItemSchema = z.looseObject({
  feedbackId: assessmentIdSchema.exactOptional(),
  category: z
    .string()
    .regex(/^\S[^\r\n]*$/, { error: 'must be one line that is not empty' })
    .max(60),
  affectedProblems: z.array(assessmentIdSchema).max(ASSESSMENT_LIMITS.problems),
  recommendation: words,
  action: feedbackActionSchema.exactOptional(),
});
export type FeedbackItem = z.infer<typeof feedbackItemSchema>;

/** What the simulation's clusters say. Context, never a command. */
export const clusterReportSchema = z.looseObject({
  clusters: z
    .array(
      z.looseObject({
        clusterId: label.exactOptional(),
        label: label.exactOptional(),
        problemIds: z.array(assessmentIdSchema).exactOptional(),
        signal: label.exactOptional(),
        severity: z.union([label, z.number()]).exactOptional(),
      }),
    )
    .exactOptional(),
  bloomJumps: z
    .array(z.looseObject({ fromProblemId: assessmentIdSchema, toProblemId: assessmentIdSchema }))
    .exactOptional(),
});
export type ClusterReport = z.infer<typeof clusterReportSchema>;

/** What the simulation measured. Context, never a command. */
export const simulationSummarySchema = z.looseObject({
  confusionLevel: share.exactOptional(),
  fatigueLevel: share.exactOptional(),
  successRate: share.exactOptional(),
  averageTimeMinutes: measure.exactOptional(),
  perProblem: z
    .array(
      z.looseObject({
        problemId: assessmentIdSchema,
        confusion: share.exactOptional(),
        fatigue: share.exactOptional(),
        successRate: share.exactOptional(),
        timeMinutes: measure.exactOptional(),
      }),
    )
    .exactOptional(),
});
export type SimulationSummary = z.infer<typeof simulationSummarySchema>;

export const generationContextSchema = z.looseObject({
  gradeBand: label.exactOptional(),
  classLevel: label.exactOptional(),
  subject: label.exactOptional(),
  timeTargetMinutes: measure.exactOptional(),
});
export type GenerationContext = z.infer<typeof generationContextSchema>;

const documentVersion = z.int().min(1).max(1_000_000);
const parts = {
  documentId: assessmentIdSchema,
  version: documentVersion,
  teacherNotes: z.array(teacherNoteSchema).max(ASSESSMENT_LIMITS.notes),
  selectedFeedback: z.array(feedbackItemSchema).max(ASSESSMENT_LIMITS.feedback),
  clusterReport: clusterReportSchema,
  simulationSummary: simulationSummarySchema,
  generationContext: generationContextSchema,
};

/** What a caller sends: either spelling of a problem; whatever is only context may be absent. */
export const rewriteRequestSchema = z.looseObject({
  ...parts,
  problems: z
    .array(z.union([universalProblemSchema, pascalProblemSchema]))
    .min(1)
    .max(ASSESSMENT_LIMITS.problems),
  teacherNotes: parts.teacherNotes.exactOptional(),
  clusterReport: parts.clusterReport.exactOptional(),
  simulationSummary: parts.simulationSummary.exactOptional(),
  generationContext: parts.generationContext.exactOptional(),
});
export type RewriteRequest = z.infer<typeof rewriteRequestSchema>;

/** The inner form: one spelling, every part there, every note and item with an id. */
export const canonicalRequestSchema = z.looseObject({
  ...parts,
  problems: z.array(universalProblemSchema).min(1).max(ASSESSMENT_LIMITS.problems),
  teacherNotes: z
    .array(teacherNoteSchema.extend({ noteId: assessmentIdSchema }))
    .max(ASSESSMENT_LIMITS.notes),
  selectedFeedback: z
    .array(feedbackItemSchema.extend({ feedbackId: assessmentIdSchema }))
    .max(ASSESSMENT_LIMITS.feedback),
});
export type CanonicalRequest = z.infer<typeof canonicalRequestSchema>;
export type CanonicalNote = CanonicalRequest['teacherNotes'][number];
export type CanonicalFeedback = CanonicalRequest['selectedFeedback'][number];
