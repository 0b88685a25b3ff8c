import { isStopWord } from '@palimpsest/kernel/text';
import { type ReadSentence, type Stemmer, withoutPossessive } from './read-text.ts';
import { isNegator, NOT_DENYING } from './words/negators.ts';

/** Which content words of a sentence are denied and which are not. A word can be both. */
export interface Polarity {
  readonly denied: ReadonlySet<string>;
  readonly stated: ReadonlySet<string>;
  readonly denials: number;
}

/** A denial reaches the first content word behind it, at most so many words away. */
const REACH = 4;

export function polarityOf({ words, passage }: ReadSentence, stemOf: Stemmer): Polarity {
  const denied = new Set<string>();
  const stated = new Set<string>();
  let denials = 0;
  let reach = 0;
  let denies = false;
  let end = 0;
  for (const [at, { lower, span }] of words.entries()) {
    if (reach > 0 && BREAK.test(passage.text.slice(end, span.start))) reach = 0;
    end = span.end;
    reach -= 1;
    if (isNegator(lower)) {
      if (NOT_DENYING.has(words[at + 1]?.lower ?? '')) continue;
      denials += 1;
      reach = REACH + 1;
      denies = true;
      continue;
    }
    if (isStopWord(lower)) continue;
    const stem = stemOf(withoutPossessive(lower));
    if (reach <= 0) stated.add(stem);
    else if (denies) denied.add(stem);
    // What else is within reach may be denied or not: "not yet widely used".
    denies = false;
  }
  return { denied, stated, denials };
}

const BREAK = /[,;:()–—]/;

/** What several sentences deny and state together. */
export function together(all: readonly Polarity[]): Polarity {
  const denied = new Set<string>();
  const stated = new Set<string>();
  let denials = 0;
  for (const each of all) {
    for (const stem of each.denied) denied.add(stem);
    for (const stem of each.stated) stated.add(stem);
    denials += each.denials;
  }
  return { denied, stated, denials };
}
