import { type NearWords, nearWords } from '../matching/near-words.ts';
import { NEAR_ASKS_DE } from './de/near-asks.ts';
import { NEAR_CONCEPTS_DE } from './de/near-concepts.ts';
import { WIDER_ASKS_DE } from './de/wider-asks.ts';
import { WIDER_CONCEPTS_DE } from './de/wider-concepts.ts';
import { NEAR_ASKS_EN } from './en/near-asks.ts';
import { NEAR_CONCEPTS_EN } from './en/near-concepts.ts';
import { WIDER_ASKS_EN } from './en/wider-asks.ts';
import { WIDER_CONCEPTS_EN } from './en/wider-concepts.ts';
import { NEAR_ASKS_ES } from './es/near-asks.ts';
import { NEAR_CONCEPTS_ES } from './es/near-concepts.ts';
import { WIDER_ASKS_ES } from './es/wider-asks.ts';
import { WIDER_CONCEPTS_ES } from './es/wider-concepts.ts';
import { NEAR_ASKS_FR } from './fr/near-asks.ts';
import { NEAR_CONCEPTS_FR } from './fr/near-concepts.ts';
import { WIDER_ASKS_FR } from './fr/wider-asks.ts';
import { WIDER_CONCEPTS_FR } from './fr/wider-concepts.ts';
import type { LanguageCode } from './languages.ts';

export type NearKind = 'concepts' | 'asks';

const PAGES: Readonly<Record<NearKind, Readonly<Record<LanguageCode, readonly string[]>>>> = {
  concepts: {
    en: [NEAR_CONCEPTS_EN, WIDER_CONCEPTS_EN],
    es: [NEAR_CONCEPTS_ES, WIDER_CONCEPTS_ES],
    fr: [NEAR_CONCEPTS_FR, WIDER_CONCEPTS_FR],
    de: [NEAR_CONCEPTS_DE, WIDER_CONCEPTS_DE],
  },
  asks: {
    en: [NEAR_ASKS_EN, WIDER_ASKS_EN],
    es: [NEAR_ASKS_ES, WIDER_ASKS_ES],
    fr: [NEAR_ASKS_FR, WIDER_ASKS_FR],
    de: [NEAR_ASKS_DE, WIDER_ASKS_DE],
  },
};
const read = new Map<string, NearWords>();

/** The words near concepts or asks in a language, read on first use. */
export function nearTo(kind: NearKind, language: LanguageCode): NearWords {
  const key = `${kind} ${language}`;
  const known = read.get(key) ?? nearWords(PAGES[kind][language].join('\n'), language);
  read.set(key, known);
  return known;
}
