import { type NearWords, nearWords } from '../../builtin/matching/near-words.ts';
import { LANGUAGES, type LanguageCode, languageOf } from '../../builtin/words/languages.ts';
import { DANGER_HARM } from '../words/danger/harm.ts';
import { DANGER_HARMLESS } from '../words/danger/harmless.ts';
import { DANGER_LIFE } from '../words/danger/life.ts';
import { DANGER_MENACE } from '../words/danger/menace.ts';

/** One line a class of words: `class | English | Spanish | French | German`. */
export const DANGER_CLASSES = [DANGER_HARM, DANGER_MENACE, DANGER_LIFE, DANGER_HARMLESS].join('\n');

const read = new Map<LanguageCode, NearWords>();

/** The classes of each word that has some, by its place in the text; none in a language without a column. */
export function dangerClassesOf(
  words: readonly string[],
  language: string,
): readonly { readonly at: number; readonly classes: readonly string[] }[] {
  const code = languageOf(language);
  if (code === null) return [];
  const known = read.get(code) ?? nearWords(pageOf(code), code);
  read.set(code, known);
  return known(words).map(({ at, ids }) => ({ at, classes: [...ids.keys()] }));
}

function pageOf(code: LanguageCode): string {
  // The columns stand in the order of the languages.
  const column = LANGUAGES.indexOf(code) + 1;
  return DANGER_CLASSES.split('\n')
    .map((line) => line.split('|'))
    .filter((cells) => cells.length > column)
    .map((cells) => `${cells[0]?.trim()}: ${cells[column]}`)
    .join('\n');
}
