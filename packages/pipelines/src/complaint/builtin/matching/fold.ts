import type { Span } from '@palimpsest/contracts';
import { matches } from '@palimpsest/kernel/text';
import { messageSentences } from './message-sentences.ts';

/** A word as the lexicons see it: lower case, without accents, apostrophes and letters drawn out for effect. */
export interface FoldedWord {
  readonly text: string;
  readonly span: Span;
}

export interface FoldedSentence {
  readonly words: readonly FoldedWord[];
  readonly span: Span;
  /** It ends as a question. */
  readonly asks: boolean;
}

/** Longer texts are read up to here: messages end far earlier. */
const READ_AT_MOST = 4000;
const WORD = /[\p{L}\p{M}\p{N}]+(?:['’´`][\p{L}\p{M}]+)*/gu;
const MARKS = /\p{M}+/gu;
/** Most words need no folding. */
const PLAIN = /^[a-z]+$/;
const DRAWN_OUT = /([a-z])\1{2,}/g;

/** The sentences of a message in folded words. French elisions are two words, elsewhere an apostrophe is left out. */
export function foldSentences(text: string, language: string): FoldedSentence[] {
  const read = text.slice(0, READ_AT_MOST);
  return messageSentences(read)
    .map((span) => {
      const sentence = read.slice(span.start, span.end);
      const asks = sentence.slice(-4).includes('?');
      return { span, asks, words: foldWords(sentence, span.start, language) };
    })
    .filter(({ words }) => words.length > 0);
}

function foldWords(text: string, offset: number, language: string): FoldedWord[] {
  const found: FoldedWord[] = [];
  for (const match of matches(text, WORD)) {
    const start = offset + match.index;
    const span = { start, end: start + match[0].length };
    const pieces = foldWord(match[0]).split("'");
    if (language === 'fr') for (const piece of pieces) found.push({ text: piece, span });
    else found.push({ text: pieces.join(''), span });
  }
  return found;
}

/** One word folded, apostrophes kept as `'`. */
export function foldWord(word: string): string {
  if (PLAIN.test(word)) return word.replace(DRAWN_OUT, '$1');
  return word
    .toLowerCase()
    .normalize('NFD')
    .replace(MARKS, '')
    .replaceAll('ß', 'ss')
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae')
    .replace(/[’´`]/g, "'")
    .replace(DRAWN_OUT, '$1');
}
