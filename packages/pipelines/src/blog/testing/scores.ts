import {
  type AeoPillar,
  AI_LIKENESS_CATEGORIES,
  type AiLikenessCategory,
  type ExternalScores,
} from '@palimpsest/contracts';

/** Scores that fire nothing; a test names what matters to it. */
export function scores({
  aeo = 80,
  ai = 20,
  pillars = {},
  categories = {},
}: {
  readonly aeo?: number;
  readonly ai?: number;
  readonly pillars?: Partial<Record<AeoPillar, number>>;
  readonly categories?: Partial<Record<AiLikenessCategory, number>>;
} = {}): ExternalScores {
  const quiet = Object.fromEntries(AI_LIKENESS_CATEGORIES.map((category) => [category, 20]));
  return {
    aeo: {
      total: aeo,
      pillars: {
        answerability: 20,
        structure: 16,
        specificity: 16,
        trust: 12,
        coverage: 8,
        freshness: 4,
        readability: 4,
        ...pillars,
      },
    },
    aiLikeness: {
      total: ai,
      categories: { ...(quiet as ExternalScores['aiLikeness']['categories']), ...categories },
    },
  };
}
