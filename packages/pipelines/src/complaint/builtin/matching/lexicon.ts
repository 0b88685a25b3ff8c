import type { Span } from '@palimpsest/contracts';
import { type FoldedSentence, foldSentences } from './fold.ts';
import { lexemesOf, type Pattern, parsePatterns } from './pattern.ts';
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
      const at = firstMatch(patterns, line.text, whole);
      if (at !== -1) found.set(id, { id, sentence, span: line.spanAt(at) });
    }
  }
  return [...found.values()].sort((a, b) => a.span.start - b.span.start);
}

function firstMatch(patterns: readonly Pattern[], line: string, whole: string): number {
  for (const { run, near, anywhere, refused } of patterns) {
    const at = line.search(run);
    if (at === -1 || refused.some((part) => part.test(line))) continue;
    if (near.every((part) => part.test(line)) && anywhere.every((part) => part.test(whole))) return at;
  }
  return -1;
}

interface Line {
  /** ` word word `, with a `?` behind a question. */
  readonly text: string;
  /** Where in the message the word at an offset of the text stands. */
  readonly spanAt: (at: number) => Span;
}

function lineOf(sentence: FoldedSentence, vocabulary: Vocabulary): Line {
  const starts: number[] = [];
  let text = ' ';
  for (const word of sentence.words) {
    starts.push(text.length - 1);
    text += `${respell(word.text, vocabulary)} `;
  }
  return {
    text: sentence.asks ? `${text}? ` : text,
    spanAt: (at) => sentence.words[starts.indexOf(at)]?.span ?? sentence.span,
  };
}
