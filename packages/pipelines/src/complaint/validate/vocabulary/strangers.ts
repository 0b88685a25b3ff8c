import { isStopWord, words } from '@palimpsest/kernel/text';
import { FUNCTION_WORDS } from '../language/function-words.ts';
import { fold } from '../lexicon/match/fold.ts';
import { GERMAN_VOCABULARY } from './de.ts';
import { ENGLISH_VOCABULARY } from './en.ts';
import { SPANISH_VOCABULARY } from './es.ts';
import { FRENCH_VOCABULARY } from './fr.ts';

/** By language, as beginnings of words. */
export const VOCABULARIES: ReadonlyMap<string, ReadonlySet<string>> = new Map([
  ['en', ENGLISH_VOCABULARY],
  ['es', SPANISH_VOCABULARY],
  ['fr', FRENCH_VOCABULARY],
  ['de', GERMAN_VOCABULARY],
]);
const LEAST = 5;

/**
 * Most of what the text talks about stands neither in the original nor in the words people of a home use: an answer to
 * something else. A few unknown words are nothing; the share decides.
 */
export function isForeign(original: string, rewritten: string, language: string): boolean {
  const vocabulary = VOCABULARIES.get(language);
  if (vocabulary === undefined) return false;
  const known = new Set(words(fold(original).text).map(({ lower }) => lower.slice(0, 5)));
  const small = FUNCTION_WORDS.get(language);
  const content = words(fold(rewritten).text)
    .flatMap(({ lower }) => lower.split(/['-]/u))
    .filter(
      (word) => word.length > 3 && small?.has(word) !== true && !(language === 'en' && isStopWord(word)),
    );
  const strange = content.filter((word) => !known.has(word.slice(0, 5)) && !vocabulary.has(word.slice(0, 5)));
  return new Set(strange).size >= LEAST && strange.length * 2 >= content.length;
}
