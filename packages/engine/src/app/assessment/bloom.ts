import { classifyBloom } from '@palimpsest/pipelines/assessment';

/** The Bloom level of a question by the product's own rules, without the words that decided. */
export function bloomOf(question: string): { readonly level: string; readonly confidence: number } {
  const { level, confidence } = classifyBloom(question);
  return { level, confidence };
}
