import { matches } from '@palimpsest/kernel/text';
import { foldText, shortUmlauts } from './fold.ts';

/** A word of the message, folded, with the sentence it stands in. */
export interface Token {
  readonly text: string;
  readonly sentence: number;
  /** First word of its sentence, or after a comma or dash: where a command may begin. */
  readonly opens: boolean;
}

export interface Sentence {
  readonly question: boolean;
}

export interface TokenText {
  readonly tokens: readonly Token[];
  readonly sentences: readonly Sentence[];
}

/** How a language spells: see `Lexicon`. */
export interface Spelling {
  readonly elides: boolean;
  readonly umlauts: boolean;
}

const PIECES = /(?<word>[\p{L}\d]+(?:'[\p{L}\d]+)*)|(?<end>[.?!…\n;¿¡]+)|(?<pause>[,:()–—]|\s-\s)/gu;
// A dot inside "z.B." or "11.30" ends nothing; what follows a real end is white space or the end of the text.
const ENDS = /[?!…\n;¿¡]/u;

/**
 * Words and sentences. In languages that elide (`l'eau`) an apostrophe parts two words; elsewhere it is dropped, so
 * that `don't` and `dont` are one word.
 */
export function tokenize(text: string, { elides, umlauts }: Spelling): TokenText {
  const folded = foldText(text);
  const tokens: Token[] = [];
  const sentences: Sentence[] = [];
  let first = 0;
  let opens = true;
  const close = (question: boolean) => {
    if (tokens.length > first) sentences.push({ question });
    first = tokens.length;
    opens = true;
  };
  for (const piece of matches(folded, PIECES)) {
    const { word, end, pause } = piece.groups ?? {};
    if (word !== undefined) {
      for (const part of parts(word, elides)) {
        const word = squeeze(part);
        tokens.push({ text: umlauts ? shortUmlauts(word) : word, sentence: sentences.length, opens });
        opens = false;
      }
    } else if (pause !== undefined) opens = true;
    else if (end !== undefined && (ENDS.test(end) || endsAt(folded, piece.index + end.length)))
      close(end.includes('?'));
  }
  close(false);
  return { tokens, sentences };
}

function endsAt(text: string, index: number): boolean {
  const next = text[index];
  return next === undefined || /\s/u.test(next);
}

function parts(word: string, elides: boolean): readonly string[] {
  if (!word.includes("'")) return [word];
  return elides ? word.split("'") : [word.replaceAll("'", '')];
}

/** `soooo` and `looooud` become `soo` and `looud`; the lists are asked for both the double and the single letter. */
function squeeze(word: string): string {
  return word.replace(/(.)\1{2,}/gu, '$1$1');
}

/** The word as it stands, and with its doubled letters single where it was drawn out. */
export function singled(word: string): string {
  return word.replace(/(.)\1+/gu, '$1');
}
