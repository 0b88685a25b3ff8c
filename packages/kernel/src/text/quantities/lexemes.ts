import { maskedSpans } from './masked-spans.ts';

type LexemeKind =
  | 'word'
  | 'number'
  | 'iso-date'
  | 'slash-date'
  | 'phone'
  | 'serial'
  | 'version'
  | 'time'
  | 'ratio'
  | 'fraction'
  | 'vulgar'
  | 'symbol'
  | 'masked';

export interface Lexeme {
  readonly kind: LexemeKind;
  readonly text: string;
  readonly lower: string;
  readonly start: number;
  readonly end: number;
  /** White space (or the beginning of the text) stands before it. */
  readonly spaced: boolean;
  /** It is the first thing on its line. */
  readonly lineStart: boolean;
}

// Every repetition is bounded or over one class, so a hostile text costs no more than a plain one.
const ABBREVIATION = '(?:\\p{L}\\.){2,6}|[ap]\\.m\\b';
const EDITION = '[vV]\\d{1,4}(?:\\.\\d{1,6}){0,4}(?![\\p{L}\\p{N}_])';
export const WORD = "\\p{L}[\\p{L}\\p{M}\\p{N}_]*(?:['’]\\p{L}{1,9})?";
const LEXEME = new RegExp(`(${EDITION})|(${ABBREVIATION}|${WORD})|\\S`, 'gu');

// Order matters: the more particular shapes of digits come first.
export const DIGITS = new RegExp(
  [
    '(?<iso>\\d{4}-\\d{2}-\\d{2}(?!\\d)(?:T\\d\\d:\\d\\d[\\d:.Z+-]{0,20})?)',
    '(?<slash>\\d{1,2}/\\d{1,2}/(?:\\d{4}|\\d{2})(?![\\d/]))',
    '(?<phone>\\(\\d{3}\\) ?\\d{3}[ .-]\\d{4}(?!\\d)|(?:\\+?1[ .-])?\\d{3}[.-]\\d{3}[.-]\\d{4}(?!\\d)|\\+\\d{1,3}(?:[ .()-]{1,2}\\d{2,4}){2,5}(?!\\d))',
    '(?<serial>\\d{1,7}(?:-\\d{1,7}){2,5}(?!\\d)|97[89]\\d{10}(?!\\d))',
    '(?<version>\\d{1,4}(?:\\.\\d{1,6}){2,4}(?!\\d))',
    '(?<time>(?:[01]?\\d|2[0-3]):[0-5]\\d(?::[0-5]\\d)?(?![\\d:]))',
    '(?<ratio>\\d{1,4}(?:\\.\\d{1,3})?:\\d{1,4}(?![\\d:]))',
    '(?<fraction>\\d{1,4}[/⁄]\\d{1,4}(?![\\d/]))',
    '(?<vulgar>\\d{0,6}[½⅓⅔¼¾⅛⅜⅝⅞])',
    '(?<number>\\d{1,3}(?:,\\d{3}){1,12}(?:\\.\\d{1,20})?(?!\\d)|\\d{1,2}(?:,\\d{2}){1,6},\\d{3}(?!\\d)|\\d{1,3}(?:[\\u00a0\\u2009\\u202f]\\d{3}){1,12}(?!\\d)|\\d{1,3}(?:(?: \\d{3}){2,12}| 000)(?!\\d)|\\d+(?:\\.\\d+)?|\\.\\d+)',
  ].join('|'),
  'uy',
);
const MAY_START_DIGITS = /[\d(+.½⅓⅔¼¾⅛⅜⅝⅞]/u;

export const KIND_OF_GROUP: Readonly<Record<string, LexemeKind>> = {
  iso: 'iso-date',
  slash: 'slash-date',
  phone: 'phone',
  serial: 'serial',
  version: 'version',
  time: 'time',
  ratio: 'ratio',
  fraction: 'fraction',
  vulgar: 'vulgar',
  number: 'number',
};

interface Read {
  readonly kind: LexemeKind;
  readonly text: string;
}

function digitsAt(text: string, at: number): Read | null {
  DIGITS.lastIndex = at;
  const match = DIGITS.exec(text);
  if (match === null) return null;
  for (const name in KIND_OF_GROUP) {
    if (match.groups?.[name] !== undefined) return { kind: KIND_OF_GROUP[name] ?? 'number', text: match[0] };
  }
  return null;
}

function read(text: string, match: RegExpExecArray): Read {
  if (match[2] !== undefined) return { kind: 'word', text: match[2] };
  if (match[1] !== undefined) return { kind: 'version', text: match[1] };
  const digits = MAY_START_DIGITS.test(match[0]) ? digitsAt(text, match.index) : null;
  return digits ?? { kind: 'symbol', text: match[0] };
}

export function lexemes(text: string): Lexeme[] {
  const found: Lexeme[] = [];
  const masked = maskedSpans(text);
  let mask = 0;
  let end = 0;
  const push = (kind: LexemeKind, start: number, value: string): void => {
    const gap = text.slice(end, start);
    found.push({
      kind,
      text: value,
      lower: kind === 'word' ? value.toLowerCase() : value,
      start,
      end: start + value.length,
      spaced: gap !== '' || start === 0,
      lineStart: start === 0 || gap.includes('\n'),
    });
    end = start + value.length;
  };
  LEXEME.lastIndex = 0;
  for (let match = LEXEME.exec(text); match !== null; match = LEXEME.exec(text)) {
    while (masked[mask] !== undefined && (masked[mask]?.end ?? 0) <= match.index) mask += 1;
    const hidden = masked[mask];
    if (hidden !== undefined && match.index + match[0].length > hidden.start) {
      push('masked', Math.max(hidden.start, end), text.slice(Math.max(hidden.start, end), hidden.end));
      LEXEME.lastIndex = hidden.end;
      continue;
    }
    const { kind, text: value } = read(text, match);
    push(kind, match.index, value);
    LEXEME.lastIndex = end;
  }
  return found;
}
