import { isStopWord, type Quantity, type Word, wordList } from '@palimpsest/kernel/text';
import type { Place } from './counted-nouns.ts';
import type { Placed, ReadSentence, Stemmer } from './read-text.ts';
import { periodAfter } from './timing-facts.ts';
import { areForms, areSameThings } from './words/same-things.ts';

export const PASSED = wordList(
  'of the less more fewer other new different our your their its these those all about',
);
export const NO_NOUN = wordList(
  'ago old later earlier long wide high tall deep away apart faster slower better worse straight lower higher total',
);
const MOST_WORDS = 3;
const RATE_REACH = 4;

/** Whether a number is now a number of something else, or for another period, in a sentence that is otherwise the same. */
export function countsAnother(
  found: Placed<Quantity>,
  sentence: ReadSentence,
  places: readonly Place[],
  stemOf: Stemmer,
): boolean {
  const { kind } = found.item;
  if (kind === 'date' || kind === 'time' || kind === 'ordinal' || kind === 'identifier' || kind === 'version')
    return false;
  return (
    places.every((place) => hasOtherPhrase(found, sentence, place, stemOf)) ||
    places.every((place) => hasOtherPeriod(found, sentence, place))
  );
}

function hasOtherPhrase(
  found: Placed<Quantity>,
  sentence: ReadSentence,
  place: Place,
  stemOf: Stemmer,
): boolean {
  const now = phraseBehind(found, sentence);
  const before = phraseBehind(place.found, place.sentence);
  if (now.length === 0 || before.length === 0 || areRelated(now, before, stemOf)) return false;
  // What it counted may stand elsewhere in the sentence: then the words were only put in another order.
  return (
    !before.some((word) => sentence.stems.has(stemOf(word))) &&
    !now.some((word) => place.sentence.stems.has(stemOf(word)))
  );
}

/** Whether a number counts the same as in one of these places, under a synonym at most. */
export function countsTheSame(
  found: Placed<Quantity>,
  sentence: ReadSentence,
  places: readonly Place[],
  stemOf: Stemmer,
): boolean {
  const now = phraseBehind(found, sentence);
  return places.some((place) => areRelated(now, phraseBehind(place.found, place.sentence), stemOf));
}

function areRelated(now: readonly string[], before: readonly string[], stemOf: Stemmer): boolean {
  return now.some((a) => before.some((b) => areForms(stemOf(a), stemOf(b)) || areSameThings(a, b)));
}

function hasOtherPeriod(found: Placed<Quantity>, sentence: ReadSentence, place: Place): boolean {
  const now = periodBehind(found, sentence);
  const before = periodBehind(place.found, place.sentence);
  return now !== null && before !== null && now !== before;
}

/** The content words right behind a number, in lower case: what it counts. */
function phraseBehind({ item, passage }: Placed<Quantity>, { words }: ReadSentence): string[] {
  const phrase: string[] = [];
  let end = item.span.end;
  for (const { lower, span } of wordsBehind(item, words)) {
    if (/[.,;:!?()–—\n]/.test(passage.text.slice(end, span.start))) break;
    end = span.end;
    if (phrase.length === 0 && PASSED.has(lower)) continue;
    if (isStopWord(lower) || NO_NOUN.has(lower) || /^\d/.test(lower) || /ing$/.test(lower)) break;
    phrase.push(lower);
    if (phrase.length === MOST_WORDS) break;
  }
  return phrase;
}

/** "a day" behind "300 ice creams". */
function periodBehind({ item }: Placed<Quantity>, { words }: ReadSentence): string | null {
  const behind = wordsBehind(item, words);
  for (let at = 0; at < Math.min(RATE_REACH, behind.length); at += 1) {
    const period = periodAfter(behind, at);
    if (period !== null) return period.name;
    if (/^\d/.test(behind[at]?.lower ?? '')) return null;
  }
  return null;
}

function wordsBehind({ span }: Quantity, words: readonly Word[]): readonly Word[] {
  const at = words.findIndex((word) => word.span.start >= span.end);
  return at === -1 ? [] : words.slice(at, at + 8);
}
