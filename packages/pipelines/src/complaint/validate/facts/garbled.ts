import type { Span } from '@palimpsest/contracts';
import { isStopWord, matches, words } from '@palimpsest/kernel/text';
import { FUNCTION_WORDS } from '../language/function-words.ts';
import { type Folded, fold } from '../lexicon/match/fold.ts';
import { VOCABULARIES } from '../vocabulary/strangers.ts';
import { COURTESIES } from './courtesies.ts';
import { spokenWords } from './spoken-words.ts';

const BEGINNING = 5;
/** One such word can be a name or a rare word; a second one is none. */
const MOST_TURNED = 1;
const MOST_MASKED = 1;
const LONGEST_WORD = 28;
/** Marks and figures that stand for letters: "w@sh", "cle4n". */
const MASKED = /\p{L}[@$&#%+*0-9]\p{L}/gu;
const RUN = /\p{L}{2,}/gu;
const LATIN = /\p{Script=Latin}/u;

/** Words that nobody reads: letters that changed places, signs for letters, words run together, letters of another script. */
export function garbledWords(original: string, rewritten: string, language: string): Span[] {
  const vocabulary = VOCABULARIES.get(language);
  if (vocabulary === undefined) return [];
  const masked = spansOf(rewritten, MASKED);
  const strange = [...matches(rewritten, RUN)]
    .filter(([run]) => !LATIN.test(run) && !original.includes(run))
    .map(({ index, 0: run }) => ({ start: index, end: index + run.length }));
  return [
    ...(masked.length > spansOf(original, MASKED).length + MOST_MASKED ? masked : []),
    ...strange,
    ...turnedWords(original, rewritten, language, vocabulary),
  ];
}

function turnedWords(
  original: string,
  rewritten: string,
  language: string,
  vocabulary: ReadonlySet<string>,
): Span[] {
  const said = new Set(words(fold(original).text).map(({ lower }) => lower));
  const begun = new Set([...said].map((word) => word.slice(0, BEGINNING)));
  const small = FUNCTION_WORDS.get(language);
  const spoken = spokenWords(language);
  const isWord = (word: string): boolean =>
    said.has(word) ||
    COURTESIES.has(word) ||
    spoken.has(word) ||
    small?.has(word) === true ||
    (language === 'en' && isStopWord(word));
  const isBegun = (beginning: string): boolean => begun.has(beginning) || vocabulary.has(beginning);
  const folded = fold(rewritten);
  const turned: Span[] = [];
  const sure: Span[] = [];
  for (const { lower, span } of words(folded.text)) {
    const beginning = lower.slice(0, BEGINNING);
    const place = placed(span, folded, rewritten);
    if (lower.length > LONGEST_WORD && !lower.includes('-') && !said.has(lower)) sure.push(place);
    if (lower.length < BEGINNING || isWord(lower) || isBegun(beginning)) continue;
    if (turns(lower).some(isWord)) sure.push(place);
    else if (turns(lower).some((word) => isBegun(word.slice(0, BEGINNING)))) turned.push(place);
  }
  return turned.length > MOST_TURNED ? [...sure, ...turned] : sure;
}

/** The word with two neighbours exchanged, its first letter excepted, and the word from behind. */
function turns(word: string): string[] {
  const all = [[...word].reverse().join('')];
  for (let at = 1; at + 1 < Math.min(word.length, 2 * BEGINNING); at += 1)
    if (word[at] !== word[at + 1])
      all.push(`${word.slice(0, at)}${word[at + 1]}${word[at]}${word.slice(at + 2)}`);
  return all;
}

function spansOf(text: string, pattern: RegExp): Span[] {
  return [...matches(text, pattern)].map(({ index, 0: found }) => ({
    start: index,
    end: index + found.length,
  }));
}

function placed({ start, end }: Span, { offsets }: Folded, text: string): Span {
  return { start: offsets[start] ?? 0, end: offsets[end] ?? text.length };
}
