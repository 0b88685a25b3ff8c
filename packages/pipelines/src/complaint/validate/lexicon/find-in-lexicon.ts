import type { LanguageWords, LexiconHit } from './lexicon.ts';
import { type CompiledLexicon, compileLexicon } from './match/compile.ts';
import { findHits } from './match/find-hits.ts';
import { ENGLISH_WORDS } from './words/english.ts';
import { WORDS_EVERYWHERE } from './words/everywhere.ts';
import { FRENCH_WORDS } from './words/french.ts';
import { GERMAN_WORDS } from './words/german.ts';
import { SPANISH_WORDS } from './words/spanish.ts';

const LANGUAGES: readonly LanguageWords[] = [ENGLISH_WORDS, SPANISH_WORDS, FRENCH_WORDS, GERMAN_WORDS];
const compiled = new Map<string, CompiledLexicon>();

/**
 * Where a text says what the lexicon of its language refuses. With `harsh` also what only a text that was rewritten to
 * be kind has no use for.
 */
export function findInLexicon(text: string, language: string, harsh = false): LexiconHit[] {
  return findHits(text, lexiconOf(language.toLowerCase().split(/[-_]/)[0] ?? '', harsh));
}

function lexiconOf(language: string, harsh: boolean): CompiledLexicon {
  const key = `${language} ${harsh}`;
  const known = compiled.get(key);
  if (known !== undefined) return known;
  const own = LANGUAGES.filter((each) => each.language === language);
  const lexicon = compileLexicon([...own, WORDS_EVERYWHERE], harsh);
  compiled.set(key, lexicon);
  return lexicon;
}
