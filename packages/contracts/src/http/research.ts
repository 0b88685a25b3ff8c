import { z } from 'zod';
import { instantSchema } from '../ids.ts';
import { claimClassSchema } from '../research/claims.ts';
import {
  phaseNumberSchema,
  researchBudgetSchema,
  researchLimitsSchema,
  researchOutcomeSchema,
  researchProjectSchema,
  researchTypeSchema,
} from '../research/run.ts';
import { urlStatusSchema } from '../research/sources.ts';
import { pageQuery, searchQuery } from './page.ts';
import { runResourceSchema } from './run.ts';

const budget = researchBudgetSchema.meta({ id: 'ResearchBudget' });
const question = z.string().min(1, 'must have words').max(2_000);
const writer = {
  renderer: z
    .string()
    .min(1)
    .max(100)
    .exactOptional()
    .describe('Who writes: `builtin` (by rule, the default), or a renderer of a model.'),
  model: z.string().min(1).max(200).exactOptional(),
};

const asked = {
  question,
  corpus: z
    .string()
    .regex(/^[a-z0-9][a-z0-9_-]{0,63}$/, 'must be the name of a corpus')
    .exactOptional()
    .describe('The name of a folder that the operator set up; GET /v1/corpora lists them.'),
  web: z
    .array(z.enum(['searxng', 'tavily', 'brave']))
    .min(1)
    .max(3)
    .exactOptional()
    .describe('Services to search the web with.'),
  type: researchTypeSchema.exactOptional().describe('How much effort; by the question where it is absent.'),
  limits: researchLimitsSchema.exactOptional(),
  exhaustive: z.boolean().exactOptional().describe('Never stop early.'),
  deeper: z.boolean().exactOptional().describe('One type more than the question has.'),
  domains: z
    .array(z.string().min(1).max(253))
    .max(100)
    .exactOptional()
    .describe('Only pages of these domains.'),
  since: z.iso.date().exactOptional().describe('Only what was published from this day on.'),
  asOf: z.iso.date().exactOptional().describe('The day that counts as today.'),
  ...writer,
};

export const startResearchSchema = z
  .strictObject({ ...asked, project: researchProjectSchema.exactOptional() })
  .meta({ id: 'StartResearch' });
export type StartResearch = z.input<typeof startResearchSchema>;

/** A further question on the evidence that a run has stored; nothing is searched unless a source is named. */
export const continueResearchSchema = z.strictObject(asked).meta({ id: 'ContinueResearch' });
export type ContinueResearch = z.input<typeof continueResearchSchema>;

export const forkResearchSchema = z
  .strictObject({
    from: phaseNumberSchema.describe('The first phase that is done anew.'),
    reason: z.string().min(1).max(500).exactOptional().describe('Stays on record.'),
    ...writer,
  })
  .meta({ id: 'ForkResearch' });
export type ForkResearch = z.input<typeof forkResearchSchema>;

export const previewResearchSchema = z
  .strictObject({
    question,
    type: researchTypeSchema.exactOptional(),
    limits: researchLimitsSchema.exactOptional(),
    storedEvidence: z
      .boolean()
      .exactOptional()
      .describe('It asks what a run has stored, and searches nothing.'),
    ...writer,
  })
  .meta({ id: 'PreviewResearch' });
export type PreviewResearch = z.input<typeof previewResearchSchema>;

const effort = {
  searches: z.int(),
  fetches: z.int(),
  /** Calls of a model. */
  calls: z.int(),
  inputTokens: z.int(),
  outputTokens: z.int(),
};

/** The most a run can take, before it starts. All of it is a hard limit; most runs take less. */
export const researchPreviewSchema = z
  .strictObject({
    type: researchTypeSchema,
    complexityScore: z.number(),
    budget,
    /** What scaling up by one type would allow at most; null where it cannot. */
    scaledUp: budget.nullable(),
    writer: z.strictObject({ renderer: z.string(), model: z.string() }),
    phases: z.array(z.strictObject({ phase: phaseNumberSchema, ...effort })),
    total: z.strictObject(effort),
  })
  .meta({ id: 'ResearchPreview', description: 'The most that a run can take.' });
export type ResearchPreview = z.infer<typeof researchPreviewSchema>;

export const researchQuery = z.strictObject({
  ...pageQuery,
  ...searchQuery,
  project: researchProjectSchema.exactOptional(),
  status: z.enum(['open', 'finished']).exactOptional(),
});

export const researchSummarySchema = z
  .strictObject({
    runId: z.string(),
    project: z.string(),
    question: z.string(),
    status: z.enum(['open', 'finished']),
    outcome: z.string().nullable(),
    reason: z.string().nullable(),
    startedAt: instantSchema,
  })
  .meta({ id: 'ResearchSummary' });
export type ResearchSummary = z.infer<typeof researchSummarySchema>;

/** One run with what it read, what it found and what it spent. */
export const researchResourceSchema = z
  .strictObject({
    runId: z.string(),
    project: z.string(),
    question: z.string(),
    status: z.enum(['open', 'finished']),
    reason: z.string().nullable(),
    /** Null where the run is open, or ended before its package was made. */
    outcome: researchOutcomeSchema.meta({ id: 'ResearchOutcome' }).nullable(),
    phase: z.string(),
    fork: z.strictObject({ of: z.string(), from: phaseNumberSchema }).nullable(),
    continues: z.string().nullable(),
    files: z.array(z.string()),
    /** What searches, fetches and models said when they came to nothing, each once. */
    problems: z.array(z.string()),
    sources: z.array(
      z.strictObject({
        id: z.string(),
        grade: z.string(),
        status: urlStatusSchema,
        title: z.string(),
        address: z.string(),
        date: z.string().nullable(),
      }),
    ),
    claims: z.array(
      z.strictObject({
        id: z.string(),
        class: claimClassSchema,
        status: z.enum(['VERIFIED', 'UNVERIFIED', 'CONTRADICTED']),
        confidence: z.number().min(0).max(10),
        text: z.string(),
        sources: z.array(z.string()),
        supersededBy: z.string().nullable(),
      }),
    ),
    phases: z.array(
      z.strictObject({
        phase: phaseNumberSchema,
        status: z.enum(['completed', 'skipped']),
        searches: z.int(),
        fetches: z.int(),
        checks: z.int(),
        calls: z.int(),
        justification: z.string().nullable(),
      }),
    ),
    refusals: z.array(z.strictObject({ agent: z.string(), act: z.string(), step: z.string() })),
    invalidOutputs: z.array(z.strictObject({ agent: z.string(), step: z.string() })),
  })
  .meta({ id: 'Research' });
export type ResearchResource = z.infer<typeof researchResourceSchema>;

export const startedResearchSchema = z
  .strictObject({
    project: z.string(),
    run: runResourceSchema,
    /** Only where the caller waited and the run is over. */
    result: researchResourceSchema.exactOptional(),
  })
  .meta({ id: 'StartedResearch' });
export type StartedResearch = z.infer<typeof startedResearchSchema>;

export const researchFilesSchema = z
  .strictObject({
    items: z.array(z.strictObject({ name: z.string(), contentType: z.string(), characters: z.int().min(0) })),
  })
  .meta({ id: 'ResearchFiles', description: 'The files of a package.' });
export type ResearchFiles = z.infer<typeof researchFilesSchema>;

export const corporaSchema = z
  .strictObject({
    items: z.array(
      z.strictObject({
        name: z.string(),
        /** How many documents lie there now; null where the folder cannot be read. */
        documents: z.int().min(0).nullable(),
      }),
    ),
  })
  .meta({ id: 'Corpora', description: 'Folders that questions can be answered from.' });
export type Corpora = z.infer<typeof corporaSchema>;
