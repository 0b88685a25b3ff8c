import { isStopWord } from '@palimpsest/kernel/text';
import { type ReadSentence, type Stemmer, withoutPossessive } from './read-text.ts';
import { DENYING_PREFIX, isNegator, NOT_DENYING } from './words/negators.ts';

/** Which content words of a sentence are denied and which are not. A word can be both. */
export interface Polarity {
  readonly denied: ReadonlySet<string>;
  readonly stated: ReadonlySet<string>;
  readonly denials: number;
  /** Stems of all its words. */
  readonly stems: ReadonlySet<string>;
  /** Words with a prefix that denies, as stems with and without it. */
  readonly prefixed: readonly { readonly whole: string; readonly bare: string }[];
}

export type PolarityReader = (sentence: ReadSentence) => Polarity;

/** Each sentence is read once, however many others it is compared with. */
export function polarityReader(stemOf: Stemmer): PolarityReader {
  const known = new Map<ReadSentence, Polarity>();
  return (sentence) => {
    const before = known.get(sentence);
    if (before !== undefined) return before;
    const made = polarityOf(sentence, stemOf);
    known.set(sentence, made);
    return made;
  };
}

/** A denial reaches the first content word behind it, at most so many words away. */
const REACH = 4;

function polarityOf({ words, passage }: ReadSentence, stemOf: Stemmer): Polarity {
  const denied = new Set<string>();
  const stated = new Set<string>();
  const stems = new Set<string>();
  const prefixed: { whole: string; bare: string }[] = [];
  let denials = 0;
  let reach = 0;
  let denies = false;
  let end = 0;
  for (const [at, { lower, span }] of words.entries()) {
    if (reach > 0 && BREAK.test(passage.text.slice(end, span.start))) reach = 0;
    end = span.end;
    reach -= 1;
    stems.add(stemOf(lower));
    const bare = lower.replace(DENYING_PREFIX, '');
    if (bare !== lower) prefixed.push({ whole: stemOf(lower), bare: stemOf(bare) });
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
  return { denied, stated, denials, stems, prefixed };
}

const BREAK = /[,;:()–—]/;
