import { isStopWord } from '@palimpsest/kernel/text';
import type { AnalysedSentence, BlogAnalysis } from '../analysis.ts';

/** Stems of the words that carry the meaning. */
export function contentStems(post: BlogAnalysis, sentences: readonly AnalysedSentence[]): Set<string> {
  const stems = new Set<string>();
  for (const sentence of sentences) {
    for (const { lower } of sentence.words) {
      if (!isStopWord(lower) && lower.length > 2) stems.add(post.stemOf(lower));
    }
  }
  return stems;
}

/** Share of content words that two stretches have in common, 0 to 1: low where the subject changes. */
export function cohesion(
  post: BlogAnalysis,
  before: readonly AnalysedSentence[],
  after: readonly AnalysedSentence[],
): number {
  const a = contentStems(post, before);
  const b = contentStems(post, after);
  const smaller = Math.min(a.size, b.size);
  if (smaller === 0) return 0;
  let common = 0;
  for (const stem of a) if (b.has(stem)) common += 1;
  return common / smaller;
}
