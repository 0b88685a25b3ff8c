import { isStopWord, stem } from '@palimpsest/kernel/text';

/** Marks between terms: the stream of a document is its terms with these in between. */
export const SENTENCE_BREAK = 0;
export const PASSAGE_BREAK = 1;
export const FIRST_TERM = 2;

const LONGEST = 48;
const NOT_ASCII = /[^\0-\x7f]/;
const MARKS = /\p{M}+/gu;
const GREEK = /[α-ω]/g;
const LETTER = /[\p{L}\p{N}]/u;
const IDEOGRAPH = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;
export const GREEK_NAMES: Readonly<Record<string, string>> = {
  α: 'alpha',
  β: 'beta',
  γ: 'gamma',
  δ: 'delta',
  ε: 'epsilon',
  ζ: 'zeta',
  η: 'eta',
  θ: 'theta',
  κ: 'kappa',
  λ: 'lambda',
  μ: 'mu',
  π: 'pi',
  σ: 'sigma',
  τ: 'tau',
  φ: 'phi',
  χ: 'chi',
  ψ: 'psi',
  ω: 'omega',
};

const OTHER = 0;
const PART_OF_WORD = 1;
const ENDS_SENTENCE = 2;
const ALONE = 3;

const ASCII_KINDS = Uint8Array.from({ length: 128 }, (_, code) => {
  if ((code >= 48 && code <= 57) || (code >= 97 && code <= 122)) return PART_OF_WORD;
  return code === 33 || code === 46 || code === 63 ? ENDS_SENTENCE : OTHER;
});

/** Lower case, without accents, Greek letters by their names: what differs only in spelling should meet. */
export function fold(text: string): string {
  const lower = text.toLowerCase();
  if (!NOT_ASCII.test(lower)) return lower;
  // Greek names are set apart by nothing: "TNF-α" and "TNF-alpha" become the same two words.
  return lower
    .normalize('NFKD')
    .replace(MARKS, '')
    .replace(GREEK, (letter) => GREEK_NAMES[letter] ?? letter);
}

function kindOf(code: number): number {
  if (code < 128) return ASCII_KINDS[code] ?? OTHER;
  if (code === 0x3002 || code === 0xff01 || code === 0xff1f) return ENDS_SENTENCE;
  const char = String.fromCodePoint(code);
  if (IDEOGRAPH.test(char)) return ALONE;
  return LETTER.test(char) ? PART_OF_WORD : OTHER;
}

/**
 * Calls `word` for every run of letters and digits of an already folded text and `stop` between sentences. A stop is a
 * full stop, exclamation or question mark with white space behind it: good enough to keep neighbours together.
 */
export function scan(folded: string, word: (surface: string, start: number) => void, stop: () => void): void {
  let start = -1;
  for (let at = 0; at <= folded.length; ) {
    const code = at < folded.length ? (folded.codePointAt(at) ?? 32) : 32;
    const size = code > 0xffff ? 2 : 1;
    const kind = kindOf(code);
    if (kind !== PART_OF_WORD && start >= 0) {
      word(folded.slice(start, Math.min(at, start + LONGEST)), start);
      start = -1;
    }
    if (kind === PART_OF_WORD && start < 0) start = at;
    if (kind === ALONE) word(folded.slice(at, at + size), at);
    if (kind === ENDS_SENTENCE && (code > 127 || isSpace(folded.charCodeAt(at + 1)))) stop();
    at += size;
  }
}

const isSpace = (code: number): boolean => code === 32 || code === 10 || code === 13 || code === 9;

/** The stem under which a folded word is kept, or null for function words. */
export function termOf(surface: string): string | null {
  return isStopWord(surface) ? null : stem(surface);
}

/** The terms of a text in order, function words left out. */
export function terms(text: string): string[] {
  const found: string[] = [];
  scan(
    fold(text),
    (surface) => {
      const term = termOf(surface);
      if (term !== null) found.push(term);
    },
    () => {},
  );
  return found;
}
