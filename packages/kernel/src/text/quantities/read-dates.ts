import { type Draft, draft, isHyphen, isSymbol, isWord, type Lexemes } from './draft.ts';
import type { Lexeme } from './lexemes.ts';
import { MONTHS, ORDINALS } from './number-words.ts';

const two = (value: number): string => String(value).padStart(2, '0');

/** "may" and "march" in lower case are verbs; "MAY 3" in a heading is still a month. */
function monthOf(lexeme: Lexeme | undefined): number | null {
  if (!isWord(lexeme)) return null;
  const initial = lexeme.text.charAt(0);
  return initial === lexeme.lower.charAt(0) ? null : (MONTHS.get(lexeme.lower) ?? null);
}

function dayOf(lexeme: Lexeme | undefined): number | null {
  if (lexeme?.kind !== 'number' || !/^\d{1,2}$/u.test(lexeme.text)) return null;
  const day = Number(lexeme.text);
  return day >= 1 && day <= 31 ? day : null;
}

export function yearOf(lexeme: Lexeme | undefined): number | null {
  if (lexeme?.kind !== 'number' || !/^(?:1[5-9]|20|21)\d\d$/u.test(lexeme.text)) return null;
  return Number(lexeme.text);
}

const isOrdinalEnding = (lexeme: Lexeme | undefined): boolean =>
  isWord(lexeme) && !lexeme.spaced && /^(?:st|nd|rd|th)$/u.test(lexeme.lower);
const pastEnding = (lex: Lexemes, at: number): number => (isOrdinalEnding(lex[at]) ? at + 1 : at);

const dated = (year: number | null, month: number, day: number | null): string =>
  [year === null ? null : String(year), two(month), day === null ? null : two(day)]
    .filter((part) => part !== null)
    .join('-');

/** "May 3, 2024", "May 3-5, 2024", "May 2024". A month alone is not a date. */
function monthFirst(lex: Lexemes, from: number, month: number): Draft[] | null {
  let at = from + 1;
  if (isSymbol(lex[at], '.') && lex[at]?.spaced === false) at += 1;
  const day = dayOf(lex[at]);
  if (day === null) {
    const yearAt = isSymbol(lex[at], ',') || lex[at]?.lower === 'of' ? at + 1 : at;
    const year = yearOf(lex[yearAt]);
    return year === null ? null : [draft('date', dated(year, month, null), from, yearAt + 1)];
  }
  const days: { day: number; from: number; next: number }[] = [{ day, from, next: pastEnding(lex, at + 1) }];
  at = pastEnding(lex, at + 1);
  const second =
    isHyphen(lex[at]) || lex[at]?.lower === 'and' || lex[at]?.lower === 'to' ? dayOf(lex[at + 1]) : null;
  if (second !== null && second > day && !isWordAfterDay(lex, pastEnding(lex, at + 2))) {
    days.push({ day: second, from: at + 1, next: pastEnding(lex, at + 2) });
    at = pastEnding(lex, at + 2);
  }
  const yearAt = isSymbol(lex[at], ',') ? at + 1 : at;
  const year = yearOf(lex[yearAt]);
  const last = days[days.length - 1];
  if (year !== null && last !== undefined) last.next = yearAt + 1;
  return days.map((each) => draft('date', dated(year, month, each.day), each.from, each.next));
}

/** "May 3 and 20 people": the second number counts something. */
const isWordAfterDay = (lex: Lexemes, at: number): boolean =>
  isWord(lex[at]) && lex[at]?.spaced === true && !/^(?:at|in|on|and|or|from|of)$/u.test(lex[at]?.lower ?? '');

/** "3 May 2024", "3rd of May", "the third of May". */
function dayFirst(lex: Lexemes, from: number): Draft[] | null {
  const first = lex[from];
  const day = dayOf(first) ?? (isWord(first) ? (ORDINALS.get(first.lower) ?? null) : null);
  if (day === null || day > 31) return null;
  let at = pastEnding(lex, from + 1);
  const ordinal = at > from + 1 || first?.kind === 'word';
  if (lex[at]?.lower === 'of') at += 1;
  else if (first?.kind === 'word') return null;
  const month = lex[at]?.spaced === true ? monthOf(lex[at]) : null;
  if (month === null || (lex[at - 1]?.lower === 'of' && !ordinal)) return null;
  at += 1;
  if (isSymbol(lex[at], '.') && yearOf(lex[at + 1]) !== null) at += 1;
  // "on 3 May 12 people came": only a year may follow.
  const yearAt = isSymbol(lex[at], ',') ? at + 1 : at;
  const year = yearOf(lex[yearAt]);
  return [draft('date', dated(year, month, day), from, year === null ? at : yearAt + 1)];
}

function quarter(lex: Lexemes, from: number): Draft[] | null {
  if (!/^Q[1-4]$/u.test(lex[from]?.text ?? '')) return null;
  const yearAt = lex[from + 1]?.lower === 'of' ? from + 2 : from + 1;
  const year = yearOf(lex[yearAt]);
  const name = lex[from]?.text ?? '';
  return [
    draft('date', year === null ? name : `${year}-${name}`, from, year === null ? from + 1 : yearAt + 1),
  ];
}

/** US order unless the first part cannot be a month. */
function slashDate(text: string): string {
  const [first = 0, second = 0, third = 0] = text.split('/').map(Number);
  const year = third < 100 ? 2000 + third : third;
  const [month, day] = first > 12 ? [second, first] : [first, second];
  return dated(year, month, day);
}

export function readDate(lex: Lexemes, at: number): Draft[] | null {
  const lexeme = lex[at];
  if (lexeme === undefined) return null;
  if (lexeme.kind === 'iso-date') return [draft('date', lexeme.text.slice(0, 10), at, at + 1)];
  if (lexeme.kind === 'slash-date') return [draft('date', slashDate(lexeme.text), at, at + 1)];
  const month = monthOf(lexeme);
  if (month !== null) return monthFirst(lex, at, month);
  return dayFirst(lex, at) ?? quarter(lex, at);
}
