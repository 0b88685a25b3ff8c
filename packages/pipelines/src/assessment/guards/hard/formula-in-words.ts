import type { Span } from '@palimpsest/contracts';
import { matches } from '@palimpsest/kernel/text';
import type { ReadProblem } from '../read/read-problem.ts';

/** Signs of a formula between words, and the words that stand for them. */
const SIGNS = /[=×÷±≤≥≠√∑∫π≈]|(?<=\p{L}\s)[+*](?=\s\p{L})/gu;
export const WORDS =
  /\b(?:equals|is equal to|multiplied by|divided by|squared|cubed|plus|minus|times (?:its|the (?:length|width|height|base|time|speed|rate|mass|number)|(?:length|width|height|base|time|speed|rate|mass)))\b/gi;

/** Formulas written in words or between words that the text before does not have. */
export function formulasInWords(before: ReadProblem, after: ReadProblem): Span[] {
  return [SIGNS, WORDS].flatMap((pattern) => {
    const found = [...matches(after.prose, pattern)];
    if (found.length === 0 || found.length <= [...matches(before.prose, pattern)].length) return [];
    return found.map((match) => ({ start: match.index, end: match.index + match[0].length }));
  });
}
