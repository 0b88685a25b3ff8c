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
} from './es/insults.ts';
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
} from './es/phrases.ts';

export const SPANISH_WORDS: LanguageWords = {
  language: 'es',
  endings: ['o', 'a', 'os', 'as'],
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
