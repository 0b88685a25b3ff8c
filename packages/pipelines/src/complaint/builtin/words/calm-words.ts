import { CALM_WORDS_DE } from './de/calm-words.ts';
import { CALM_WORDS_EN } from './en/calm-words.ts';
import { CALM_WORDS_ES } from './es/calm-words.ts';
import { CALM_WORDS_FR } from './fr/calm-words.ts';
import type { LanguageCode } from './languages.ts';

/** Words that people use in messages that are calm. What is told in these words alone can be passed on as it stands. */
export const CALM_WORDS: Readonly<Record<LanguageCode, ReadonlySet<string>>> = {
  en: CALM_WORDS_EN,
  es: CALM_WORDS_ES,
  fr: CALM_WORDS_FR,
  de: CALM_WORDS_DE,
};
