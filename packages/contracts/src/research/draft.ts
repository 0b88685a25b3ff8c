import { z } from 'zod';

/** One citation: which passage of which source, and the words of it that are quoted. */
export const citationSchema = z.strictObject({
  /** `c1`, `c2`, ... in the order of the draft. */
  citation_id: z.string().regex(/^c[1-9]\d{0,4}$/),
  source_id: z.string(),
  /** Index into the passages of the source. */
  passage: z.int().min(0),
  /** Verbatim words of that passage. */
  quote: z.string().min(1),
});
export type Citation = z.infer<typeof citationSchema>;

/** One sentence of a draft. Without a citation it is marked `[Unverified]` where it stands in a report. */
export const draftSentenceSchema = z.strictObject({
  text: z.string().min(1),
  /** Claims the sentence states: `k1`, `k2`, ... */
  claim_ids: z.array(z.string()),
  citations: z.array(citationSchema),
  unverified: z.boolean(),
});
export type DraftSentence = z.infer<typeof draftSentenceSchema>;

/** What a section is for. `finding` sections answer one subquestion each. */
export const draftSectionSchema = z.strictObject({
  kind: z.enum(['summary', 'finding', 'contradictions', 'superseded', 'implications', 'limitations']),
  heading: z.string().min(1),
  /** The subquestion a `finding` section answers: `q1`, `q2`, ... */
  subquestion_id: z.string().nullable(),
  sentences: z.array(draftSentenceSchema),
});
export type DraftSection = z.infer<typeof draftSectionSchema>;

/** The synthesis of phase 5 as data: what the citation agent checks and the evaluator scores. */
export const draftSchema = z.strictObject({
  title: z.string().min(1),
  sections: z.array(draftSectionSchema),
});
export type Draft = z.infer<typeof draftSchema>;
