import { valuesAgree } from '../claims/compare-values.ts';
import type { SupportSentence } from './read-claim.ts';

const NEARLY_ALL = 0.75;

/**
 * The sentence says nearly the same as the claim but gives another value, or turns it round. Such a pair needs no
 * weighing of features.
 */
export function plainConflict(claim: SupportSentence, sentence: SupportSentence): boolean {
  if (claim.terms.size < 2 || shared(claim, sentence) < NEARLY_ALL) return false;
  if (valuesConflict(claim, sentence)) return true;
  if (sentence.terms.size > claim.terms.size * 2) return false;
  return turned(claim) !== turned(sentence);
}

function shared(claim: SupportSentence, sentence: SupportSentence): number {
  let count = 0;
  for (const term of claim.terms) if (sentence.terms.has(term)) count += 1;
  return count / claim.terms.size;
}

/** Every value of the claim has a rival of its kind and no equal. */
function valuesConflict(claim: SupportSentence, sentence: SupportSentence): boolean {
  if (claim.values.length === 0) return false;
  return claim.values.some((value) => {
    const rivals = sentence.values.filter((each) => each.dimension === value.dimension);
    return rivals.length > 0 && !rivals.some((each) => valuesAgree(each, value));
  });
}

/** The sign of a sentence: its negations and the poles of its words multiplied. */
function turned(sentence: SupportSentence): boolean {
  const down = sentence.words.filter((word) => word.pole?.sign === -1).length;
  return (sentence.negations + down) % 2 === 1;
}
