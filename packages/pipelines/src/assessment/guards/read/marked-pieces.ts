import { matches } from '@palimpsest/kernel/text';
import type { PieceKind, Sheet } from './piece.ts';

/** Code, formulas between marks, pictures, addresses and blanks: what its marks give away. */
export function takeMarked(sheet: Sheet): void {
  between(sheet, '```', '```', 'code', program);
  inLine(sheet, '`', 'code');
  between(sheet, '<math', '</math>', 'formula', plain);
  between(sheet, '$$', '$$', 'formula', latex);
  between(sheet, '\\[', '\\]', 'formula', latex);
  between(sheet, '\\(', '\\)', 'formula', latex);
  between(sheet, '\\begin{', '\\end{', 'formula', latex);
  dollars(sheet);
  addMatches(sheet, /!\[[^\][\n]{0,200}\]\([^()\n]{0,500}\)/g, 'media');
  addMatches(sheet, /<(?:img|video|audio|svg|iframe|source)\b[^<>]{0,1000}>/gi, 'media');
  addMatches(sheet, /\[(?:image|figure|picture|diagram|photo|graph|map|chart)\b[^\][\n]{0,200}\]/gi, 'media');
  addMatches(sheet, /(?<=\])\([^()\s]{1,500}\)/g, 'media');
  addMatches(sheet, /\bhttps?:\/\/[^\s<>"')\]]{1,1000}/g, 'media');
  addMatches(sheet, /[\p{L}\p{N})]{0,10}<su[bp]>[^<>]{0,40}<\/su[bp]>/gu, 'formula');
  addMatches(sheet, /_{3,}|(?<![\p{L}\p{N}_*])_{1,2}(?![\p{L}\p{N}_*])/gu, 'blank', () => 'line');
  addMatches(sheet, /\[\s{1,40}\]|\[_{1,2}\]|[☐□▢]/g, 'blank', () => 'box');
  addMatches(sheet, /\(\s{1,40}\)/g, 'blank', () => 'brackets');
  addMatches(sheet, /\.{5,}|…{2,}/g, 'blank', () => 'dots');
  addMatches(sheet, /\b(?:true\s?(?:\/|or)\s?false|yes\s?\/\s?no|t\s?\/\s?f)\b/gi, 'choice', (text) =>
    text.toLowerCase().replace(/\s?(?:\/|or)\s?/, '/'),
  );
  addMatches(sheet, /[([][^()[\]\n/]{1,40}(?:\/[^()[\]\n/]{1,40}){1,6}[)\]]/g, 'choice', (text) =>
    text.slice(1, -1).replace(/\s+/g, ''),
  );
}

/** White space means nothing in a formula, and neither do the marks that only size brackets or set spaces. */
export function latex(text: string): string {
  return plain(text)
    .replace(/\\(?:left|right|displaystyle|[,;:!])(?![A-Za-z])/g, '')
    .replace(/\\[dt]frac(?![A-Za-z])/g, '\\frac')
    .replace(/\s+/g, '');
}

/** Where a line of code begins and ends may be all that a program says. */
function program(text: string): string {
  return text
    .split('\n')
    .map((line) => line.trimEnd())
    .join('\n')
    .trimEnd();
}

function plain(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

/** From each opening mark to the next closing one. Without a closing mark there is nothing further to look for. */
function between(
  sheet: Sheet,
  open: string,
  close: string,
  kind: PieceKind,
  keyOf: (text: string) => string,
): void {
  const { text } = sheet;
  for (let at = text.indexOf(open); at !== -1; ) {
    const stop = text.indexOf(close, at + open.length);
    if (stop === -1) return;
    const end = stop + close.length;
    sheet.add(kind, keyOf(text.slice(at + open.length, stop)), { start: at, end });
    at = text.indexOf(open, end);
  }
}

function inLine(sheet: Sheet, mark: string, kind: PieceKind): void {
  const { text } = sheet;
  for (let at = text.indexOf(mark); at !== -1; ) {
    const stop = text.indexOf(mark, at + 1);
    if (stop === -1) return;
    const inside = text.slice(at + 1, stop);
    if (inside.includes('\n') || inside === '') {
      at = stop;
      continue;
    }
    sheet.add(kind, inside.trim(), { start: at, end: stop + 1 });
    at = text.indexOf(mark, stop + 1);
  }
}

/** One dollar sign is money, a pair around something without outer spaces a formula: "$5 and $3" has none. */
function dollars(sheet: Sheet): void {
  const { text } = sheet;
  for (let at = text.indexOf('$'); at !== -1; ) {
    const stop = text.indexOf('$', at + 1);
    if (stop === -1) return;
    if (!isFormula(text.slice(at + 1, stop), text.charAt(stop + 1), text.charAt(at - 1))) {
      at = stop;
      continue;
    }
    sheet.add('formula', latex(text.slice(at + 1, stop)), { start: at, end: stop + 1 });
    at = text.indexOf('$', stop + 1);
  }
}

function isFormula(inside: string, behind: string, before: string): boolean {
  if (inside === '' || inside.length > 2_000 || before === '\\') return false;
  if (/^\s|\s$|\n\s*\n/.test(inside) || /\d/.test(behind)) return false;
  return /[\\^_={}]/.test(inside) || !/\p{L}{3}/u.test(inside);
}

function addMatches(
  sheet: Sheet,
  pattern: RegExp,
  kind: PieceKind,
  keyOf: (text: string) => string = plain,
): void {
  for (const match of matches(sheet.text, pattern))
    sheet.add(kind, keyOf(match[0]), { start: match.index, end: match.index + match[0].length });
}
