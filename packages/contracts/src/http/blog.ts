import { z } from 'zod';
import { blogRunResultSchema, cycleStatusSchema } from '../blog/run.ts';
import { aeoScoresSchema, aiLikenessScoresSchema } from '../blog/scores.ts';
import { blogSettingsSchema, externalScoresSchema } from '../blog/settings.ts';
import { spanSchema, verdictSchema } from '../finding.ts';
import { instantSchema } from '../ids.ts';
import { jsonSchema } from '../json.ts';
import { runResourceSchema } from './run.ts';

/** What a post may have over HTTP: scoring it takes a second or two, in which the server answers nobody else. */
const MOST_CHARACTERS = 500_000;

const settings = z
  .strictObject({
    ruleSet: blogSettingsSchema.shape.ruleSet.exactOptional(),
    renderer: blogSettingsSchema.shape.renderer.exactOptional(),
    model: blogSettingsSchema.shape.model.exactOptional(),
    scores: blogSettingsSchema.shape.scores.exactOptional(),
    protectedTerms: blogSettingsSchema.shape.protectedTerms.exactOptional(),
    switchedOff: blogSettingsSchema.shape.switchedOff.exactOptional(),
    stopWhenUnattainable: blogSettingsSchema.shape.stopWhenUnattainable.exactOptional(),
  })
  .meta({
    id: 'BlogRunSettings',
    description: 'What is absent holds on from the run before, else has its default.',
  });

const post = z.string().min(1, 'must have words').max(MOST_CHARACTERS).describe('The post, markdown.');
const asOf = z.iso.date().describe('The day that freshness is measured against; today where it is absent.');

/** A post to be scored; nothing is kept. */
export const scorePostSchema = z.strictObject({
  content: post,
  asOf: asOf.exactOptional(),
  ruleSet: blogSettingsSchema.shape.ruleSet.exactOptional(),
  switchedOff: blogSettingsSchema.shape.switchedOff.exactOptional(),
});
export type ScorePost = z.input<typeof scorePostSchema>;

/** An author's version to be looked after. */
export const startBlogSchema = z.strictObject({
  content: post,
  asOf: asOf.exactOptional(),
  settings: settings.exactOptional(),
  scores: externalScoresSchema.exactOptional(),
  newAttempt: z
    .string()
    .min(1)
    .max(500)
    .exactOptional()
    .describe(
      'Why fresh answers are wanted where recorded ones would answer. Stays in the ledger as it is: no words of people.',
    ),
});
export type StartBlog = z.input<typeof startBlogSchema>;

export const startedBlogSchema = z
  .strictObject({
    blogId: z.uuid(),
    versionNumber: z.int().min(1),
    run: runResourceSchema,
    /** Only where the caller waited and the run is over, or waits for scores. */
    result: blogRunResultSchema.exactOptional(),
  })
  .meta({ id: 'StartedBlogRun' });
export type StartedBlog = z.infer<typeof startedBlogSchema>;

export const recordScoresSchema = z.strictObject({
  runId: z.string().min(1).max(128),
  versionId: z.string().min(1).max(200),
  scores: externalScoresSchema,
});
export type RecordScores = z.input<typeof recordScoresSchema>;

export const verifyRewriteSchema = z.strictObject({
  before: post,
  after: z.string().max(MOST_CHARACTERS),
  protectedTerms: blogSettingsSchema.shape.protectedTerms.exactOptional(),
});
export type VerifyRewrite = z.input<typeof verifyRewriteSchema>;

export const rewriteVerdictSchema = z
  .strictObject({ passed: z.boolean(), verdicts: z.array(verdictSchema) })
  .meta({ id: 'RewriteVerdict' });
export type RewriteVerdict = z.infer<typeof rewriteVerdictSchema>;

const evaluation = z.strictObject({
  evaluationId: z.string(),
  source: z.enum(['rules', 'external']),
  asOf: z.iso.date(),
  switchedOff: z.array(z.string()),
  attainableMaximum: z.number(),
  aeo: aeoScoresSchema,
  aiLikeness: aiLikenessScoresSchema,
});

/** One version of a post, with its words. */
export const blogVersionResourceSchema = z
  .strictObject({
    versionId: z.uuid(),
    versionNumber: z.int().min(1),
    parentVersionId: z.uuid().nullable(),
    origin: z.enum(['author', 'rewrite']),
    cycleNumber: z.int().nullable(),
    runId: z.string(),
    createdAt: instantSchema,
    content: z.string(),
    evaluation: evaluation.nullable(),
  })
  .meta({
    id: 'BlogVersion',
    description: 'A version never changes. Words that were erased read `[erased]`.',
  });
export type BlogVersionResource = z.infer<typeof blogVersionResourceSchema>;

export const blogCycleResourceSchema = z
  .strictObject({
    cycleId: z.uuid(),
    cycleNumber: z.int().min(1),
    parentVersionId: z.uuid(),
    childVersionId: z.uuid().nullable(),
    triggerReasons: z.array(z.string()),
    triggerData: z.array(jsonSchema),
    rewritePrompt: z.string(),
    parentAeoTotal: z.number(),
    childAeoTotal: z.number().nullable(),
    parentAiLikeness: z.number(),
    childAiLikeness: z.number().nullable(),
    trendOutcome: z.string().nullable(),
    trendCode: z.int().nullable(),
    status: cycleStatusSchema,
    stopReason: z.string().nullable(),
    createdAt: instantSchema,
  })
  .meta({ id: 'BlogCycle' });

/** Everything on record about a blog. */
export const blogResourceSchema = z
  .strictObject({
    blogId: z.uuid(),
    createdAt: instantSchema,
    settings: blogSettingsSchema.nullable(),
    runs: z.array(
      z.strictObject({
        runId: z.string(),
        status: z.enum(['open', 'finished']),
        outcome: z.string().nullable(),
        reason: z.string().nullable(),
      }),
    ),
    versions: z.array(blogVersionResourceSchema),
    cycles: z.array(blogCycleResourceSchema),
  })
  .meta({ id: 'Blog', description: 'A blog with all its versions, scores and cycles, newest last.' });
export type BlogResource = z.infer<typeof blogResourceSchema>;

/** One line of the list of blogs. */
export const blogSummarySchema = z
  .strictObject({
    blogId: z.uuid(),
    createdAt: instantSchema,
    versions: z.int(),
    newestVersion: z.int(),
    /** The beginning of the newest version: its title, where it has one. */
    title: z.string().nullable(),
    aeoTotal: z.number().nullable(),
    aiLikenessTotal: z.number().nullable(),
    openRun: z.string().nullable(),
  })
  .meta({ id: 'BlogSummary' });
export type BlogSummary = z.infer<typeof blogSummarySchema>;

export const blogDiffSchema = z
  .strictObject({
    from: z.int(),
    to: z.int(),
    changes: z.array(
      z.strictObject({
        kind: z.enum(['same', 'changed', 'added', 'removed', 'moved']),
        before: spanSchema.nullable(),
        after: spanSchema.nullable(),
        words: z.array(z.strictObject({ kind: z.enum(['same', 'added', 'removed']), text: z.string() })),
      }),
    ),
  })
  .meta({ id: 'BlogDiff', description: 'What changed between two versions, by passages and words.' });
export type BlogDiff = z.infer<typeof blogDiffSchema>;

const excerpt = z.strictObject({ span: spanSchema, text: z.string() });

/** The rewrites of a run for their author to review, each changed passage with what asked for it. */
export const blogProposalsSchema = z
  .strictObject({
    items: z.array(
      z.strictObject({
        runId: z.string(),
        cycleNumber: z.int(),
        parentVersionId: z.uuid(),
        childVersionId: z.uuid(),
        proposal: z.strictObject({
          passages: z.array(
            z.strictObject({
              current: excerpt.nullable(),
              proposed: excerpt.nullable(),
              kind: z.enum(['changed', 'added', 'removed', 'moved']),
              rationale: z.strictObject({
                triggers: z.array(z.string()),
                instructions: z.array(z.string()),
                rules: z.array(z.string()),
                sentence: z.string(),
              }),
            }),
          ),
        }),
      }),
    ),
  })
  .meta({ id: 'BlogProposals' });
export type BlogProposals = z.infer<typeof blogProposalsSchema>;
