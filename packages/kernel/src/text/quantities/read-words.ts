import { isStopWord } from '../stop-words.ts';
import { wordList } from '../word-list.ts';
import { fractionValue } from './decimal.ts';
import { type Draft, draft, isJoin, isSymbol, isWord, type Lexemes, pastJoin, plainNumber } from './draft.ts';
import { DENOMINATORS, ORDINALS, SCALES, SMALL, TENS } from './number-words.ts';
import { unitOf } from './units.ts';

const isNumberWord = (word: string | undefined): boolean =>
  word !== undefined && (SMALL.has(word) || TENS.has(word) || SCALES.has(word) || word === 'hundred');

const POWERS: Readonly<Record<number, number>> = { 3: 1e3, 6: 1e6, 9: 1e9, 12: 1e12 };

/** "three hundred and twenty-five thousand": the value and the index behind it. */
function cardinal(lex: Lexemes, from: number): { value: number; next: number; scale: number } | null {
  let total = 0;
  let group: number | null = null;
  let scale = 0;
  let at = from;
  let next = from;
  if (/^an?$/u.test(lex[at]?.lower ?? '')) {
    if (!/^(?:hundred|thousand|million|billion|trillion|dozen)$/u.test(lex[at + 1]?.lower ?? '')) return null;
    group = 1;
    at += 1;
  }
  for (;;) {
    const joined =
      next > from && lex[at]?.lower === 'and' && group !== 0 && (total > 0 || (group ?? 0) >= 100);
    const here = joined ? at + 1 : next > from ? pastJoin(lex, at) : at;
    const word = isWord(lex[here]) ? lex[here]?.lower : undefined;
    if (word === undefined) break;
    const small = SMALL.get(word);
    const tens = TENS.get(word);
    const power = SCALES.get(word);
    if (small !== undefined && fits(group, small)) group = (group ?? 0) + small;
    else if (tens !== undefined && (group === null || (group >= 100 && group % 100 === 0)))
      group = (group ?? 0) + tens;
    else if (word === 'hundred' && group !== null && group > 0 && group < 100) group *= 100;
    else if (word === 'dozen' && group !== null && group > 0) group *= 12;
    else if (power !== undefined && group !== null) {
      total += group * (POWERS[power] ?? 1);
      group = null;
      scale = power;
    } else break;
    next = here + 1;
    at = next;
  }
  if (next === from) return null;
  return { value: total + (group ?? 0), next, scale: group === null ? scale : 0 };
}

/** Behind "twenty" only one to nine, behind "hundred" anything small. */
function fits(group: number | null, small: number): boolean {
  if (group === null) return true;
  if (group === 0 || small === 0) return false;
  if (group % 100 === 0) return true;
  return group % 100 >= 20 && group % 10 === 0 && small < 10;
}

export const PRONOUN_BEFORE = wordList(`
  the no this that these those each any every which another other some such everyone new old big right wrong
  only first last next same good better best whole own
`);
export const LOOSE_AFTER = wordList('day thing way another reason time more place side self person such');

/** "the one that", "one of them", "no one", "one day": nothing is counted. */
function isPronounOne(lex: Lexemes, at: number): boolean {
  const before = lex[at - 1];
  const after = lex[at + 1];
  if (isJoin(lex, at + 1)) return unitOf(lex[at + 2]?.lower ?? '', false) === null;
  if (isJoin(lex, at - 1)) return true;
  if (!isWord(after)) return true;
  if (isWord(before) && PRONOUN_BEFORE.has(before.lower))
    return unitOf(after.lower, false) === null || after.lower === 'day';
  if (after.lower === 'or' || after.lower === 'to') return !isNumberWord(lex[at + 2]?.lower);
  return (
    LOOSE_AFTER.has(after.lower) ||
    isStopWord(after.lower) ||
    /[^s]s$/u.test(after.lower) ||
    /'|’/u.test(after.lower)
  );
}

/** "a third of", "two thirds", "three-quarters"; "a quarter" without "of" is a coin or three months. */
function fraction(lex: Lexemes, from: number): Draft | null {
  const first = lex[from]?.lower ?? '';
  const numerator = first === 'a' || first === 'an' ? 1 : SMALL.get(first);
  if (numerator === undefined || numerator === 0) return null;
  const at = pastJoin(lex, from + 1);
  const word = lex[at]?.lower ?? '';
  const denominator = DENOMINATORS.get(word);
  if (denominator === undefined) return null;
  const joined = at > from + 1;
  const plural = word.endsWith('s');
  const of = lex[at + 1]?.lower === 'of';
  if (numerator === 1 ? plural || !(of || (joined && word !== 'quarter')) : !plural) return null;
  if (word === 'quarters' && !joined && !of) return null;
  return draft('number', fractionValue('', numerator, denominator), from, at + 1, 'words');
}

/** "Two and a half". */
function withHalf(lex: Lexemes, next: number): boolean {
  return lex[next]?.lower === 'and' && lex[next + 1]?.lower === 'a' && lex[next + 2]?.lower === 'half';
}

const isHalfDozen = (lex: Lexemes, at: number): boolean =>
  lex[at]?.lower === 'half' && lex[at + 1]?.lower === 'a' && lex[at + 2]?.lower === 'dozen';

export function readNumberWords(lex: Lexemes, at: number): Draft | null {
  const word = lex[at];
  if (!isWord(word)) return null;
  if (isHalfDozen(lex, at)) return plainNumber('6', at, at + 3, 'words');
  const part = fraction(lex, at);
  if (part !== null) return part;
  const read = cardinal(lex, at);
  if (read === null) return null;
  if (withHalf(lex, read.next)) return plainNumber(`${read.value}.5`, at, read.next + 3, 'words');
  if (read.next === at + 1 && word.lower === 'one' && isPronounOne(lex, at)) return null;
  return { ...plainNumber(String(read.value), at, read.next, 'words'), scale: read.scale };
}

export const DETERMINERS = wordList(
  'the a an our your their his her its my this that every each another very',
);
export const IDIOMS = wordList(
  'party parties hand class person rate come serve aid nature guess thought name thing foremost',
);
const OF_TIME = wordList('a an per each every split one');

/** "the first release", "twenty-first century"; "First, ...", "at first" and "a second" of time count nothing. */
export function readOrdinalWord(lex: Lexemes, at: number): Draft | null {
  const word = lex[at];
  if (!isWord(word)) return null;
  const tens = TENS.get(word.lower);
  if (tens !== undefined) {
    const ones = isJoin(lex, at + 1) ? ORDINALS.get(lex[at + 2]?.lower ?? '') : undefined;
    return ones !== undefined && ones < 10
      ? draft('ordinal', String(tens + ones), at, at + 3, 'words')
      : null;
  }
  const value = ORDINALS.get(word.lower);
  if (value === undefined) return null;
  const after = isJoin(lex, at + 1) ? lex[at + 2] : lex[at + 1];
  const before = lex[at - 1];
  const counts = isWord(after) && !isStopWord(after.lower) && !IDIOMS.has(after.lower);
  if (word.lower === 'second' && isWord(before) && OF_TIME.has(before.lower) && !counts) return null;
  // "accessibility-first", "I first worked", "was first published".
  if (isJoin(lex, at - 1)) return null;
  const determined = isWord(before) && (DETERMINERS.has(before.lower) || /['’]s$/u.test(before.lower));
  if (isWord(after) && IDIOMS.has(after.lower)) return null;
  if (isSymbol(after, ',') && !determined) return null;
  return determined || (counts && !/ed$/u.test(after.lower))
    ? draft('ordinal', String(value), at, at + 1, 'words')
    : null;
}
