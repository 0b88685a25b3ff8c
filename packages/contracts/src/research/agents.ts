import { z } from 'zod';
import { urlStatusSchema } from './sources.ts';

/** The five agents. None of them can do what another one is for. */
export const RESEARCH_AGENTS = ['orchestrator', 'researcher', 'verifier', 'critic', 'citation'] as const;
export const researchAgentSchema = z.enum(RESEARCH_AGENTS);
export type ResearchAgent = z.infer<typeof researchAgentSchema>;

export const severitySchema = z.enum(['HIGH', 'MEDIUM', 'LOW']);
export type Severity = z.infer<typeof severitySchema>;

export const sourceGradeSchema = z.enum(['A', 'B', 'C', 'D', 'E']);
export type SourceGrade = z.infer<typeof sourceGradeSchema>;

export const supportLabelSchema = z.enum(['SUPPORTS', 'CONTRADICTS', 'NEUTRAL']);
export type SupportLabel = z.infer<typeof supportLabelSchema>;

/** What the orchestrator says at each boundary: where the run is and who acts next, never what was found. */
export const orchestratorOutputSchema = z.strictObject({
  current_phase: z.string(),
  next_action: z.string(),
  agent_to_activate: z.string(),
  budget_update: z.strictObject({ searches: z.int().min(0), fetches: z.int().min(0) }),
  routing_decision: z.string(),
  rationale: z.string(),
});
export type OrchestratorOutput = z.infer<typeof orchestratorOutputSchema>;

export const sourceFoundSchema = z.strictObject({
  url: z.string(),
  title: z.string(),
  quality_grade: sourceGradeSchema,
  /** ISO date; null where the source does not say. */
  date_published: z.string().nullable(),
  /** Each begins with the page or section it stands in. */
  key_passages: z.array(z.string()),
  relevance_score: z.number().min(0).max(1),
});

/** What the researcher brought for one subquestion. */
export const researcherOutputSchema = z.strictObject({
  subquestion_id: z.string(),
  sources_found: z.array(sourceFoundSchema),
  queries_executed: z.array(z.string()),
  gaps_identified: z.array(z.string()),
  suggested_follow_up: z.array(z.string()),
});
export type ResearcherOutput = z.infer<typeof researcherOutputSchema>;

/** Three ways to check one claim, and how far they agree. */
export const selfConsistencySchema = z.strictObject({
  paths_checked: z.int().min(0),
  path_results: z.array(supportLabelSchema),
  agreement_rate: z.number().min(0).max(1),
  confidence: z.enum(['HIGH', 'MEDIUM', 'FLAG']),
  dissent_note: z.string().nullable(),
});
export type SelfConsistency = z.infer<typeof selfConsistencySchema>;

export const independenceCheckSchema = z.strictObject({
  passed: z.boolean(),
  reasoning: z.string(),
  common_ancestor: z.string().nullable(),
});
export type IndependenceCheck = z.infer<typeof independenceCheckSchema>;

export const verificationStatusSchema = z.enum(['VERIFIED', 'UNVERIFIED', 'CONTRADICTED']);
export type VerificationStatus = z.infer<typeof verificationStatusSchema>;

/** What the verifier says of one claim, from the evidence that is there. */
export const verifierOutputSchema = z.strictObject({
  claim_id: z.string(),
  claim_text: z.string(),
  verification_status: verificationStatusSchema,
  supporting_sources: z.array(
    z.strictObject({ url: z.string(), passage: z.string(), classification: supportLabelSchema }),
  ),
  independence_check: independenceCheckSchema,
  self_consistency: selfConsistencySchema,
  confidence_score: z.number().min(0).max(10),
});
export type VerifierOutput = z.infer<typeof verifierOutputSchema>;

/** The ten codes of a quality audit. The rule set explains each. */
export const QA_CODES = ['CD', 'ME', 'IV', 'NE', 'SC', 'SG', 'CM', 'HL', 'CT', 'SD'] as const;
export const qaCodeSchema = z.enum(QA_CODES);
export type QaCode = z.infer<typeof qaCodeSchema>;

/** What the critic holds against a draft. */
export const criticOutputSchema = z.strictObject({
  red_team_challenges: z.array(
    z.strictObject({
      finding_challenged: z.string(),
      counter_evidence: z.string(),
      source: z.string(),
      severity: severitySchema,
      recommendation: z.string(),
    }),
  ),
  qa_issues: z.array(
    z.strictObject({
      category: qaCodeSchema,
      location: z.string(),
      description: z.string(),
      fix_suggestion: z.string(),
    }),
  ),
  overall_confidence: z.number().min(0).max(10),
  limitations_identified: z.array(z.string()),
});
export type CriticOutput = z.infer<typeof criticOutputSchema>;

export const citationIssueTypeSchema = z.enum([
  'URL_DEAD',
  'QUOTE_MISMATCH',
  'CLAIM_UNSUPPORTED',
  'DATE_WRONG',
]);
export type CitationIssueType = z.infer<typeof citationIssueTypeSchema>;

/** What the citation agent found out about every citation of a draft. */
export const citationReportSchema = z.strictObject({
  citations_checked: z.int().min(0),
  citations_valid: z.int().min(0),
  issues: z.array(
    z.strictObject({
      citation_id: z.string(),
      issue_type: citationIssueTypeSchema,
      original: z.string(),
      correction: z.string(),
      severity: severitySchema,
    }),
  ),
  urls_verified: z.array(
    z.strictObject({ url: z.string(), status: urlStatusSchema, last_checked: z.string() }),
  ),
});
export type CitationReport = z.infer<typeof citationReportSchema>;
