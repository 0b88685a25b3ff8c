import { shiftDecimal } from './decimal.ts';
import { type Draft, isJoin, isSymbol, isWord, type Lexemes } from './draft.ts';
import { SCALES } from './number-words.ts';
import { currencyBefore, isYear } from './read-digits.ts';
import { currencyOfWord, unitOf } from './units.ts';

export const MODIFIERS =
  /^(?:square|cubic|calendar|business|working|full|consecutive|more|additional|short|long|whole)$/u;

/** Turns a plain number into what the words around it make of it: "1.5 million", "20 percent", "$5", "3 hours". */
export function withSuffixes(lex: Lexemes, read: Draft): Draft {
  const scaled = read.plain ? withScale(lex, read) : read;
  const currency = read.plain ? withCurrency(lex, scaled) : null;
  if (currency !== null) return currency;
  if (scaled.kind !== 'number' || scaled.unit !== null) return scaled;
  return withPercent(lex, scaled) ?? withUnit(lex, scaled);
}

function withScale(lex: Lexemes, read: Draft): Draft {
  if (read.written === 'words' || read.scale !== 0 || !/^-?[\d.]+$/u.test(read.value)) return read;
  const at = isJoin(lex, read.next) ? read.next + 1 : read.next;
  const scale = isWord(lex[at]) ? SCALES.get(lex[at]?.lower ?? '') : undefined;
  if (scale === undefined) return read;
  return { ...read, value: shiftDecimal(read.value, scale), next: at + 1, scale };
}

function withCurrency(lex: Lexemes, read: Draft): Draft | null {
  const before = read.written === 'digits' ? currencyBefore(lex, read.from) : null;
  if (before !== null) {
    return { ...read, kind: 'money', value: `${before.currency} ${read.value}`, from: before.from };
  }
  const code = lex[read.from - 1];
  if (isWord(code) && code.text === code.text.toUpperCase() && currencyOfWord(code.text) !== null) {
    return { ...read, kind: 'money', value: `${code.text} ${read.value}`, from: read.from - 1 };
  }
  const after = lex[isJoin(lex, read.next) ? read.next + 1 : read.next];
  const next = isJoin(lex, read.next) ? read.next + 2 : read.next + 1;
  const currency = isWord(after)
    ? currencyOfWord(after.text)
    : isSymbol(lex[next - 1], '€£¥')
      ? symbolOf(lex[next - 1]?.text ?? '')
      : null;
  return currency === null ? null : { ...read, kind: 'money', value: `${currency} ${read.value}`, next };
}

const symbolOf = (symbol: string): string => (symbol === '€' ? 'EUR' : symbol === '£' ? 'GBP' : 'JPY');

function withPercent(lex: Lexemes, read: Draft): Draft | null {
  const at = isJoin(lex, read.next) ? read.next + 1 : read.next;
  const word = lex[at];
  const percent = { ...read, kind: 'percent' as const, value: `${read.value}%`, unit: '%', plain: false };
  if (isSymbol(word, '%')) return { ...percent, next: at + 1 };
  if (word?.lower === 'percent' || word?.lower === 'pct') return { ...percent, next: at + 1 };
  if (word?.lower === 'per' && lex[at + 1]?.lower === 'cent') return { ...percent, next: at + 2 };
  if (word?.lower !== 'percentage' || !/^points?$/u.test(lex[at + 1]?.lower ?? '')) return null;
  return { ...percent, unit: 'percentage point', next: at + 2 };
}

function withUnit(lex: Lexemes, read: Draft): Draft {
  let at = isJoin(lex, read.next) ? read.next + 1 : read.next;
  if (isSymbol(lex[at], '°')) {
    const scale = lex[at + 1];
    const letter = isWord(scale) && !scale.spaced && /^[cf]$/u.test(scale.lower) ? scale.lower : null;
    return {
      ...read,
      unit: letter === null ? 'degree' : `°${letter}`,
      next: letter === null ? at + 1 : at + 2,
    };
  }
  if (read.written === 'digits' && read.value.length === 4 && isYear(lex[read.from])) return read;
  const modifier = MODIFIERS.test(lex[at]?.lower ?? '') ? (lex[at]?.lower ?? null) : null;
  if (modifier !== null) at += 1;
  if (!isWord(lex[at])) return read;
  const unit = unitOf(lex[at]?.text ?? '', false);
  if (unit === null) return read;
  const area = modifier === 'square' || modifier === 'cubic';
  return { ...read, unit: area ? `${modifier} ${unit}` : unit, next: at + 1 };
}
