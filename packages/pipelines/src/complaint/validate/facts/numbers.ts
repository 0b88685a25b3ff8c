import type { Span } from '@palimpsest/contracts';
import { matches } from '@palimpsest/kernel/text';
import { fold } from '../lexicon/match/fold.ts';
import { FREE_NUMBERS, NUMBER_WORDS } from './number-words.ts';

const DIGITS = /\d+(?:[.,:]\d+)*/gu;
const WORD = /[\p{L}]+/gu;

/** Numbers of the output, in figures or in words, whose value the original does not give in figures or in words. */
export function newNumbers(original: string, rewritten: string, language: string): Span[] {
  const known = valuesOf(fold(original).text);
  const output = fold(rewritten);
  const free = [...matches(output.text, FREE_NUMBERS.get(language) ?? /(?!)/gu)];
  const spans: Span[] = [];
  const add = (start: number, end: number): void => {
    if (free.some((match) => match.index <= start && end <= match.index + match[0].length)) return;
    spans.push({ start: output.offsets[start] ?? 0, end: output.offsets[end] ?? rewritten.length });
  };
  for (const match of matches(output.text, DIGITS))
    if (!known.has(canonical(match[0]))) add(match.index, match.index + match[0].length);
  const words = NUMBER_WORDS.get(language) ?? new Map<string, string>();
  for (const match of matches(output.text, WORD)) {
    const value = words.get(match[0]);
    if (value !== undefined && !known.has(value)) add(match.index, match.index + match[0].length);
  }
  return spans;
}

const canonical = (digits: string): string => digits.replace(/[.,:]0+$/u, '').replace(/^0+(?=\d)/u, '');

function valuesOf(text: string): Set<string> {
  const values = new Set<string>();
  for (const match of matches(text, DIGITS)) {
    values.add(canonical(match[0]));
    for (const part of match[0].split(/[.,:]/u)) values.add(canonical(part));
  }
  for (const match of matches(text, WORD))
    for (const words of NUMBER_WORDS.values()) {
      const value = words.get(match[0]);
      if (value !== undefined) values.add(value);
    }
  return values;
}
