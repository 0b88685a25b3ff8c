import { z } from 'zod';
import { findingSchema } from '../finding.ts';

/** The seven pillars of the AEO score and the most points each can give; together 100. */
export const AEO_MAXIMA = {
  answerability: 25,
  structure: 20,
  specificity: 20,
  trust: 15,
  coverage: 10,
  freshness: 5,
  readability: 5,
} as const;
export type AeoPillar = keyof typeof AEO_MAXIMA;
export const AEO_PILLARS = Object.keys(AEO_MAXIMA) as AeoPillar[];

/** The eight categories of the AI-likeness score and their weight in the total; together 100. */
export const AI_LIKENESS_WEIGHTS = {
  vocabulary_inflation: 20,
  participial_density: 20,
  rhetorical_formulas: 15,
  stock_phrases: 10,
  template_frame: 10,
  rhythm: 10,
  voice_deficit: 10,
  punctuation_format: 5,
} as const;
export type AiLikenessCategory = keyof typeof AI_LIKENESS_WEIGHTS;
export const AI_LIKENESS_CATEGORIES = Object.keys(AI_LIKENESS_WEIGHTS) as AiLikenessCategory[];

const score = z.number().min(0).max(100);
const pillar = (name: AeoPillar) => z.number().min(0).max(AEO_MAXIMA[name]);

/** Points by pillar and their sum; every number has at most two decimals. */
export const aeoScoresSchema = z.strictObject({
  total: score,
  pillars: z.strictObject({
    answerability: pillar('answerability'),
    structure: pillar('structure'),
    specificity: pillar('specificity'),
    trust: pillar('trust'),
    coverage: pillar('coverage'),
    freshness: pillar('freshness'),
    readability: pillar('readability'),
  }),
});
export type AeoScores = z.infer<typeof aeoScoresSchema>;

/** 0 to 100 by category, and their weighted mean; lower is better. */
export const aiLikenessScoresSchema = z.strictObject({
  total: score,
  categories: z.strictObject({
    vocabulary_inflation: score,
    participial_density: score,
    rhetorical_formulas: score,
    stock_phrases: score,
    template_frame: score,
    rhythm: score,
    voice_deficit: score,
    punctuation_format: score,
  }),
});
export type AiLikenessScores = z.infer<typeof aiLikenessScoresSchema>;

/** What only the author can add, with the points it could bring. */
export const authorAdviceSchema = z.strictObject({
  rule: z.string(),
  pillar: z.enum(AEO_PILLARS as [AeoPillar, ...AeoPillar[]]),
  points: z.number().min(0),
  advice: z.string(),
});
export type AuthorAdvice = z.infer<typeof authorAdviceSchema>;

/** One evaluation of one version. `asOf` is the day that freshness was measured against. */
export const blogEvaluationSchema = z.strictObject({
  source: z.enum(['rules', 'external']),
  asOf: z.iso.date(),
  aeo: aeoScoresSchema,
  aiLikeness: aiLikenessScoresSchema,
  /** The best AEO total that a rewrite without new facts could reach. */
  attainableMaximum: score,
  authorAdvice: z.array(authorAdviceSchema),
  findings: z.array(findingSchema),
});
export type BlogEvaluation = z.infer<typeof blogEvaluationSchema>;
