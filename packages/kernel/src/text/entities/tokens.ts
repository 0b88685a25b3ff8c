import type { Span } from '@palimpsest/contracts';
import { matches } from '../matches.ts';
import { maskedSpans } from '../quantities/masked-spans.ts';

export interface Token {
  readonly text: string;
  readonly lower: string;
  readonly start: number;
  readonly end: number;
  /** What stands between the token before it and this one. */
  readonly gap: string;
}

// Dotted initials, then words with inner hyphens, ampersands and apostrophes: "U.S.", "Jean-Luc", "AT&T", "O'Neil".
const TOKEN =
  /(?:\p{Lu}\.){2,6}|[\p{L}\p{N}][\p{L}\p{M}\p{N}]*(?:(?:['’&]|[-‐‑](?=\p{L}))[\p{L}\p{M}\p{N}]+)*/gu;

export function tokens(text: string): Token[] {
  const masked: readonly Span[] = maskedSpans(text);
  let mask = 0;
  let end = 0;
  const found: Token[] = [];
  for (const match of matches(text, TOKEN)) {
    const start = match.index;
    while (masked[mask] !== undefined && (masked[mask]?.end ?? 0) <= start) mask += 1;
    if (start >= (masked[mask]?.start ?? Number.POSITIVE_INFINITY)) continue;
    const word = match[0].replace(/['’](?:s|S)?$/u, '');
    found.push({
      text: word,
      lower: word.toLowerCase(),
      start,
      end: start + word.length,
      gap: text.slice(end, start),
    });
    end = start + word.length;
  }
  return found;
}

/** "NASA", "APIs", "18F", "R&D", "U.S.": two capitals or more and no other letter but a plural s. */
export const isAcronym = (word: string): boolean =>
  word !== word.toLowerCase() &&
  (/^(?:\p{Lu}\.){2,6}$/u.test(word) ||
    (/^[\p{Lu}\p{N}&-]{2,12}s?$/u.test(word) &&
      /\p{Lu}/u.test(word) &&
      word.length - (word.endsWith('s') ? 1 : 0) >= 2));

/** "GitHub", "iPhone", "McKinsey": a capital behind a small letter is never due to the place in the sentence. */
export const isCamel = (word: string): boolean =>
  word !== word.toLowerCase() && /\p{Ll}\p{Lu}/u.test(word) && !/[-‐‑]/u.test(word);

export function isCapitalised(word: string): boolean {
  const code = word.charCodeAt(0);
  return code < 128 ? code >= 65 && code <= 90 : /^\p{Lu}/u.test(word);
}
