import { LOOKALIKES } from './lookalikes.ts';

export interface Folded {
  readonly text: string;
  /** For each UTF-16 unit of the folded text its offset in the source, and at the end the source's length. */
  readonly offsets: Uint32Array;
}

const INVISIBLE = /^[\p{M}\p{Cf}\p{Default_Ignorable_Code_Point}]$/u;
export const PLAIN = new Map([
  ['’', "'"],
  ['‘', "'"],
  ['´', "'"],
  ['`', "'"],
  ['ʼ', "'"],
  ['“', '"'],
  ['”', '"'],
  ['«', '"'],
  ['»', '"'],
  ['–', '-'],
  ['—', '-'],
  ['‐', '-'],
  ['‑', '-'],
  ['…', '.'],
  ['ß', 'ss'],
  ['œ', 'oe'],
  ['æ', 'ae'],
  ['ø', 'o'],
  ['ł', 'l'],
  ['đ', 'd'],
]);

/**
 * A text as a reader takes it in: lower case, without accents and invisible characters, look-alike letters of other
 * scripts read as Latin, wide and mathematical letters as plain ones. The offsets lead back into the source.
 */
export function fold(source: string): Folded {
  const offsets: number[] = [];
  const parts: string[] = [];
  let at = 0;
  for (const char of source) {
    const folded = foldChar(char);
    for (let i = 0; i < folded.length; i += 1) offsets.push(at);
    if (folded !== '') parts.push(folded);
    at += char.length;
  }
  offsets.push(at);
  return { text: parts.join(''), offsets: Uint32Array.from(offsets) };
}

const seen = new Map<string, string>();

function foldChar(char: string): string {
  const unit = char.codePointAt(0) ?? 0;
  if (unit < 128) {
    if (unit >= 65 && unit <= 90) return char.toLowerCase();
    if (unit === 9 || unit === 10 || unit === 13) return ' ';
    return char === '`' ? "'" : char;
  }
  const known = seen.get(char);
  if (known !== undefined) return known;
  const folded = read(char);
  if (seen.size < 5_000) seen.set(char, folded);
  return folded;
}

function read(char: string): string {
  if (INVISIBLE.test(char)) return '';
  const lower = char.toLowerCase();
  const plain = PLAIN.get(lower) ?? LOOKALIKES.get(lower);
  if (plain !== undefined) return plain;
  if (/\s/u.test(char)) return ' ';
  const wide = lower.normalize('NFKC').toLowerCase();
  const base = [...wide.normalize('NFD')].filter((each) => !INVISIBLE.test(each)).join('');
  const letters = [...base].map((each) => LOOKALIKES.get(each) ?? each).join('');
  return letters.length <= 4 ? letters : lower;
}
