import type { Span } from '@palimpsest/contracts';
import { LEADING_ABBREVIATIONS, SENTENCE_OPENERS, TRAILING_ABBREVIATIONS } from './abbreviations.ts';

const STOP = /[.!?…。！？｡]|\n[^\S\n]*\n/g;
const CLOSING = /["'”’»)\]}*_」』）】]/;
const OPENING = /["'“‘«([{*_¿¡「『（【]/;
const SPACE = /\s/;
const LOWER = /\p{Ll}/u;
const UPPER = /\p{Lu}|\p{Lt}/u;
const LETTER = /\p{L}/u;
const DIGIT = /\p{Nd}/u;
const WORD_BACK = 24;

/**
 * The sentences of a running text as spans, trimmed and in order.
 *
 * @example
 * sentences('Dr. No came. He left.'); // [{ start: 0, end: 12 }, { start: 13, end: 21 }]
 */
export function sentences(text: string): Span[] {
  const found: Span[] = [];
  let start = 0;
  STOP.lastIndex = 0;
  for (let match = STOP.exec(text); match !== null; match = STOP.exec(text)) {
    const at = match.index;
    if (at < start) continue;
    const end = match[0].length > 1 ? at : endOfStop(text, at);
    if (match[0].length === 1 && !endsSentence(text, start, at, end)) {
      STOP.lastIndex = Math.max(end, at + 1);
      continue;
    }
    push(text, start, end, found);
    start = end;
    STOP.lastIndex = Math.max(end, at + match[0].length);
  }
  push(text, start, text.length, found);
  return found;
}

/** Behind the stop and all stops, quotes and brackets that close right after it. */
function endOfStop(text: string, at: number): number {
  let end = at + 1;
  while (end < text.length && isStop(text.charAt(end))) end += 1;
  while (end < text.length && CLOSING.test(text.charAt(end))) end += 1;
  return end;
}

function isStop(char: string): boolean {
  return char === '.' || char === '!' || char === '?' || char === '…' || isWideStop(char);
}

function isWideStop(char: string): boolean {
  return char === '。' || char === '！' || char === '？' || char === '｡';
}

function endsSentence(text: string, start: number, at: number, end: number): boolean {
  const stop = text.charAt(at);
  if (isWideStop(stop)) return true;
  if (end >= text.length) return true;
  if (!SPACE.test(text.charAt(end))) return false;
  const next = nextStart(text, end);
  if (next === '') return true;
  if (LOWER.test(next)) return false;
  const single = stop === '.' && !isStop(text.charAt(at + 1));
  if (!single)
    return stop === '!' || stop === '?' || UPPER.test(next) || DIGIT.test(next) || !LETTER.test(next);
  return !isAbbreviated(text, start, at, end);
}

/** The first character of what follows, past spaces and opening quotes. */
function nextStart(text: string, end: number): string {
  let at = end;
  while (at < text.length && (SPACE.test(text.charAt(at)) || OPENING.test(text.charAt(at)))) at += 1;
  const code = text.codePointAt(at);
  return code === undefined ? '' : String.fromCodePoint(code);
}

function isAbbreviated(text: string, start: number, at: number, end: number): boolean {
  let from = at;
  while (from > start && at - from < WORD_BACK && !SPACE.test(text.charAt(from - 1))) from -= 1;
  while (from < at && OPENING.test(text.charAt(from))) from += 1;
  const word = text.slice(from, at);
  if (word === '') return true;
  // "1." at the start of a line numbers what follows.
  if (from === start && /^\d{1,3}$/.test(word)) return true;
  const lower = word.toLowerCase();
  if (LEADING_ABBREVIATIONS.has(lower)) return true;
  const next = nextWord(text, end);
  if (lower === 'no') return /^\d/.test(next);
  // A single capital is an initial, unless it is the pronoun.
  if (/^\p{Lu}$/u.test(word)) return word !== 'I' && !SENTENCE_OPENERS.has(next.toLowerCase());
  if (TRAILING_ABBREVIATIONS.has(lower) || /^(?:\p{L}\.){1,5}\p{L}$/u.test(word)) {
    if (MONTHS_AND_DAYS.test(lower) && word.charAt(0) === lower.charAt(0)) return false;
    return !SENTENCE_OPENERS.has(next.toLowerCase());
  }
  return false;
}

export const MONTHS_AND_DAYS = /^(?:mar|may|sat|sun|am|min|max|dec|ave|co|rd)$/;

function nextWord(text: string, end: number): string {
  const match = /^[\s"'“‘«([{*_]*([\p{L}\p{N}’']{1,24})/u.exec(text.slice(end, end + 48));
  return match?.[1] ?? '';
}

function push(text: string, start: number, end: number, into: Span[]): void {
  let from = start;
  let to = end;
  while (from < to && SPACE.test(text.charAt(from))) from += 1;
  while (to > from && SPACE.test(text.charAt(to - 1))) to -= 1;
  if (to > from) into.push({ start: from, end: to });
}
