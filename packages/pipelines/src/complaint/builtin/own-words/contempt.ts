import { wholeWords } from '../edit/whole-words.ts';
import { CONTEMPT_DE } from '../words/de/contempt.ts';
import { CONTEMPT_EN } from '../words/en/contempt.ts';
import { CONTEMPT_ES } from '../words/es/contempt.ts';
import { CONTEMPT_FR } from '../words/fr/contempt.ts';
import type { LanguageCode } from '../words/languages.ts';

/** Words that make an otherwise plain clause contemptuous, mocking or scolding, as one pattern. */
export const CONTEMPT: Readonly<Record<LanguageCode, string>> = {
  en: patternOf(CONTEMPT_EN),
  es: patternOf(CONTEMPT_ES),
  fr: patternOf(CONTEMPT_FR),
  de: patternOf(CONTEMPT_DE),
};

const patterns = new Map<LanguageCode, RegExp>();

export function isContemptuous(text: string, language: LanguageCode): boolean {
  // Kept here: looking so long a pattern up by its text takes longer than to run it.
  const pattern = patterns.get(language) ?? wholeWords(CONTEMPT[language], 'iu');
  patterns.set(language, pattern);
  return pattern.test(text);
}

/** A message that holds contempt, but for what is quoted: that is what the sender was called, not what they say. */
export function isScornful(message: string, language: LanguageCode): boolean {
  return isContemptuous(message.replace(/["“«„][^"”»“]{1,40}["”»“]/gu, ''), language);
}

function patternOf(page: string): string {
  const lines = page.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  return lines.join('|');
}
