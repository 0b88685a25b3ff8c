import { PLAIN_FACTS_DE } from './de/plain-facts.ts';
import { PLAIN_FACTS_EN } from './en/plain-facts.ts';
import { PLAIN_FACTS_ES } from './es/plain-facts.ts';
import { PLAIN_FACTS_FR } from './fr/plain-facts.ts';
import type { LanguageCode } from './languages.ts';
import type { PlainFacts } from './plain-facts.ts';

export const PLAIN_FACTS: Readonly<Record<LanguageCode, PlainFacts>> = {
  en: PLAIN_FACTS_EN,
  es: PLAIN_FACTS_ES,
  fr: PLAIN_FACTS_FR,
  de: PLAIN_FACTS_DE,
};
