import type { Span } from '@palimpsest/contracts';
import {
  type Block,
  type Entity,
  entities,
  isProse,
  isStopWord,
  type MarkdownDocument,
  parseDocument,
  type Quantity,
  quantities,
  sentences,
  stem,
  type Word,
  words,
} from '@palimpsest/kernel/text';
import { asideText } from './aside-text.ts';
import { frameOf } from './sentence-frame.ts';
import { withTiming } from './timing-facts.ts';

/** A block with the text that can be read in it: its prose, or a table's or HTML block's text without the marks. */
export interface Passage {
  readonly block: Block;
  readonly text: string;
  readonly words: readonly Word[];
  toSource(span: Span): Span;
}

export interface ReadSentence {
  readonly passage: Passage;
  /** In the passage's text. */
  readonly span: Span;
  readonly words: readonly Word[];
  /** Stems of its content words, each once. */
  readonly stems: ReadonlySet<string>;
  /** Its words in lower case: sentences that differ in marks and case only have the same. */
  readonly key: string;
  /** The key with every number and name as a mark and without denials: what is left when those are changed. */
  readonly frame: string;
  readonly quantities: readonly Placed<Quantity>[];
  readonly entities: readonly Placed<Entity>[];
}

/** Something found in a passage, with its place in the source. */
export interface Placed<T> {
  readonly item: T;
  readonly passage: Passage;
  readonly source: Span;
}

/** One side of a rewrite, read once for all guards. */
export interface ReadText {
  readonly source: string;
  readonly document: MarkdownDocument;
  /** Every block with text except code, in order. */
  readonly passages: readonly Passage[];
  /** Of headings, paragraphs and list items, in order. */
  readonly sentences: readonly ReadSentence[];
  /** Of every passage, in order. */
  readonly quantities: readonly Placed<Quantity>[];
  readonly entities: readonly Placed<Entity>[];
  readonly wordCount: number;
  /** Lower-case words of the whole text, also of code, image texts and front matter. */
  readonly vocabulary: ReadonlySet<string>;
  readonly stems: ReadonlySet<string>;
}

export type Stemmer = (lower: string) => string;

/** A stemmer that remembers what it was asked. Both sides of a rewrite share one. */
export function rememberingStemmer(): Stemmer {
  const known = new Map<string, string>();
  return (lower) => {
    const before = known.get(lower);
    if (before !== undefined) return before;
    const made = stem(lower);
    known.set(lower, made);
    return made;
  };
}

export function readText(source: string, stemOf: Stemmer): ReadText {
  const document = parseDocument(source);
  const passages: Passage[] = [];
  const allSentences: ReadSentence[] = [];
  const allQuantities: Placed<Quantity>[] = [];
  const allEntities: Placed<Entity>[] = [];
  const vocabulary = new Set<string>();
  let wordCount = 0;
  for (const block of document.blocks) {
    if (block.kind === 'code') {
      const inside = words(source.slice(block.span.start, block.span.end));
      wordCount += inside.length;
      for (const word of inside) vocabulary.add(word.lower);
      continue;
    }
    const passage = readPassage(block, source);
    if (passage === null) continue;
    passages.push(passage);
    wordCount += passage.words.length;
    for (const { lower } of passage.words) {
      vocabulary.add(lower);
      if (lower.includes('-')) for (const part of lower.split('-')) vocabulary.add(part);
    }
  }
  const names = entitiesByPassage(passages);
  for (const [at, passage] of passages.entries()) {
    const foundQuantities = withTiming(quantities(passage.text), passage.words).map((item) =>
      placed(item, passage),
    );
    const foundEntities = names[at] ?? [];
    for (const found of foundQuantities) allQuantities.push(found);
    for (const found of foundEntities) allEntities.push(found);
    if (isProse(passage.block)) cutSentences(passage, foundQuantities, foundEntities, stemOf, allSentences);
  }
  for (const word of sideWords(document)) vocabulary.add(word.lower);
  const stems = new Set<string>();
  for (const word of vocabulary) stems.add(stemOf(withoutPossessive(word)));
  return {
    source,
    document,
    passages,
    sentences: allSentences,
    quantities: allQuantities,
    entities: allEntities,
    wordCount,
    vocabulary,
    stems,
  };
}

export function withoutPossessive(lower: string): string {
  return /['’]s?$/.test(lower) ? lower.replace(/['’]s?$/, '') : lower;
}

function readPassage(block: Block, source: string): Passage | null {
  const { prose } = block;
  if (prose !== null)
    return { block, text: prose.text, words: words(prose.text), toSource: (span) => prose.toSource(span) };
  if (block.kind !== 'table' && block.kind !== 'html') return null;
  const text = asideText(source.slice(block.span.start, block.span.end), block.kind);
  const from = block.span.start;
  return {
    block,
    text,
    words: words(text),
    toSource: ({ start, end }) => ({ start: from + start, end: from + end }),
  };
}

function placed<T extends { readonly span: Span }>(item: T, passage: Passage): Placed<T> {
  return { item, passage, source: passage.toSource(item.span) };
}

/** All passages are looked at together: a name in the middle of a sentence is one at the beginning of another too. */
function entitiesByPassage(passages: readonly Passage[]): Placed<Entity>[][] {
  const found: Placed<Entity>[][] = passages.map(() => []);
  const starts: number[] = [];
  let length = 0;
  for (const { text } of passages) {
    starts.push(length);
    length += text.length + PARTING.length;
  }
  let at = 0;
  for (const item of entities(passages.map(({ text }) => text).join(PARTING))) {
    while ((starts[at + 1] ?? length) <= item.span.start) at += 1;
    const from = starts[at] ?? 0;
    const span = { start: item.span.start - from, end: item.span.end - from };
    const passage = passages[at];
    if (passage !== undefined) found[at]?.push(placed({ ...item, span }, passage));
  }
  return found;
}

const PARTING = '\n\n';

function cutSentences(
  passage: Passage,
  foundQuantities: readonly Placed<Quantity>[],
  foundEntities: readonly Placed<Entity>[],
  stemOf: Stemmer,
  into: ReadSentence[],
): void {
  let word = 0;
  let quantity = 0;
  let entity = 0;
  for (const span of sentences(passage.text)) {
    const firstWord = word;
    while ((passage.words[word]?.span.start ?? span.end) < span.end) word += 1;
    const firstQuantity = quantity;
    while ((foundQuantities[quantity]?.item.span.start ?? span.end) < span.end) quantity += 1;
    const firstEntity = entity;
    while ((foundEntities[entity]?.item.span.start ?? span.end) < span.end) entity += 1;
    const own = passage.words.slice(firstWord, word);
    const stems = new Set<string>();
    for (const { lower } of own) if (!isStopWord(lower)) stems.add(stemOf(withoutPossessive(lower)));
    const ownQuantities = foundQuantities.slice(firstQuantity, quantity);
    const ownEntities = foundEntities.slice(firstEntity, entity);
    into.push({
      passage,
      span,
      words: own,
      stems,
      key: own.map(({ lower }) => lower.replaceAll('’', "'")).join(' '),
      frame: frameOf(own, ownQuantities, ownEntities),
      quantities: ownQuantities,
      entities: ownEntities,
    });
  }
}

/** Words that stand in the text without being in a passage: the front matter's, and those of images. */
function* sideWords(document: MarkdownDocument): Generator<Word> {
  if (document.frontMatter !== null) {
    const { start, end } = document.frontMatter.span;
    yield* withParts(document.source.slice(start, end));
  }
  for (const link of document.links) if (link.kind === 'image') yield* withParts(link.text);
}

/** Tags and file names are often joined by hyphens. */
function* withParts(text: string): Generator<Word> {
  for (const word of words(text)) {
    yield word;
    if (word.lower.includes('-')) yield* words(word.text.replaceAll('-', ' '));
  }
}
