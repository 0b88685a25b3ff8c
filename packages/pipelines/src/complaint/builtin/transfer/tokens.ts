import { matches } from '@palimpsest/kernel/text';
import { foldWord } from '../matching/fold.ts';
import type { LanguageCode } from '../words/languages.ts';

/** A word of a sentence, or a mark that parts it. */
export interface Token {
  /** Lower case, without accents; of a mark `,`, or `.`, `!`, `?` where it ends a sentence. */
  readonly text: string;
  /** Lower case as written: an accent at the end of a Spanish verb changes who does it. */
  readonly raw: string;
  readonly isMark: boolean;
  /** Where it stands in its sentence. */
  readonly start: number;
  readonly end: number;
}

export const PIECE =
  /[\p{L}\p{M}\p{N}]+(?:['’´`][\p{L}\p{M}]+)*|[?!¿¡.…]+(?!\d)|[,;:()–—\n]|(?<=\s)-(?=\s)|\p{Extended_Pictographic}/gu;
export const LETTER = /[\p{L}\p{N}]/u;

/** The words and marks of a sentence; French elisions are two words, elsewhere an apostrophe is left out. */
export function tokensOf(sentence: string, language: LanguageCode): Token[] {
  return [...matches(sentence, PIECE)].flatMap((match): Token[] => {
    const [piece] = match;
    const place = { start: match.index, end: match.index + piece.length };
    if (!LETTER.test(piece)) return [{ text: markOf(piece), raw: piece, isMark: true, ...place }];
    return piecesOf(piece, language).map((word) => ({
      text: fold(word, language),
      raw: word.toLowerCase(),
      isMark: false,
      ...place,
    }));
  });
}

/** A question with an outcry, or with two marks, reproaches: it counts as an outcry. */
function markOf(piece: string): string {
  if (piece === '?') return '?';
  if (/[?!]/u.test(piece)) return '!';
  return /[.…]/u.test(piece) ? '.' : ',';
}

export const SHORTENED = /^(?:it|that|there|what|who|here|let|he|she|where|how|when|everyone|someone)$/iu;

/** English `'s` stands alone: what has it is not several, but has something or is something. */
function piecesOf(piece: string, language: LanguageCode): string[] {
  const base = language === 'en' ? /^(.+)['’´`]s$/iu.exec(piece)?.[1] : undefined;
  return base === undefined || SHORTENED.test(base)
    ? splitWord(piece, language)
    : [...splitWord(base, language), 's'];
}

/** A word of a list as the words of a message are read. */
export function foldedWords(words: string, language: LanguageCode): string[] {
  return words
    .split(/[\s-]+/u)
    .filter((word) => word !== '')
    .flatMap((word) => splitWord(word, language))
    .map((word) => fold(word, language));
}

/** Spanish pronouns written in one word with an order: `límpialo`. */
export const ATTACHED = /(?:me|te|se|nos)?l[ao]s?$/u;

/** Spanish words that are others without their accent. */
export const ACCENTED: ReadonlySet<string> = new Set([
  'tú',
  'él',
  'mí',
  'está',
  'están',
  'esté',
  'sé',
  'dé',
  'té',
  'sí',
]);

function fold(word: string, language: LanguageCode): string {
  const low = word.toLowerCase();
  return language === 'es' && ACCENTED.has(low) ? low : foldWord(word);
}

function splitWord(word: string, language: LanguageCode): string[] {
  if (language === 'fr') return word.split(/['’´`]/u).filter((part) => part !== '');
  return [word.replace(/['’´`]/gu, '')];
}
