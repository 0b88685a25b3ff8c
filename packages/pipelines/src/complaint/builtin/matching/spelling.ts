import type { Lexeme } from './pattern.ts';

/** Short words are too near to each other to guess between. */
const SHORTEST = 6;
/** A wrong letter makes another real word more often than a missing, doubled or swapped one does. */
const SHORTEST_WRONG_LETTER = 8;

export interface Vocabulary {
  readonly exact: ReadonlySet<string>;
  readonly open: readonly string[];
  readonly byLetter: ReadonlyMap<string, readonly string[]>;
  readonly keep: ReadonlySet<string>;
}

/** `keep`: real words that look like a misspelling of a lexicon word. */
export function vocabularyOf(lexemes: readonly Lexeme[], keep: ReadonlySet<string>): Vocabulary {
  const exact = new Set(lexemes.filter(({ open }) => !open).map(({ stem }) => stem));
  const open = [...new Set(lexemes.filter((lexeme) => lexeme.open).map(({ stem }) => stem))];
  const byLetter = new Map<string, string[]>();
  for (const stem of [...exact, ...open].filter((word) => word.length >= SHORTEST)) {
    const letter = stem.charAt(0);
    const stems = byLetter.get(letter);
    if (stems === undefined) byLetter.set(letter, [stem]);
    else stems.push(stem);
  }
  return { exact, open, byLetter, keep };
}

/** The lexicon word a misspelt word stands for, or the word itself. */
export function respell(word: string, vocabulary: Vocabulary): string {
  if (word.length < SHORTEST || vocabulary.exact.has(word) || vocabulary.keep.has(word)) return word;
  if (vocabulary.open.some((stem) => word.startsWith(stem))) return word;
  const near = vocabulary.byLetter.get(word.charAt(0)) ?? [];
  return near.find((stem) => isNear(word, stem)) ?? word;
}

/** One letter missing, too many, swapped with its neighbour or, in long words, wrong. */
function isNear(word: string, stem: string): boolean {
  const gap = word.length - stem.length;
  if (gap < -1 || gap > 1) return false;
  let at = 0;
  while (at < word.length && at < stem.length && word.charAt(at) === stem.charAt(at)) at += 1;
  if (gap === 1) return word.slice(at + 1) === stem.slice(at);
  if (gap === -1) return word.slice(at) === stem.slice(at + 1);
  const swapped =
    word.charAt(at) === stem.charAt(at + 1) &&
    word.charAt(at + 1) === stem.charAt(at) &&
    word.slice(at + 2) === stem.slice(at + 2);
  return swapped || (word.length >= SHORTEST_WRONG_LETTER && word.slice(at + 1) === stem.slice(at + 1));
}
