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
  if (!FUNCTION_WORDS.has(target)) return guess.confidence === 'high' && count >= 6;
  const { own, other } = countSmallWords(text, target, guess.language);
  if (count < 4) return guess.confidence === 'high' && own === 0 && other > 0;
  if (guess.confidence === 'high') return other > own;
  return other >= 3 && other > own * 2;
}

/** Small words that only the one or only the other language has. */
function countSmallWords(text: string, target: string, guessed: string): { own: number; other: number } {
  const mine = FUNCTION_WORDS.get(target);
  const theirs = FUNCTION_WORDS.get(guessed);
  let own = 0;
  let other = 0;
  for (const { lower } of words(fold(text).text))
    for (const word of new Set([lower, ...lower.split(/['-]/u)])) {
      if (mine?.has(word) === true && theirs?.has(word) !== true) own += 1;
      if (theirs?.has(word) === true && mine?.has(word) !== true) other += 1;
    }
  return { own, other };
}
