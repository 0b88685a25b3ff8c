import { matches } from '@palimpsest/kernel/text';
import type { Sheet } from './piece.ts';

/** A number, a letter with or without a factor, index or argument, or something in brackets. */
const OPERAND =
  '(?:_{2,20}|□|\\[ {1,8}\\]|-?\\([^()\\n]{1,40}\\)[²³⁴]?|[-−√]?\\d{1,20}(?:[.,]\\d{1,12}){0,4}(?:[A-Za-z]{1,2}(?![A-Za-z]))?[²³⁴%°]?|[-−√]?(?:[A-Za-z]|[A-Z]{2,3}|[α-ωΔΣΩ]|sin|cos|tan|log)(?![A-Za-z])\\d{0,3}[²³⁴₀-₉]{0,3}(?:\\([^()\\n]{0,20}\\))?)';
const OPERATOR = '\\s{0,3}(?:<=|>=|!=|==|-->|->|→|⟶|[=<>≤≥≠≈±+×·*÷/^−–-])\\s{0,3}';
export const FORMULA = new RegExp(`(?<![\\p{L}\\p{N}.$€£])${OPERAND}(?:${OPERATOR}${OPERAND}){1,24}`, 'gu');
export const POWER = /(?<![\p{L}\p{N}])(?:\d{1,6}|[A-Za-z])[²³⁴⁵⁻¹⁰]{1,3}|√\s?\d{1,12}|√\s?[a-z]\b/gu;

/** Formulas without marks: "3x + 5 = 20", "a^2", "y > 4". Ranges, dates and plain fractions are numbers, not formulas. */
export function takePlainFormulas(sheet: Sheet): void {
  const text = sheet.textWith('blank');
  for (const match of matches(text, FORMULA)) {
    const written = match[0];
    if (isNumber(written) || isWords(written) || isLine(written)) continue;
    sheet.add('formula', formulaKey(written), { start: match.index, end: match.index + written.length });
  }
  for (const match of matches(sheet.text, POWER))
    sheet.add('formula', formulaKey(match[0]), { start: match.index, end: match.index + match[0].length });
}

function formulaKey(text: string): string {
  return text
    .replace(/\s+/g, '')
    .replace(/[−–]/g, '-')
    .replace(/[·*]/g, '×')
    .replace(/-->|→|⟶/g, '->');
}

/** "10-15", "3/4", "2019-2020", "5/12/1990": quantities read those. */
function isNumber(text: string): boolean {
  return /^\d[\d.,]*(?:[-–/]\d[\d.,]*){1,2}[a-z%°]{0,2}$/i.test(text);
}

/** "A - a", "I - I": letters around a dash are as often words. */
function isWords(text: string): boolean {
  return /^[AaI]\s*[-–]\s*[A-Za-z]$|^[A-Z]{2,3}\s?[-–/]\s?[A-Z]{2,3}$/.test(text);
}

/** "____ - a": a blank in a sentence, not in a sum. */
function isLine(text: string): boolean {
  return /_{2}|□|\[ /.test(text) && !/\d/.test(text);
}
