import { type Lexicon, type LexiconPages, readLexicon } from '../lexicon.ts';
import { GERMAN } from './de/lexicon.ts';
import { ENGLISH } from './en/lexicon.ts';
import { SPANISH } from './es/lexicon.ts';
import { FRENCH } from './fr/lexicon.ts';

const PAGES: readonly LexiconPages[] = [ENGLISH, SPANISH, FRENCH, GERMAN];
const read = new Map<string, Lexicon>();

/** The languages the classifier has word lists for. */
export const LISTED_LANGUAGES: readonly string[] = PAGES.map(({ language }) => language);

/** The word lists of a language, read on first use: most processes never classify. */
export function lexiconOf(language: string): Lexicon | undefined {
  const before = read.get(language);
  if (before !== undefined) return before;
  const pages = pagesOf(language);
  if (pages === undefined) return undefined;
  const lexicon = readLexicon(pages);
  read.set(language, lexicon);
  return lexicon;
}

/** The word lists of a language as they are written. */
export function pagesOf(language: string): LexiconPages | undefined {
  return PAGES.find((each) => each.language === language);
}
