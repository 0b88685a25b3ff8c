import { type Near, type NearWords, nearWords } from '../../builtin/matching/near-words.ts';
import { LANGUAGES, type LanguageCode, languageOf } from '../../builtin/words/languages.ts';
import { THESAURUS_DE } from '../words/de/thesaurus.ts';
import { THESAURUS_EN } from '../words/en/thesaurus.ts';
import { THESAURUS_ES } from '../words/es/thesaurus.ts';
import { THESAURUS_FR } from '../words/fr/thesaurus.ts';
import { MEANINGS_DIRT } from '../words/meanings/dirt.ts';
import { MEANINGS_FEEL } from '../words/meanings/feel.ts';
import { MEANINGS_HOME } from '../words/meanings/home.ts';
import { MEANINGS_NOISE } from '../words/meanings/noise.ts';
import { MEANINGS_OTHER } from '../words/meanings/other.ts';
import { MEANINGS_PEOPLE } from '../words/meanings/people.ts';
import { MEANINGS_SITUATIONS } from '../words/meanings/situations.ts';
import { MEANINGS_TALK } from '../words/meanings/talk.ts';
import { MEANINGS_THINGS } from '../words/meanings/things.ts';
import { MEANINGS_TIME } from '../words/meanings/time.ts';

/** One line a meaning: `meaning | English | Spanish | French | German`. */
export const MEANINGS = [
  MEANINGS_HOME,
  MEANINGS_DIRT,
  MEANINGS_NOISE,
  MEANINGS_THINGS,
  MEANINGS_PEOPLE,
  MEANINGS_TIME,
  MEANINGS_TALK,
  MEANINGS_OTHER,
  MEANINGS_FEEL,
  MEANINGS_SITUATIONS,
].join('\n');
/** Many more words for each meaning, and meanings of general and small words, language by language. */
export const THESAURUS: Readonly<Record<LanguageCode, string>> = {
  en: THESAURUS_EN,
  es: THESAURUS_ES,
  fr: THESAURUS_FR,
  de: THESAURUS_DE,
};
const read = new Map<string, NearWords>();

/** What the words of a message mean, the same ids in every language: what one language teaches holds for all. */
export function addMeanings(found: Set<string>, words: readonly string[], language: string): void {
  for (const { ids } of meaningsOf(words, language)) for (const id of ids.keys()) found.add(`~${id}`);
}

/** Without the thesaurus: the network for danger was fitted to the words all languages share a line for. */
export function addSharedMeanings(found: Set<string>, words: readonly string[], language: string): void {
  for (const { ids } of nearIn(words, language, sharedPage)) for (const id of ids.keys()) found.add(`~${id}`);
}

/** What each word means that means something. */
export function meaningsOf(words: readonly string[], language: string): readonly Near[] {
  return nearIn(words, language, wholePage);
}

function nearIn(
  words: readonly string[],
  language: string,
  page: (code: LanguageCode) => string,
): readonly Near[] {
  const code = languageOf(language);
  if (code === null) return [];
  const key = `${page === sharedPage ? 'shared' : 'whole'} ${code}`;
  const known = read.get(key) ?? nearWords(page(code), code);
  read.set(key, known);
  return known(words);
}

function sharedPage(code: LanguageCode): string {
  // The columns stand in the order of the languages.
  const column = LANGUAGES.indexOf(code) + 1;
  return MEANINGS.split('\n')
    .map((line) => line.split('|'))
    .filter((cells) => cells.length > column)
    .map((cells) => `${cells[0]?.trim()}: ${cells[column]}`)
    .join('\n');
}

function wholePage(code: LanguageCode): string {
  return `${sharedPage(code)}\n${THESAURUS[code]}`;
}
