import { FREQUENT_WORDS } from './language-profiles.ts';
import { words } from './words.ts';

export type Language = keyof typeof FREQUENT_WORDS | 'other' | 'unknown';
export type Script =
  | 'latin'
  | 'cyrillic'
  | 'greek'
  | 'arabic'
  | 'hebrew'
  | 'cjk'
  | 'hangul'
  | 'thai'
  | 'devanagari'
  | 'mixed';

export interface LanguageGuess {
  readonly language: Language;
  readonly confidence: 'low' | 'medium' | 'high';
  readonly script?: Script;
}

export const SCRIPTS: readonly (readonly [Script, RegExp])[] = [
  ['latin', /\p{Script=Latin}/u],
  ['cyrillic', /\p{Script=Cyrillic}/u],
  ['greek', /\p{Script=Greek}/u],
  ['arabic', /\p{Script=Arabic}/u],
  ['hebrew', /\p{Script=Hebrew}/u],
  ['cjk', /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u],
  ['hangul', /\p{Script=Hangul}/u],
  ['thai', /\p{Script=Thai}/u],
  ['devanagari', /\p{Script=Devanagari}/u],
];
const MOST_CHARACTERS = 4_000;

/**
 * Answers "is this still the same language", not "which of the world's languages is this": the script decides first,
 * then the share of frequent short words.
 *
 * @example
 * guessLanguage('This is the house that we have seen.').language; // 'en'
 */
export function guessLanguage(text: string): LanguageGuess {
  const sample = text.slice(0, MOST_CHARACTERS);
  const script = scriptOf(sample);
  if (script === null) return { language: 'unknown', confidence: 'low' };
  if (script !== 'latin')
    return { language: 'other', confidence: script === 'mixed' ? 'low' : 'high', script };
  return { ...latin(sample), script };
}

function scriptOf(text: string): Script | null {
  const counts = new Map<Script, number>();
  let letters = 0;
  for (const char of text) {
    const script =
      char < '\u0080' ? asciiScript(char) : SCRIPTS.find(([, pattern]) => pattern.test(char))?.[0];
    if (script === undefined || script === null) continue;
    letters += 1;
    counts.set(script, (counts.get(script) ?? 0) + 1);
  }
  if (letters === 0) return null;
  for (const [script, count] of counts) if (count / letters > 0.6) return script;
  return 'mixed';
}

function asciiScript(char: string): Script | null {
  return (char >= 'a' && char <= 'z') || (char >= 'A' && char <= 'Z') ? 'latin' : null;
}

function latin(text: string): LanguageGuess {
  const all = words(text).map((word) => word.lower.replaceAll('’', "'"));
  const shares = (Object.keys(FREQUENT_WORDS) as (keyof typeof FREQUENT_WORDS)[])
    .map((language) => ({ language, hits: all.filter((word) => FREQUENT_WORDS[language].has(word)).length }))
    .sort((a, b) => b.hits - a.hits);
  const [first, second] = shares;
  if (first === undefined || second === undefined || all.length < 3)
    return { language: 'unknown', confidence: 'low' };
  const share = first.hits / all.length;
  if (share < (all.length < 20 ? 0.1 : 0.15))
    return { language: all.length < 20 ? 'unknown' : 'other', confidence: 'low' };
  const lead = (first.hits - second.hits) / first.hits;
  if (first.hits === second.hits) return { language: 'unknown', confidence: 'low' };
  const enough = all.length >= 20 && share > 0.2 && lead > 0.4;
  const fair = all.length >= 8 && share > 0.2 && lead > 0.25;
  return { language: first.language, confidence: enough ? 'high' : fair ? 'medium' : 'low' };
}
