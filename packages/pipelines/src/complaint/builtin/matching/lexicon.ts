import type { Span } from '@palimpsest/contracts';
import { type FoldedSentence, foldSentences } from './fold.ts';
import { lexemesOf, type Pattern, parsePatterns } from './pattern.ts';
import { respell, type Vocabulary, vocabularyOf } from './spelling.ts';

/** A pattern with the entry it belongs to; of those of one entry the first that matches counts. */
interface Entry {
  readonly id: string;
  readonly order: number;
  readonly pattern: Pattern;
}

export interface Lexicon {
  readonly language: string;
  /** The patterns by the word they begin with, a whole one or its beginning: most begin with no word of a message. */
  readonly byWord: ReadonlyMap<string, readonly Entry[]>;
  readonly byStem: ReadonlyMap<string, readonly Entry[]>;
  /** Those that any word may begin. */
  readonly anywhere: readonly Entry[];
  readonly vocabulary: Vocabulary;
}

/** No stem in the lists is longer. */
const LONGEST_STEM = 40;

export interface Hit {
  readonly id: string;
  /** Where the first words that showed it stand in the message. */
  readonly span: Span;
  readonly sentence: number;
}

/** A lexicon that also hears its words where they are misspelt, but for those to `keep`. */
export function makeLexicon(
  language: string,
  texts: Readonly<Record<string, string>>,
  keep: ReadonlySet<string>,
): Lexicon {
  const lexemes = Object.values(texts).flatMap(lexemesOf);
  return { ...makeExactLexicon(language, texts), vocabulary: vocabularyOf(lexemes, keep) };
}

/** A lexicon that hears its words letter by letter. */
export function makeExactLexicon(language: string, texts: Readonly<Record<string, string>>): Lexicon {
  const entries = Object.entries(texts).flatMap(([id, text]) =>
    parsePatterns(text).map((pattern) => ({ id, pattern })),
  );
  const byWord = new Map<string, Entry[]>();
  const byStem = new Map<string, Entry[]>();
  const anywhere: Entry[] = [];
  for (const [order, { id, pattern }] of entries.entries()) {
    const entry = { id, order, pattern };
    if (pattern.starts.length === 0) anywhere.push(entry);
    for (const { stem, open } of pattern.starts) push(open ? byStem : byWord, stem, entry);
  }
  return { language, byWord, byStem, anywhere, vocabulary: vocabularyOf([], new Set()) };
}

/** Every entry the text shows, each once, in the order of appearance. */
export function findEntries(text: string, lexicon: Lexicon): Hit[] {
  const found = new Map<string, Hit>();
  const lines = foldSentences(text, lexicon.language).map((folded) => lineOf(folded, lexicon.vocabulary));
  const whole = lines.map((line) => line.text).join('');
  for (const [sentence, line] of lines.entries())
    for (const { id, pattern } of entriesFor(line, lexicon)) {
      if (found.has(id)) continue;
      const at = matchOf(pattern, line, whole);
      if (at !== -1) found.set(id, { id, sentence, span: line.spanAt(at) });
    }
  return [...found.values()].sort((a, b) => a.span.start - b.span.start);
}

function push(index: Map<string, Entry[]>, key: string, entry: Entry): void {
  const entries = index.get(key);
  if (entries === undefined) index.set(key, [entry]);
  else entries.push(entry);
}

/** The patterns some word of the sentence may begin, in the order they were written. */
function entriesFor({ words }: Line, { byWord, byStem, anywhere }: Lexicon): readonly Entry[] {
  const entries = new Set<Entry>(anywhere);
  for (const word of words) {
    for (const entry of byWord.get(word) ?? []) entries.add(entry);
    const longest = Math.min(word.length, LONGEST_STEM);
    for (let length = 1; length <= longest; length += 1)
      for (const entry of byStem.get(word.slice(0, length)) ?? []) entries.add(entry);
  }
  return [...entries].sort((a, b) => a.order - b.order);
}

function matchOf({ run, near, anywhere, refused }: Pattern, { text, holds }: Line, whole: string): number {
  const at = text.search(run);
  if (at === -1 || !near.every(holds) || refused.some(holds)) return -1;
  return anywhere.every((part) => part.test(whole)) ? at : -1;
}

interface Line {
  /** ` word word `, with a `?` behind a question. */
  readonly text: string;
  readonly words: readonly string[];
  /** Whether a condition is met in the sentence; patterns share conditions, so each is tried once. */
  readonly holds: (condition: RegExp) => boolean;
  /** Where in the message the word at an offset of the text stands. */
  readonly spanAt: (at: number) => Span;
}

function lineOf(sentence: FoldedSentence, vocabulary: Vocabulary): Line {
  const places: number[] = [];
  const words: string[] = [];
  let text = ' ';
  for (const word of sentence.words) {
    places.push(text.length - 1);
    const spelt = respell(word.text, vocabulary);
    text += `${spelt} `;
    words.push(spelt);
  }
  const line = sentence.asks ? `${text}? ` : text;
  const tried = new Map<RegExp, boolean>();
  return {
    text: line,
    words,
    holds: (condition) => {
      const known = tried.get(condition) ?? condition.test(line);
      tried.set(condition, known);
      return known;
    },
    spanAt: (at) => sentence.words[places.indexOf(at)]?.span ?? sentence.span,
  };
}
