import { type Draft, draft, isJoin, isSymbol, type Lexemes } from './quantities/draft.ts';
import { lexemes } from './quantities/lexemes.ts';
import { nounOf } from './quantities/nouns.ts';
import type { Quantity } from './quantities/quantity.ts';
import { shareInRanges, type WithNoun } from './quantities/ranges.ts';
import { readDate } from './quantities/read-dates.ts';
import { isYear, readDigits } from './quantities/read-digits.ts';
import { readNumberWords, readOrdinalWord } from './quantities/read-words.ts';
import { withSuffixes } from './quantities/suffixes.ts';

/**
 * Every number, amount, share, date, time, ordinal and version in a text, in one canonical form however it is written.
 * Numbers in addresses, names ("18F") and list numbering are left out.
 * @example quantities('It took two weeks and $1.5 million.').map((each) => each.value) // ['2', 'USD 1500000']
 */
export function quantities(text: string): Quantity[] {
  const lex = lexemes(text);
  const read: WithNoun[] = [];
  const numbering = { last: 0 };
  for (let at = 0; at < lex.length; ) {
    if (isListNumber(lex, at, numbering)) {
      at += 2;
      continue;
    }
    const found = readAt(lex, at);
    for (const each of found) read.push({ ...each, noun: null });
    const next = found[found.length - 1]?.next ?? at + 1;
    at = Math.max(next, at + 1);
  }
  for (const each of read) each.noun = isPlainYear(lex, each) ? null : nounOf(lex, each);
  shareInRanges(lex, read);
  return read.map((each) => toQuantity(lex, each));
}

export const NUMERIC = new Set([
  'number',
  'phone',
  'serial',
  'version',
  'time',
  'ratio',
  'fraction',
  'vulgar',
]);

function readAt(lex: Lexemes, at: number): readonly Draft[] {
  const lexeme = lex[at];
  if (lexeme === undefined || lexeme.kind === 'symbol' || lexeme.kind === 'masked') return [];
  const date = readDate(lex, at);
  if (date !== null) return date;
  if (NUMERIC.has(lexeme.kind)) {
    const number = readDigits(lex, at);
    if (number === null) return [];
    return [shortYear(lex, at) ?? withSuffixes(lex, number)];
  }
  if (lexeme.kind !== 'word') return [];
  const prefixed = /^FY(\d{2}|\d{4})$/u.exec(lexeme.text);
  if (prefixed !== null) return [draft('number', (prefixed[1] ?? '').padStart(4, '20'), at, at + 1)];
  const word = readOrdinalWord(lex, at) ?? readNumberWords(lex, at);
  return word === null ? [] : [withSuffixes(lex, word)];
}

/** "2014-15" is 2014 to 2015. */
function shortYear(lex: Lexemes, at: number): Draft | null {
  if (!isJoin(lex, at - 1) || !isYear(lex[at - 2]) || !/^\d\d$/u.test(lex[at]?.text ?? '')) return null;
  const first = lex[at - 2]?.text ?? '';
  const short = lex[at]?.text ?? '';
  if (Number(short) <= Number(first.slice(2))) return null;
  return draft('number', first.slice(0, 2) + short, at, at + 1);
}

const isPlainYear = (lex: Lexemes, read: Draft): boolean =>
  read.kind === 'number' && read.unit === null && read.next === read.from + 1 && isYear(lex[read.from]);

/**
 * "1. " at the beginning of a line, also behind heading marks. In a wrapped paragraph a line may begin with a number
 * that ends a sentence: there it counts as numbering only when it carries on the one before it.
 */
function isListNumber(lex: Lexemes, at: number, numbering: { last: number }): boolean {
  const lexeme = lex[at];
  if (lexeme?.kind !== 'number' || !/^\d{1,3}$/u.test(lexeme.text)) return false;
  let first = at;
  while (isSymbol(lex[first - 1], '#>*-') && lex[first]?.lineStart !== true) first -= 1;
  if (lex[first]?.lineStart !== true) return false;
  const mark = lex[at + 1];
  if (!isSymbol(mark, '.)') || mark?.spaced !== false || lex[at + 2]?.spaced === false) return false;
  const value = Number(lexeme.text);
  const carriesOn = value === 1 || value === numbering.last + 1 || first === 0 || first < at;
  if (!carriesOn) return false;
  numbering.last = value;
  return true;
}

function toQuantity(lex: Lexemes, read: WithNoun): Quantity {
  const { kind, value, unit, noun, written } = read;
  const start = lex[read.from]?.start ?? 0;
  return { kind, value, unit, noun, written, span: { start, end: lex[read.next - 1]?.end ?? start } };
}
