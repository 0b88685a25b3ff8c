import { canonicalDecimal, fractionValue, shiftDecimal } from './decimal.ts';
import { type Draft, draft, isJoin, isSymbol, isWord, type Lexemes, plainNumber } from './draft.ts';
import type { Lexeme } from './lexemes.ts';
import { SCALE_SUFFIXES } from './number-words.ts';
import { yearOf } from './read-dates.ts';
import { currencyOfSymbol, isDollarPrefix, unitOf } from './units.ts';

export const VULGAR: Readonly<Record<string, readonly [number, number]>> = {
  '½': [1, 2],
  '⅓': [1, 3],
  '⅔': [2, 3],
  '¼': [1, 4],
  '¾': [3, 4],
  '⅛': [1, 8],
  '⅜': [3, 8],
  '⅝': [5, 8],
  '⅞': [7, 8],
};

/** Letters glued to the digits that are neither unit nor scale nor ending make a name of them: 18F, 3D, 508c. */
const isGlued = (lexeme: Lexeme | undefined): lexeme is Lexeme => isWord(lexeme) && !lexeme.spaced;

function suffixed(lex: Lexemes, at: number, number: string): Draft | null | 'name' {
  const suffix = lex[at + 1];
  if (!isGlued(suffix)) return null;
  if (/^(?:st|nd|rd|th)$/u.test(suffix.lower)) return draft('ordinal', number, at, at + 2);
  if (suffix.lower === 's' && /0$/u.test(number) && number.length !== 3) return decade(lex, at, number);
  const money = isSymbol(lex[at - 1], '$€£¥₹') || (isJoin(lex, at - 1) && isSymbol(lex[at - 3], '$€£¥₹'));
  const scale =
    SCALE_SUFFIXES.get(suffix.lower) ??
    (suffix.text === 'M' || (money && suffix.lower === 'm')
      ? 6
      : money && suffix.lower === 'b'
        ? 9
        : undefined);
  if (scale !== undefined)
    return { ...plainNumber(shiftDecimal(number, scale), at, at + 2, 'digits'), scale };
  const unit = unitOf(suffix.text, true);
  return unit === null ? 'name' : { ...draft('number', number, at, at + 2), unit };
}

/** "the 1990s", "the '90s"; in "his 70s" the decade is one of a life. */
function decade(lex: Lexemes, at: number, number: string): Draft {
  const before = lex[at - 1];
  const century = isSymbol(before, "'’‘") || /^(?:the|early|late|mid)$/u.test(before?.lower ?? '');
  const value = number.length === 2 && century && Number(number) >= 30 ? `19${number}` : number;
  return draft('number', `${value}s`, at, at + 2);
}

const MERIDIEM = /^([ap])\.?m\.?$/u;

function clock(lexeme: Lexeme | undefined): 'a' | 'p' | null {
  const half = isWord(lexeme) ? MERIDIEM.exec(lexeme.lower)?.[1] : undefined;
  return half === 'a' || half === 'p' ? half : null;
}

/** 24-hour clock where the half of the day is written; as written otherwise. */
export function timeValue(written: string, half: 'a' | 'p' | null): string {
  const [hour = '0', minute = '00'] = written.split(':');
  const shifted = half === null ? Number(hour) : (Number(hour) % 12) + (half === 'p' ? 12 : 0);
  return `${String(shifted).padStart(2, '0')}:${minute.padStart(2, '0')}`;
}

function readTime(lex: Lexemes, at: number): Draft | null {
  const lexeme = lex[at];
  const half = clock(lex[at + 1]);
  if (lexeme?.kind === 'time') {
    return draft('time', timeValue(lexeme.text, half), at, half === null ? at + 1 : at + 2);
  }
  if (lexeme?.kind !== 'number' || half === null || !/^(?:1[0-2]|[1-9])$/u.test(lexeme.text)) return null;
  // "I am 5 am I": a bare "am" apart from its number must not be the verb.
  if (
    lex[at + 1]?.lower === 'am' &&
    lex[at + 1]?.spaced === true &&
    isWord(lex[at + 2]) &&
    lex[at + 2]?.lower === 'i'
  )
    return null;
  return draft('time', timeValue(lexeme.text, half), at, at + 2);
}

export const VERSIONED = /^(?:v|version|versions|release|rev|revision)$/u;

function isVersion(lex: Lexemes, at: number): boolean {
  const before = lex[at - 1];
  if (!isWord(before) || before.spaced === false) return false;
  if (VERSIONED.test(before.lower)) return true;
  // "Rails 4.2", "Section 3.2": a decimal behind a name numbers an edition or a part, it measures nothing.
  const name =
    /^\p{Lu}/u.test(before.text) &&
    !/^(?:In|At|Of|By|To|From|About|Over|Only|Nearly|Almost|The|A|And|Is|Than|With|For|On|Some|Just|Around)$/u.test(
      before.text,
    );
  return (
    name &&
    /^\d{1,2}\.\d{1,2}$/u.test(lex[at]?.text ?? '') &&
    !isSymbol(lex[at + 1], '%') &&
    unitOf(lex[at + 1]?.text ?? '', false) === null &&
    !/illion$/u.test(lex[at + 1]?.lower ?? '')
  );
}

/** "COVID-19", "Apollo-11": behind a capital and a hyphen digits belong to the name; "mid-2014" is a year. */
const isNamePart = (lex: Lexemes, at: number): boolean =>
  isJoin(lex, at - 1) && isWord(lex[at - 2]) && /\p{Lu}/u.test(lex[at - 2]?.text ?? '');

export function readDigits(lex: Lexemes, at: number): Draft | null {
  const lexeme = lex[at];
  if (lexeme === undefined) return null;
  if (lexeme.kind === 'phone' || lexeme.kind === 'serial') {
    return draft('identifier', lexeme.text.replace(/[^\d]/gu, ''), at, at + 1);
  }
  if (lexeme.kind === 'version') return draft('version', lexeme.text.replace(/^v/iu, ''), at, at + 1);
  if (lexeme.kind === 'ratio') return draft('number', lexeme.text, at, at + 1);
  const time = readTime(lex, at);
  if (time !== null) return time;
  if (lexeme.kind === 'fraction') return fractionOf(at, lexeme.text);
  if (lexeme.kind === 'vulgar') return vulgar(lexeme.text, at);
  if (lexeme.kind !== 'number') return null;
  if (isNamePart(lex, at)) return null;
  const number = canonicalDecimal(lexeme.text);
  if (/^isbn$/iu.test(lex[at - 1]?.text ?? '')) return draft('identifier', lexeme.text, at, at + 1);
  if (isVersion(lex, at)) return draft('version', lexeme.text, at, at + 1);
  const read = suffixed(lex, at, number);
  if (read === 'name') return null;
  if (read !== null) return read;
  const part = lex[at + 1];
  if (part?.kind === 'fraction' && part.spaced && /^\d+$/u.test(number)) {
    const [numerator = 0, denominator = 1] = part.text.split(/[/⁄]/u).map(Number);
    if (numerator < denominator)
      return plainNumber(fractionValue(number, numerator, denominator), at, at + 2, 'digits');
  }
  if (negative(lex, at)) return plainNumber(`-${number}`, at - 1, at + 1, 'digits');
  return plainNumber(number, at, at + 1, 'digits');
}

const negative = (lex: Lexemes, at: number): boolean =>
  isSymbol(lex[at - 1], '-−') &&
  lex[at - 1]?.spaced === true &&
  lex[at]?.spaced === false &&
  lex[at - 2]?.kind !== 'number';

function fractionOf(at: number, text: string): Draft {
  const [numerator = 0, denominator = 1] = text.split(/[/⁄]/u).map(Number);
  // "24/7" and other pairs that are no part of a whole stay as they are.
  if (numerator >= denominator) return draft('number', `${numerator}/${denominator}`, at, at + 1);
  return draft('number', fractionValue('', numerator, denominator), at, at + 1);
}

function vulgar(text: string, at: number): Draft {
  const [numerator, denominator] = VULGAR[text.slice(-1)] ?? [1, 1];
  const whole = text.slice(0, -1);
  return {
    ...plainNumber(fractionValue(whole, numerator, denominator), at, at + 1, 'digits'),
    plain: whole !== '',
  };
}

/** The currency in front of a number and where the amount starts: "$5", "US$ 5", "EUR 5". */
export function currencyBefore(lex: Lexemes, at: number): { currency: string; from: number } | null {
  const before = lex[at - 1];
  if (before?.kind !== 'symbol') return null;
  const prefix = lex[at - 2];
  const glued = before.spaced === false && isWord(prefix) && isDollarPrefix(prefix.text);
  const currency = currencyOfSymbol(before.text, glued ? (prefix?.text ?? null) : null);
  return currency === null ? null : { currency, from: glued ? at - 2 : at - 1 };
}

export const isYear = (lexeme: Lexeme | undefined): boolean => {
  const year = yearOf(lexeme);
  return year !== null && year >= 1900 && year <= 2100;
};
