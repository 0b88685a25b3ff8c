import { isStopWord, type Word } from '@palimpsest/kernel/text';
import { type ReadSentence, type Stemmer, withoutPossessive } from './read-text.ts';
import {
  ADVISING,
  CLAUSE_WORDS,
  DENYING_PREFIX,
  FAILING,
  HALF_NEGATORS,
  isNegator,
  NOT_DENYING,
  NOUN_NEGATORS,
  RAISING,
  RELATIVE,
} from './words/negators.ts';

/** "Not" and "never" deny a deed, "no" and "nobody" a thing. */
type KindOfDenial = 'deed' | 'thing';

/** Which content words of a sentence are denied and which are not. A word can be both. */
export interface Polarity {
  /** With the kind of what denies them. */
  readonly denied: ReadonlyMap<string, KindOfDenial>;
  readonly stated: ReadonlySet<string>;
  readonly denials: number;
  /** Denials that only carry on another one: "neither bread nor cake". */
  readonly continued: number;
  /** Words that hold a denial: "lack", "unable". */
  readonly halves: number;
  /** Verbs whose denial may stand in the clause behind them: "we do not think it works". */
  readonly raising: ReadonlySet<string>;
  /** Words that a denial stands close behind, in their clause: "charge" in "we charge no fee". */
  readonly trailed: ReadonlyMap<string, KindOfDenial>;
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
const TRAIL = 3;

function polarityOf({ words, passage }: ReadSentence, stemOf: Stemmer): Polarity {
  const denied = new Map<string, KindOfDenial>();
  const stated = new Set<string>();
  const trailed = new Map<string, KindOfDenial>();
  const stems = new Set<string>();
  const prefixed: { whole: string; bare: string }[] = [];
  let denials = 0;
  let continued = 0;
  let halves = 0;
  const raising = new Set<string>();
  let reach = 0;
  let denying: KindOfDenial | null = null;
  /** Stated words of the clause, with their places; none within "who ..." and "that ...". */
  let recent: { stem: string; at: number }[] = [];
  let isRelative = false;
  let end = 0;
  for (const [at, { lower, span }] of words.entries()) {
    const isBreak = BREAK.test(passage.text.slice(end, span.start));
    if (isBreak) reach = 0;
    if (isBreak || CLAUSE_WORDS.has(lower)) {
      recent = [];
      isRelative = isRelativeAt(words, at);
    }
    end = span.end;
    reach -= 1;
    stems.add(stemOf(lower));
    const bare = lower.replace(DENYING_PREFIX, '');
    if (bare !== lower) prefixed.push({ whole: stemOf(lower), bare: stemOf(bare) });
    if (deniesAt(words, at)) {
      if (lower === 'nor' && denials > 0) continued += 1;
      denials += 1;
      reach = REACH + 1;
      denying = NOUN_NEGATORS.has(lower) ? 'thing' : 'deed';
      for (const word of recent) if (at - word.at <= TRAIL) trailed.set(word.stem, denying);
      continue;
    }
    if (isNegator(lower) || isStopWord(lower)) continue;
    const stem = stemOf(withoutPossessive(lower));
    if (lower === 'need' && words[at + 1]?.lower === 'not') denied.set(stem, 'deed');
    else if (reach <= 0) {
      stated.add(stem);
      if (!isRelative) recent = [...recent.slice(1 - TRAIL), { stem, at }];
    } else if (denying !== null) denied.set(stem, denying);
    // What else is within reach may be denied or not: "not yet widely used".
    denying = null;
    if (RAISING.has(lower)) raising.add(stem);
    if (!isHalfDenial(words, at)) continue;
    halves += 1;
    reach = REACH + 1;
  }
  return { denied, stated, denials, continued, halves, raising, trailed, stems, prefixed };
}

const BREAK = /[,;:()–—]/;

/** Whether the word at this place denies something: "not", but not in "not only"; "against" in "advise against". */
export function deniesAt(words: readonly Word[], at: number): boolean {
  const lower = words[at]?.lower ?? '';
  if (lower === 'against') return ADVISING.has(words[at - 1]?.lower ?? '');
  return isNegator(lower) && !NOT_DENYING.has(words[at + 1]?.lower ?? '');
}

/** "That" behind a content word, as in "people that vote"; not in "in that year". */
function isRelativeAt(words: readonly Word[], at: number): boolean {
  const lower = words[at]?.lower ?? '';
  return RELATIVE.has(lower) && (lower !== 'that' || !isStopWord(words[at - 1]?.lower ?? 'the'));
}

function isHalfDenial(words: readonly Word[], at: number): boolean {
  const lower = words[at]?.lower ?? '';
  return HALF_NEGATORS.has(lower) || (FAILING.has(lower) && words[at + 1]?.lower === 'to');
}
