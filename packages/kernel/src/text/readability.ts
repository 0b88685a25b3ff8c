import { sentences } from './sentences.ts';
import { words } from './words.ts';

const FEWEST_WORDS = 30;
const LONGEST_WORD = 60;
const VOWELS = /[aeiouyàáâäåæèéêëìíîïòóôöøœùúûü]+/g;
export const IRREGULAR = new Map([
  ['business', 2],
  ['businesses', 3],
  ['something', 2],
  ['someone', 2],
  ['sometimes', 2],
  ['everyone', 3],
  ['everything', 3],
  ['every', 2],
  ['science', 2],
  ['scientist', 3],
  ['quiet', 2],
  ['client', 2],
  ['clients', 2],
]);

/** Letters that are written but not spoken, each taking one syllable away. */
export const SILENT = [
  /[^aeiouyl]e$|[aeiouy]le$/,
  /[^aeiouylsxzcgh]es$|[aeiouy]les$/,
  /[^aeiouyltd]ed$|[aeiouyl]led$/,
];
/** Neighbouring vowels that are spoken apart, each adding one. */
export const APART = [
  /(?:^|[^tscgx])i[aou]/,
  /[^aeiouyq]ua[lt]/,
  /[^aeiouyq]uou/,
  /creat/,
  /[aeouy]ing/,
  /[^aeiouyr]n['’]t$/,
];

/**
 * An estimate for English; at least 1.
 *
 * @example
 * syllables('readability'); // 5
 */
export function syllables(word: string): number {
  const lower = word.toLowerCase().replace(/['’]s?$/, '');
  if (lower.length > LONGEST_WORD) return 1;
  const known = IRREGULAR.get(lower);
  if (known !== undefined) return known;
  let count = lower.match(VOWELS)?.length ?? 0;
  if (count > 1 && SILENT.some((pattern) => pattern.test(lower))) count -= 1;
  for (const pattern of APART) if (pattern.test(lower)) count += 1;
  return Math.max(1, count);
}

/** The Flesch-Kincaid grade of an English text, or null below 30 words, where it means nothing. */
export function fleschKincaidGrade(text: string): number | null {
  const all = words(text);
  if (all.length < FEWEST_WORDS) return null;
  const known = new Map<string, number>();
  let total = 0;
  for (const { lower } of all) {
    let count = known.get(lower);
    if (count === undefined) {
      count = syllables(lower);
      known.set(lower, count);
    }
    total += count;
  }
  const perSentence = all.length / Math.max(1, sentences(text).length);
  return 0.39 * perSentence + 11.8 * (total / all.length) - 15.59;
}
