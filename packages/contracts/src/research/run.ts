import { z } from 'zod';
import { evaluationVerdictSchema } from './evaluation.ts';

export const RESEARCH_PHASES = [
  'Classify & Scope',
  'Plan & Hypothesize',
  'Retrieve',
  'Triangulate',
  'Synthesize',
  'Cite & Verify',
  'Reflect & Fix',
  'Package',
] as const;
export const phaseNumberSchema = z.int().min(1).max(8);
export type PhaseNumber = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8;

/** A LOOKUP, B SYNTHESIS, C ANALYSIS, D INVESTIGATION. */
export const researchTypeSchema = z.enum(['A', 'B', 'C', 'D']);
export type ResearchType = z.infer<typeof researchTypeSchema>;

/** What a person allows at most. What is absent, the type's row of the matrix decides. */
export const researchLimitsSchema = z.strictObject({
  searches: z.int().min(0).exactOptional(),
  fetches: z.int().min(0).exactOptional(),
  minutes: z.int().min(1).exactOptional(),
  agents: z.int().min(1).max(10).exactOptional(),
  /** Calls of a model, its tokens and its cost, over the whole run. The built-in writer costs nothing. */
  calls: z.int().min(0).exactOptional(),
  tokens: z.int().min(0).exactOptional(),
  costMicros: z.int().min(0).exactOptional(),
});
export type ResearchLimits = z.infer<typeof researchLimitsSchema>;

/** The hard budget of a run as it was decided. */
export const researchBudgetSchema = z.strictObject({
  type: researchTypeSchema,
  agents: z.int().min(1),
  searches: z.int().min(0),
  fetches: z.int().min(0),
  depth: z.int().min(0),
  minutes: z.int().min(1),
});
export type ResearchBudget = z.infer<typeof researchBudgetSchema>;

/** Who is searched, and who fetches what was found. */
export const researchSourceSchema = z.strictObject({
  search: z.enum(['corpus', 'searxng', 'tavily', 'brave']),
  fetch: z.enum(['corpus', 'web']),
  corpus: z.string().exactOptional(),
  snapshot: z.string().exactOptional(),
});
export type ResearchSource = z.infer<typeof researchSourceSchema>;

const writerSchema = z.strictObject({ renderer: z.string().min(1), model: z.string().min(1) });
export type ResearchWriter = z.infer<typeof writerSchema>;

export const researchProjectSchema = z
  .string()
  .regex(
    /^[a-z0-9][a-z0-9-]{0,79}$/,
    'must be 1 to 80 of a-z, 0-9 and -, and begin with a letter or a digit',
  );

/** What a run is told besides words. All of it stays in the ledger. */
export const researchRunInputSchema = z.strictObject({
  /** Names the folder below `RESEARCH/` and the subject of the run. */
  project: researchProjectSchema,
  /** Null: the question is classified by rule. */
  type: researchTypeSchema.nullable(),
  limits: researchLimitsSchema,
  exhaustive: z.boolean(),
  /** A person asked for a deeper investigation. */
  deeper: z.boolean(),
  domains: z.array(z.string().min(1)),
  since: z.iso.date().nullable(),
  asOf: z.iso.date(),
  sources: z.array(researchSourceSchema),
  writer: writerSchema,
  promptVersion: z.string(),
  ruleSet: z.string(),
  /** A run that goes on from another one: phases before `from` are answered from its recordings. */
  fork: z
    .strictObject({
      of: z.string(),
      from: phaseNumberSchema,
      reason: z.string().min(1),
      /** Who wrote before that phase. */
      writer: writerSchema,
    })
    .nullable(),
  /** The run whose stored evidence this one asks. */
  continues: z.string().nullable(),
  /** Which take of its recorded answers each phase uses, by phase number. */
  takes: z.array(z.int().min(1)).length(8),
});
export type ResearchRunInput = z.infer<typeof researchRunInputSchema>;

/** Phase 2: what has to be answered, and what may turn out true or false. */
export const researchPlanSchema = z.strictObject({
  subquestions: z
    .array(z.strictObject({ id: z.string().regex(/^q[1-9]\d?$/), text: z.string().min(1) }))
    .min(1)
    .max(12),
  hypotheses: z
    .array(z.strictObject({ id: z.string().regex(/^h[1-9]\d?$/), text: z.string().min(1) }))
    .max(12),
});
export type ResearchPlan = z.infer<typeof researchPlanSchema>;

export const FRAMINGS = ['academic', 'practitioner', 'skeptical'] as const;
export const framingNameSchema = z.enum(FRAMINGS);
export type FramingName = z.infer<typeof framingNameSchema>;

/** One hypothetical answer, made to find words that real answers use. Never evidence. */
export const hydeFramingSchema = z.strictObject({
  framing: framingNameSchema,
  text: z.string().min(1),
  key_terms: z.array(z.string().min(1)).max(24),
});
export type HydeFraming = z.infer<typeof hydeFramingSchema>;

/** How a run ended, as it stands in the ledger: everything but words. */
export const researchOutcomeSchema = z.strictObject({
  project: researchProjectSchema,
  outcome: z.enum(['answered', 'escalated', 'failed', 'no_answer', 'no_sources']),
  type: researchTypeSchema,
  verdict: evaluationVerdictSchema.nullable(),
  overallScore: z.number().nullable(),
  confidence: z.number().min(0).max(10),
  coverage: z.number().min(0).max(1),
  sources: z.int().min(0),
  claims: z.int().min(0),
  citations: z.int().min(0),
  contradictions: z.int().min(0),
  superseded: z.int().min(0),
  budget: researchBudgetSchema,
  spent: z.strictObject({
    searches: z.int().min(0),
    fetches: z.int().min(0),
    checks: z.int().min(0),
    calls: z.int().min(0),
    tokens: z.int().min(0),
    costMicros: z.int().min(0),
    minutes: z.number().min(0),
  }),
  earlyStop: z.boolean(),
});
export type ResearchOutcome = z.infer<typeof researchOutcomeSchema>;
