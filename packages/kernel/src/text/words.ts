import type { Span } from '@palimpsest/contracts';
import { matches } from './matches.ts';

export interface Word {
  readonly text: string;
  readonly lower: string;
  readonly span: Span;
}

const IDEOGRAPH = '\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}';
const JOINED = "(?:['’\\-‐‑]|(?<=\\p{N})[.,](?=\\p{N}))";
const LETTER = '[\\p{L}\\p{M}\\p{N}]';
const OTHER_LETTER = `(?![${IDEOGRAPH}])${LETTER}`;
const HAS_IDEOGRAPH = new RegExp(`[${IDEOGRAPH}]`, 'u');
const SPACED = new RegExp(`${LETTER}+(?:${JOINED}${LETTER}+)*`, 'gu');
export const MIXED = new RegExp(
  `[${IDEOGRAPH}]\\p{M}*|(?:${OTHER_LETTER})+(?:${JOINED}(?:${OTHER_LETTER})+)*`,
  'gu',
);

/**
 * The words of a text: letters and digits with inner apostrophes and hyphens. "3.5" and "1,000" are one word, and so
 * is each Chinese or Japanese character.
 *
 * @example
 * words('Re-use it.')[0]; // { text: 'Re-use', lower: 're-use', span: { start: 0, end: 6 } }
 */
export function words(text: string): Word[] {
  const found: Word[] = [];
  for (const match of matches(text, patternFor(text))) {
    const word = match[0];
    found.push({
      text: word,
      lower: word.toLowerCase(),
      span: { start: match.index, end: match.index + word.length },
    });
  }
  return found;
}

/** How many words `words` would find. */
export function countWords(text: string): number {
  const pattern = patternFor(text);
  pattern.lastIndex = 0;
  let count = 0;
  while (pattern.test(text)) count += 1;
  return count;
}

function patternFor(text: string): RegExp {
  return HAS_IDEOGRAPH.test(text) ? MIXED : SPACED;
}
