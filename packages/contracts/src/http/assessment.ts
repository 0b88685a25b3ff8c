import { z } from 'zod';
import {
  ASSESSMENT_LIMITS,
  assessmentIdSchema,
  canonicalRequestSchema,
  rewriteRequestSchema,
} from '../assessment/request.ts';
import { rewriteResponseSchema, unappliedFeedbackSchema } from '../assessment/response.ts';
import { instantSchema } from '../ids.ts';
import { type JsonObject, jsonObjectSchema } from '../json.ts';
import { runResourceSchema } from './run.ts';

const MOST_QUESTIONS = 200;
const versionNumber = z.int().min(1).max(1_000_000);

/** An assignment that somebody wrote by hand, to be kept as version 1. */
export const importDocumentSchema = z
  .strictObject({
    documentId: assessmentIdSchema
      .exactOptional()
      .describe('What the document is to be called; where it is absent, the text must say it.'),
    format: z.enum(['markdown', 'csv']).default('markdown'),
    text: z.string().min(1, 'must not be empty').max(ASSESSMENT_LIMITS.total),
  })
  .meta({ id: 'ImportDocument' });
export type ImportDocument = z.input<typeof importDocumentSchema>;

export const importedDocumentSchema = z
  .strictObject({
    documentId: z.string(),
    version: versionNumber,
    /** To be filled in and sent back: with problems, without feedback. */
    request: canonicalRequestSchema.meta({ id: 'RewriteRequestForm' }),
    run: runResourceSchema,
  })
  .meta({ id: 'ImportedDocument' });
export type ImportedDocument = z.infer<typeof importedDocumentSchema>;

export const documentSummarySchema = z
  .strictObject({
    documentId: z.string(),
    newestVersion: versionNumber,
    /** How many the newest version has. */
    problems: z.int().min(1),
    createdAt: instantSchema,
    updatedAt: instantSchema,
  })
  .meta({ id: 'DocumentSummary' });
export type DocumentSummary = z.infer<typeof documentSummarySchema>;

/** One version in the line of a document. There are no branches. */
export const documentVersionSchema = z
  .strictObject({
    version: versionNumber,
    kind: z.enum(['registered', 'rewritten', 'restored', 'imported']),
    fromVersion: versionNumber.nullable(),
    problems: z.int().min(1),
    runId: z.string(),
    createdAt: instantSchema,
  })
  .meta({ id: 'DocumentVersion' });

/** A version of a document, complete. */
export const documentResourceSchema = z
  .strictObject({
    documentId: z.string(),
    version: versionNumber,
    /** In the order in which students see them. Fields beside these two are metadata, which never change. */
    problems: z.array(z.looseObject({ problemId: z.string(), content: z.string() })),
    metadata: jsonObjectSchema,
    versions: z.array(documentVersionSchema),
  })
  .meta({
    id: 'Document',
    description: 'A version with all its problems. Words that were erased read `[erased]`.',
  });
export type DocumentResource = z.infer<typeof documentResourceSchema>;

export const documentDiffSchema = z
  .strictObject({
    documentId: z.string(),
    from: versionNumber,
    to: versionNumber,
    problems: z.array(
      z.strictObject({
        problemId: z.string(),
        change: z.enum(['same', 'rewritten', 'moved', 'added', 'removed']),
        /** Places in the two versions, from 1. */
        from: z.int().nullable(),
        to: z.int().nullable(),
        before: z.string().nullable(),
        after: z.string().nullable(),
        /** The words of both texts in one; empty where they are the same. */
        pieces: z.array(z.strictObject({ kind: z.enum(['same', 'removed', 'added']), text: z.string() })),
        rationale: z.string().nullable(),
      }),
    ),
  })
  .meta({ id: 'DocumentDiff' });
export type DocumentDiff = z.infer<typeof documentDiffSchema>;

/** Field names may be written in either spelling, so the shape itself is read by whoever carries the request out. */
const requestSchema = z
  .custom<JsonObject>(
    (value) => typeof value === 'object' && value !== null && !Array.isArray(value),
    'must be an object',
  )
  .register(z.globalRegistry, {
    id: 'RewriteRequest',
    description: 'Names may also begin with a capital, as in `ProblemId`.',
  });
requestSchema._zod.toJSONSchema = () => {
  const { $schema: _, ...shape } = z.toJSONSchema(rewriteRequestSchema, { io: 'input' });
  return shape;
};

export const startRewriteSchema = z
  .strictObject({
    request: requestSchema,
    renderer: z
      .string()
      .min(1)
      .max(100)
      .exactOptional()
      .describe('Who writes: `builtin` (by rule, the default), or a renderer of a model.'),
    model: z.string().min(1).max(200).exactOptional(),
    newAttempt: z
      .string()
      .min(1)
      .max(500)
      .exactOptional()
      .describe('Why a fresh answer is wanted to a request that was answered before.'),
  })
  .meta({ id: 'StartRewrite' });
export type StartRewrite = z.input<typeof startRewriteSchema>;

/** A rewrite: how its run stands and, once it is over, the response. */
export const rewriteResourceSchema = z
  .strictObject({
    documentId: z.string(),
    run: runResourceSchema,
    /** The RewriteResponse; absent while the run is open. */
    result: rewriteResponseSchema.meta({ id: 'RewriteResponse' }).exactOptional(),
    /** Selected items that were not applied, with the reason; there where the result is. */
    unapplied: z.array(unappliedFeedbackSchema.meta({ id: 'UnappliedFeedback' })).exactOptional(),
  })
  .meta({ id: 'Rewrite' });
export type RewriteResource = z.infer<typeof rewriteResourceSchema>;

/** A rewrite as it was asked for. */
export const rewriteAskedSchema = z
  .strictObject({
    documentId: z.string(),
    runId: z.string(),
    request: canonicalRequestSchema.meta({ id: 'RewriteRequestForm' }),
    /** Selected items that were not applied, with the reason; empty while the run is open. */
    unapplied: z.array(unappliedFeedbackSchema.meta({ id: 'UnappliedFeedback' })),
  })
  .meta({ id: 'RewriteAsked' });
export type RewriteAsked = z.infer<typeof rewriteAskedSchema>;

export const restoreVersionSchema = z
  .strictObject({
    version: versionNumber.describe('The version to have again, as the newest.'),
    problems: z
      .array(assessmentIdSchema)
      .min(1, 'must name a problem')
      .max(ASSESSMENT_LIMITS.problems)
      .exactOptional()
      .describe(
        'Only these problems get their words of that version again; all else stays as in the newest version.',
      ),
  })
  .meta({ id: 'RestoreVersion' });
export type RestoreVersion = z.input<typeof restoreVersionSchema>;

export const restoredVersionSchema = z
  .strictObject({ documentId: z.string(), newVersion: versionNumber, run: runResourceSchema })
  .meta({ id: 'RestoredVersion' });
export type RestoredVersion = z.infer<typeof restoredVersionSchema>;

export const bloomRequestSchema = z
  .strictObject({
    questions: z
      .array(z.string().max(ASSESSMENT_LIMITS.content))
      .min(1, 'must have a question')
      .max(MOST_QUESTIONS, `must have at most ${MOST_QUESTIONS} questions`),
  })
  .meta({ id: 'BloomRequest' });
export type BloomRequest = z.input<typeof bloomRequestSchema>;

export const bloomAnswerSchema = z
  .strictObject({
    /** In the order of the questions. */
    items: z.array(
      z.strictObject({
        level: z.enum(['remember', 'understand', 'apply', 'analyze', 'evaluate', 'create']),
        confidence: z.number().min(0).max(1),
      }),
    ),
  })
  .meta({ id: 'BloomAnswer' });
export type BloomAnswer = z.infer<typeof bloomAnswerSchema>;
