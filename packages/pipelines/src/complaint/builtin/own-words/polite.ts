import { wholeWords } from '../edit/whole-words.ts';
import { EDIT_WORDS } from '../edit/words.ts';
import type { LanguageCode } from '../words/languages.ts';

/** An order that was put as a request. */
export function isPolite(text: string, language: LanguageCode): boolean {
  const { please } = EDIT_WORDS[language];
  return [please.before, please.several?.before ?? please.before].some((each) => text.startsWith(`${each} `));
}

/** Somebody is asked kindly in it, in whatever words. */
export function isKindlyAsked(text: string, language: LanguageCode): boolean {
  return wholeWords(EDIT_WORDS[language].alreadyPolite, 'iu').test(text);
}
