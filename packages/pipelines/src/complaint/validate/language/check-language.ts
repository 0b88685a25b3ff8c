import type { Span } from '@palimpsest/contracts';
import { type DetectLanguage, sentences, words } from '@palimpsest/kernel/text';
import { fold } from '../lexicon/match/fold.ts';
import { FUNCTION_WORDS } from './function-words.ts';

const LATIN = new Set(['en', 'es', 'fr', 'de']);

/**
 * Where the output is not in the language asked for. A detector is unsure of short texts, so it is believed only when it
 * is sure and the small words of the text agree; a sentence left in another language counts as well.
 */
export function wrongLanguage(text: string, target: string, detect: DetectLanguage): Span[] {
  if (LATIN.has(target) && strange(text)) return [{ start: 0, end: text.length }];
  if (isOther(text, target, detect)) return [{ start: 0, end: text.length }];
  const parts = sentences(text);
  if (parts.length < 2) return [];
  return parts.filter((span) => isOther(text.slice(span.start, span.end), target, detect));
}

/** More letters of another script than one in five. */
function strange(text: string): boolean {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const latin = text.match(/\p{Script=Latin}/gu)?.length ?? 0;
  return letters - latin > letters / 5;
}

function isOther(text: string, target: string, detect: DetectLanguage): boolean {
  const count = words(text).length;
  if (count < 3) return false;
  const among = [...new Set([target, ...FUNCTION_WORDS.keys()])];
  const guess = detect(text, among);
  if (guess.language === target || guess.language === '') return false;
  const counts = countSmallWords(text);
  const own = counts.get(target) ?? 0;
  const other = counts.get(guess.language) ?? 0;
  if (!FUNCTION_WORDS.has(target)) return guess.confidence === 'high' && count >= 6;
  if (count < 4) return guess.confidence === 'high' && own === 0 && other > 0;
  if (guess.confidence === 'high') return other > own && other >= 2;
  return other >= 3 && other > own * 2;
}

function countSmallWords(text: string): ReadonlyMap<string, number> {
  const list = words(fold(text).text).flatMap(({ lower }) => [lower, ...lower.split(/['-]/u)]);
  const counts = new Map<string, number>();
  for (const [language, small] of FUNCTION_WORDS)
    counts.set(language, list.filter((word) => small.has(word)).length);
  return counts;
}
