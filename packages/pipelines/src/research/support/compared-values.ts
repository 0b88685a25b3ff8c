import { valuesAgree } from '../claims/compare-values.ts';
import type { SupportSentence } from './read-claim.ts';

/** Which share of the claim's values the sentences give, give otherwise, or leave out. */
export function compareValues(
  claim: SupportSentence,
  sentences: readonly SupportSentence[],
  top: readonly SupportSentence[],
): { agree: number; differ: number; missing: number } {
  if (claim.values.length === 0) return { agree: 0, differ: 0, missing: 0 };
  let agree = 0;
  let differ = 0;
  for (const value of claim.values) {
    const same = (sentence: SupportSentence): boolean =>
      sentence.values.some((each) => each.dimension === value.dimension && valuesAgree(each, value));
    const other = (sentence: SupportSentence): boolean =>
      sentence.values.some((each) => each.dimension === value.dimension && !valuesAgree(each, value));
    if (sentences.some(same)) agree += 1;
    else if (top.some(other)) differ += 1;
  }
  const size = claim.values.length;
  return { agree: agree / size, differ: differ / size, missing: (size - agree - differ) / size };
}
