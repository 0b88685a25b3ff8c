import type { LanguageCode } from '../words/languages.ts';
import { EDIT_DE } from './de.ts';
import type { EditWords } from './edit-words.ts';
import { EDIT_EN } from './en.ts';
import { EDIT_ES } from './es.ts';
import { EDIT_FR } from './fr.ts';

export const EDIT_WORDS: Readonly<Record<LanguageCode, EditWords>> = {
  en: EDIT_EN,
  es: EDIT_ES,
  fr: EDIT_FR,
  de: EDIT_DE,
};
