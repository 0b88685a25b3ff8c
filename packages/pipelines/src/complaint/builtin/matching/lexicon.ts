import type { Span } from '@palimpsest/contracts';
import { type FoldedSentence, foldSentences } from './fold.ts';
import { lexemesOf, type Pattern, parsePatterns, START_LETTERS } from './pattern.ts';
import { respell, type Vocabulary, vocabularyOf } from './spelling.ts';

export interface Entry {
  readonly id: string;
  readonly patterns: readonly Pattern[];
}

export interface Lexicon {
  readonly language: string;
  readonly entries: readonly Entry[];
  readonly vocabulary: Vocabulary;
}

export interface Hit {
  readonly id: string;
  /** Where the first words that showed it stand in the message. */
  readonly span: Span;
  readonly sentence: number;
}

export function makeLexicon(
  language: string,
  texts: Readonly<Record<string, string>>,
  keep: ReadonlySet<string>,
): Lexicon {
  const all = Object.entries(texts);
  return {
    language,
    entries: all.map(([id, text]) => ({ id, patterns: parsePatterns(text) })),
    vocabulary: vocabularyOf(
      all.flatMap(([, text]) => lexemesOf(text)),
      keep,
    ),
  };
}

/** Every entry the text shows, each once, in the order of appearance. */
export function findEntries(text: string, lexicon: Lexicon): Hit[] {
  const found = new Map<string, Hit>();
  const lines = foldSentences(text, lexicon.language).map((folded) => lineOf(folded, lexicon.vocabulary));
  const whole = lines.map((line) => line.text).join('');
  for (const [sentence, line] of lines.entries()) {
    for (const { id, patterns } of lexicon.entries) {
      if (found.has(id)) continue;
      const at = firstMatch(patterns, line, whole);
      if (at !== -1) found.set(id, { id, sentence, span: line.spanAt(at) });
    }
  }
  return [...found.values()].sort((a, b) => a.span.start - b.span.start);
}

function firstMatch(
  patterns: readonly Pattern[],
  { text: line, starts: begun }: Line,
  whole: string,
): number {
  for (const { starts, run, near, anywhere, refused } of patterns) {
    // Most patterns begin with no word of the sentence: looking that up costs less than trying them.
    if (starts.length > 0 && !starts.some((start) => begun.has(start))) continue;
    const at = line.search(run);
    if (at === -1 || refused.some((part) => part.test(line))) continue;
    if (near.every((part) => part.test(line)) && anywhere.every((part) => part.test(whole))) return at;
  }
  return -1;
}

interface Line {
  /** ` word word `, with a `?` behind a question. */
  readonly text: string;
  /** How its words begin, by one letter, two and three. */
  readonly starts: ReadonlySet<string>;
  /** Where in the message the word at an offset of the text stands. */
  readonly spanAt: (at: number) => Span;
}

function lineOf(sentence: FoldedSentence, vocabulary: Vocabulary): Line {
  const places: number[] = [];
  const starts = new Set<string>();
  let text = ' ';
  for (const word of sentence.words) {
    places.push(text.length - 1);
    const spelt = respell(word.text, vocabulary);
    text += `${spelt} `;
    for (let letters = 1; letters <= START_LETTERS; letters += 1) starts.add(spelt.slice(0, letters));
  }
  return {
    text: sentence.asks ? `${text}? ` : text,
    starts,
    spanAt: (at) => sentence.words[places.indexOf(at)]?.span ?? sentence.span,
  };
}
