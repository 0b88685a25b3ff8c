/** Stands for every letter and figure of another script, so that the folded text is of one byte a character. */
export const OTHER_LETTER = 'ç';

export interface FoldedText {
  readonly text: string;
  /** For each UTF-16 unit of the folded text its offset in the source, and at the end the source's length. */
  readonly offsets: Uint32Array;
}

// Marks that combine, the soft hyphen, zero-width characters, variation selectors.
const DROPPED = /[\p{M}\p{Cf}]/u;
export const PLAIN = new Map([
  ['’', "'"],
  ['‘', "'"],
  ['´', "'"],
  ['`', "'"],
  ['ʼ', "'"],
  ['–', '-'],
  ['—', '-'],
  ['‐', '-'],
  ['‑', '-'],
  ['\u00a0', ' '],
  ['\u202f', ' '],
  ['\u2009', ' '],
  ['ß', 'ss'],
  ['œ', 'oe'],
  ['æ', 'ae'],
  ['ø', 'o'],
]);

/**
 * Lower case without accents, invisible characters and typographic quotes, with the way back into the source.
 * @example foldText('À Été').text // 'a ete'
 */
export function foldText(source: string): FoldedText {
  const offsets = new Uint32Array(source.length * 3 + 1);
  const parts: string[] = [];
  let size = 0;
  let at = 0;
  for (const char of source) {
    const folded = foldChar(char);
    for (let i = 0; i < folded.length; i += 1) {
      offsets[size] = at;
      size += 1;
    }
    if (folded !== '') parts.push(folded);
    at += char.length;
  }
  offsets[size] = at;
  return { text: parts.join(''), offsets: offsets.subarray(0, size + 1) };
}

function foldChar(char: string): string {
  const unit = char.codePointAt(0) ?? 0;
  if (unit < 128) return unit >= 65 && unit <= 90 ? char.toLowerCase() : char === '`' ? "'" : char;
  const lower = char.toLowerCase();
  const known = PLAIN.get(lower);
  if (known !== undefined) return known;
  if (DROPPED.test(char)) return '';
  const base = [...lower.normalize('NFD')][0] ?? lower;
  if (base < '\u0080') return base;
  if (/[\p{L}\p{N}]/u.test(base)) return base === 'º' || base === 'ª' ? base : OTHER_LETTER;
  return /\p{Sc}/u.test(base) ? '$' : '·';
}
