import type { AEO_MAXIMA, AI_LIKENESS_WEIGHTS, BlogScore, Finding } from '@palimpsest/contracts';

/** The parts of both scores, in the order in which they are shown. The types keep them equal to those of the rules. */
export const PILLARS: typeof AEO_MAXIMA = {
  answerability: 25,
  structure: 20,
  specificity: 20,
  trust: 15,
  coverage: 10,
  freshness: 5,
  readability: 5,
};
export const CATEGORIES = [
  'vocabulary_inflation',
  'participial_density',
  'rhetorical_formulas',
  'stock_phrases',
  'template_frame',
  'rhythm',
  'voice_deficit',
  'punctuation_format',
] as const satisfies readonly (keyof typeof AI_LIKENESS_WEIGHTS)[];

export const WEIGHTS: typeof AI_LIKENESS_WEIGHTS = {
  vocabulary_inflation: 20,
  participial_density: 20,
  rhetorical_formulas: 15,
  stock_phrases: 10,
  template_frame: 10,
  rhythm: 10,
  voice_deficit: 10,
  punctuation_format: 5,
};

export type Scores = Pick<BlogScore, 'aeo' | 'aiLikeness'>;

/** Does a finding speak against the text? For answers that is points lost, for machine-likeness points added. */
export function speaksAgainst({ ruleSet, points = 0 }: Finding): boolean {
  return ruleSet.startsWith('aeo/') ? points < 0 : points > 0;
}

/** One decimal at most. */
export function rounded(value: number): number {
  return Math.round(value * 10) / 10;
}
