import type { LanguageWords } from '../lexicon.ts';
import { ATTACK_PHRASES, ATTACK_STEMS, ATTACK_WORDS } from './en/attacks.ts';
import {
  FIRM_AI_MENTION,
  FIRM_AUTHORITY,
  FIRM_ENFORCEMENT,
  FIRM_MEDICAL,
  FIRM_RULES,
  HARSH_PHRASES,
  HARSH_WORDS,
} from './en/harsh.ts';
import { INNOCENT_PHRASES } from './en/innocent.ts';
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
} from './en/phrases.ts';
import { SLUR_PHRASES, SLUR_STEMS, SLUR_WORDS } from './en/slurs.ts';
import { INNOCENT, VULGAR_PHRASES, VULGAR_STEMS, VULGAR_WORDS } from './en/vulgarity.ts';

export const ENGLISH_WORDS: LanguageWords = {
  language: 'en',
  endings: ['', 's'],
  innocent: INNOCENT,
  innocentPhrases: INNOCENT_PHRASES,
  rules: [
    { rule: 'slur', stems: SLUR_STEMS, words: SLUR_WORDS, phrases: SLUR_PHRASES },
    { rule: 'vulgarity', stems: VULGAR_STEMS, words: VULGAR_WORDS, phrases: VULGAR_PHRASES },
    {
      rule: 'personal_attack',
      stems: ATTACK_STEMS,
      words: ATTACK_WORDS,
      phrases: ATTACK_PHRASES,
      harshWords: HARSH_WORDS,
      harshPhrases: HARSH_PHRASES,
    },
    { rule: 'blame', phrases: BLAME },
    { rule: 'authority', phrases: AUTHORITY, harshPhrases: FIRM_AUTHORITY },
    { rule: 'rules', phrases: RULES, harshPhrases: FIRM_RULES },
    { rule: 'enforcement', phrases: ENFORCEMENT, harshPhrases: FIRM_ENFORCEMENT },
    { rule: 'preference_disclosure', phrases: PREFERENCE },
    { rule: 'medical', phrases: MEDICAL, harshPhrases: FIRM_MEDICAL },
    { rule: 'ai_mention', phrases: AI_MENTION, harshPhrases: FIRM_AI_MENTION },
    { rule: 'sarcasm', phrases: SARCASM },
    { rule: 'hedging', phrases: HEDGING },
  ],
};
