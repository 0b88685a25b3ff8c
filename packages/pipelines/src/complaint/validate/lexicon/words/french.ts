import type { LanguageWords } from '../lexicon.ts';
import {
  ATTACK_PHRASES,
  ATTACK_STEMS,
  ATTACK_WORDS,
  INNOCENT,
  INNOCENT_PHRASES,
  SLUR_PHRASES,
  SLUR_WORDS,
  VULGAR_PHRASES,
  VULGAR_STEMS,
  VULGAR_WORDS,
} from './fr/insults.ts';
import {
  AI_MENTION,
  AUTHORITY,
  BLAME,
  ENFORCEMENT,
  HEDGING,
  MEDICAL,
  PREFERENCE,
  RULES,
  SARCASM,
} from './fr/phrases.ts';

export const FRENCH_WORDS: LanguageWords = {
  language: 'fr',
  endings: ['', 's', 'e', 'es'],
  innocent: INNOCENT,
  innocentPhrases: INNOCENT_PHRASES,
  rules: [
    { rule: 'slur', words: SLUR_WORDS, phrases: SLUR_PHRASES },
    { rule: 'vulgarity', stems: VULGAR_STEMS, words: VULGAR_WORDS, phrases: VULGAR_PHRASES },
    { rule: 'personal_attack', stems: ATTACK_STEMS, words: ATTACK_WORDS, phrases: ATTACK_PHRASES },
    { rule: 'blame', phrases: BLAME },
    { rule: 'authority', phrases: AUTHORITY },
    { rule: 'rules', phrases: RULES },
    { rule: 'enforcement', phrases: ENFORCEMENT },
    { rule: 'preference_disclosure', phrases: PREFERENCE },
    { rule: 'medical', phrases: MEDICAL },
    { rule: 'ai_mention', phrases: AI_MENTION },
    { rule: 'sarcasm', phrases: SARCASM },
    { rule: 'hedging', phrases: HEDGING },
  ],
};
