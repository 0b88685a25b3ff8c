/**
 * What the rewriter takes from the rules that will judge its work, so that both mean the same by an answer, a
 * preamble and a question. It is pinned to `aeo/v1`; the triggers that start a rewrite come from there.
 */
import type { AnalysedSentence, BlogAnalysis } from '../analysis.ts';
import { type AeoInput, aeoInput } from '../rules/aeo/v1/aeo-input.ts';
import { findPhrases, phraseAt } from '../rules/aeo/v1/phrases.ts';
import { ANNOUNCING } from '../rules/aeo/v1/words/announcing.ts';
import { PREAMBLE_OPENERS } from '../rules/aeo/v1/words/preamble-openers.ts';

/** Freshness is the only thing that depends on the day, and no part of the rewriter asks for it. */
const ANY_DAY = '2000-01-01';

export function aeoView(post: BlogAnalysis): AeoInput {
  return aeoInput(post, ANY_DAY);
}

/** Whether a sentence greets, announces or runs up instead of saying something. */
export function isPreamble({ words }: Pick<AnalysedSentence, 'words'>): boolean {
  return phraseAt(PREAMBLE_OPENERS, words, 0) > 0 || findPhrases(ANNOUNCING, words).length > 0;
}
