import { wholeWords } from '../edit/whole-words.ts';
import { CONTEMPT_DE } from '../words/de/contempt.ts';
import { CONTEMPT_EN } from '../words/en/contempt.ts';
import { CONTEMPT_ES } from '../words/es/contempt.ts';
import { CONTEMPT_FR } from '../words/fr/contempt.ts';
import type { LanguageCode } from '../words/languages.ts';

/** Words that make an otherwise plain clause contemptuous, mocking or scolding. */
export const CONTEMPT: Readonly<Record<LanguageCode, readonly string[]>> = {
  en: CONTEMPT_EN,
  es: CONTEMPT_ES,
  fr: CONTEMPT_FR,
  de: CONTEMPT_DE,
};

export function isContemptuous(text: string, language: LanguageCode): boolean {
  return wholeWords(CONTEMPT[language].join('|'), 'iu').test(text);
}
