import { z } from 'zod';
import { spanSchema } from '../finding.ts';
import { verifierOutputSchema } from './agents.ts';

/** C1 decides the answer, C2 supports it, C3 is context. */
export const claimClassSchema = z.enum(['C1', 'C2', 'C3']);
export type ClaimClass = z.infer<typeof claimClassSchema>;

/** Where a claim is said: source, passage and the words of it. */
export const claimEvidenceSchema = z.strictObject({
  source_id: z.string(),
  passage: z.int().min(0),
  span: spanSchema,
  quote: z.string().min(1),
});
export type ClaimEvidence = z.infer<typeof claimEvidenceSchema>;

/** One claim with all that is known about it. */
export const researchClaimSchema = z.strictObject({
  /** `k1`, `k2`, ... */
  id: z.string().regex(/^k[1-9]\d{0,4}$/),
  class: claimClassSchema,
  text: z.string().min(1),
  /** Subquestions it answers. */
  subquestions: z.array(z.string()),
  evidence: z.array(claimEvidenceSchema),
  /** Groups of sources that depend on each other; each counts once. */
  independent_groups: z.array(z.array(z.string())),
  verification: verifierOutputSchema,
  /** The claim that is newer on the same fact, or null. */
  superseded_by: z.string().nullable(),
});
export type ResearchClaim = z.infer<typeof researchClaimSchema>;

/** Two claims that cannot both be right. Both are reported. */
export const contradictionSchema = z.strictObject({
  claims: z.tuple([z.string(), z.string()]),
  sources: z.tuple([z.array(z.string()), z.array(z.string())]),
  reason: z.string(),
});
export type Contradiction = z.infer<typeof contradictionSchema>;

/** A value that a newer document of the same publisher, or one that says so, has replaced. */
export const supersessionSchema = z.strictObject({
  older: z.string(),
  newer: z.string(),
  older_source: z.string(),
  newer_source: z.string(),
  reason: z.string(),
});
export type Supersession = z.infer<typeof supersessionSchema>;
