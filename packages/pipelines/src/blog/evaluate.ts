import {
  AEO_MAXIMA,
  AEO_PILLARS,
  AI_LIKENESS_CATEGORIES,
  type BlogEvaluation,
  type ExternalScores,
  type JsonObject,
} from '@palimpsest/contracts';
import type { Evaluator } from '@palimpsest/kernel';
import { round2 } from './round.ts';
import { REWRITABLE_PILLARS } from './rules/blog/v1/instructions.ts';

/** The name of the evaluator within the pipeline; its results are told from others by it. */
export const BLOG_EVALUATOR = 'blog-score';
export const BLOG_EVALUATOR_VERSION = 'v1';

/** What the rules' scorer is told besides the post. */
export type ScoringOptions = { readonly asOf: string; readonly switchedOff: readonly string[] };

/** Scores a post by rule. */
export type ScorePost = (content: string, options: ScoringOptions) => BlogEvaluation;

/** What stands on record as the input of an evaluation; the post itself is a text beside it. */
export type EvaluationInput = ScoringOptions & {
  readonly evaluationId: string;
  readonly versionId: string;
  readonly source: 'rules' | 'external';
  readonly scores: ExternalScores | null;
};

/** One evaluator for both sources, so that a version's scores always come about and look the same. */
export function blogEvaluator(scorePost: ScorePost): Evaluator {
  return {
    version: BLOG_EVALUATOR_VERSION,
    evaluate(input, texts) {
      const { scores, ...options } = input as unknown as EvaluationInput;
      const result =
        scores === null ? scorePost(texts.content ?? '', options) : externalEvaluation(scores, options.asOf);
      return result as unknown as JsonObject;
    },
  };
}

/**
 * Scores from elsewhere, rounded as our own are. A rewrite without new facts can at most fill the pillars that
 * depend on form; what an author could add is not known here.
 */
export function externalEvaluation({ aeo, aiLikeness }: ExternalScores, asOf: string): BlogEvaluation {
  const pillars = Object.fromEntries(
    AEO_PILLARS.map((pillar) => [pillar, round2(aeo.pillars[pillar])]),
  ) as BlogEvaluation['aeo']['pillars'];
  const categories = Object.fromEntries(
    AI_LIKENESS_CATEGORIES.map((category) => [category, round2(aiLikeness.categories[category])]),
  ) as BlogEvaluation['aiLikeness']['categories'];
  const total = round2(aeo.total);
  const room = REWRITABLE_PILLARS.reduce((sum, pillar) => sum + AEO_MAXIMA[pillar] - pillars[pillar], 0);
  return {
    source: 'external',
    asOf,
    aeo: { total, pillars },
    aiLikeness: { total: round2(aiLikeness.total), categories },
    attainableMaximum: Math.min(100, round2(total + room)),
    authorAdvice: [],
    findings: [],
  };
}
