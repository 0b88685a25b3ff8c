import type { Span } from '@palimpsest/contracts';
import {
  type Block,
  isProse,
  type MarkdownDocument,
  type Prose,
  type Section,
  sentences,
  stem,
  type Word,
  words,
} from '@palimpsest/kernel/text';

/** One sentence of a block. `span` points into the block's plain text; `sentenceSource` gives its place in the post. */
export interface AnalysedSentence {
  readonly block: AnalysedBlock;
  readonly text: string;
  readonly span: Span;
  readonly words: readonly Word[];
  /** Words of the body in front of this sentence; for a heading those in front of the heading. */
  readonly wordsBefore: number;
}

/** A heading, paragraph or list item with its words and sentences. */
export interface AnalysedBlock {
  readonly block: Block;
  readonly prose: Prose;
  readonly text: string;
  readonly words: readonly Word[];
  readonly sentences: readonly AnalysedSentence[];
  /** Words of the body in front of this block. */
  readonly wordsBefore: number;
}

/** A heading and the prose below it up to the next heading; the opening has no heading. */
export interface AnalysedSection {
  readonly section: Section;
  readonly heading: AnalysedBlock | null;
  /** Paragraphs and list items. */
  readonly body: readonly AnalysedBlock[];
  /** Words of `body`. */
  readonly words: number;
}

/** A post, cut into words and sentences once for every rule. Code, tables, quotes and HTML are not in it. */
export interface BlogAnalysis {
  readonly document: MarkdownDocument;
  /** Headings, paragraphs and list items in order. */
  readonly prose: readonly AnalysedBlock[];
  readonly headings: readonly AnalysedBlock[];
  /** Paragraphs and list items in order. */
  readonly body: readonly AnalysedBlock[];
  readonly sections: readonly AnalysedSection[];
  /** Sentences of the body in order. */
  readonly sentences: readonly AnalysedSentence[];
  /** Words of the body. */
  readonly wordCount: number;
  /** Porter stem of a lower-case word, remembered for this post. */
  stemOf(lower: string): string;
}

// Both scorers ask for the same document; a document never changes, so the second one finds the work done.
const done = new WeakMap<MarkdownDocument, BlogAnalysis>();

/** Cuts the prose of a post into words and sentences, once. */
export function analyse(document: MarkdownDocument): BlogAnalysis {
  const before = done.get(document);
  if (before !== undefined) return before;
  const made = cut(document);
  done.set(document, made);
  return made;
}

function cut(document: MarkdownDocument): BlogAnalysis {
  const known = new Map<Block, AnalysedBlock>();
  const prose: AnalysedBlock[] = [];
  const headings: AnalysedBlock[] = [];
  const body: AnalysedBlock[] = [];
  const allSentences: AnalysedSentence[] = [];
  let wordCount = 0;
  for (const block of document.blocks) {
    if (!isProse(block) || block.prose === null) continue;
    const analysed = analyseBlock(block, block.prose, wordCount);
    known.set(block, analysed);
    prose.push(analysed);
    if (block.kind === 'heading') {
      headings.push(analysed);
      continue;
    }
    body.push(analysed);
    for (const sentence of analysed.sentences) allSentences.push(sentence);
    wordCount += analysed.words.length;
  }
  return {
    document,
    prose,
    headings,
    body,
    sections: document.sections.map((section) => analyseSection(section, known)),
    sentences: allSentences,
    wordCount,
    stemOf: rememberedStems(),
  };
}

/** Where a sentence stands in the post. */
export function sentenceSource(sentence: AnalysedSentence): Span {
  return sentence.block.prose.toSource(sentence.span);
}

/** Where a word of a block, or a range of its plain text, stands in the post. */
export function blockSource(block: AnalysedBlock, span: Span): Span {
  return block.prose.toSource(span);
}

function analyseBlock(block: Block, prose: Prose, wordsBefore: number): AnalysedBlock {
  const blockWords = words(prose.text);
  const found: AnalysedSentence[] = [];
  const analysed: AnalysedBlock = {
    block,
    prose,
    text: prose.text,
    words: blockWords,
    sentences: found,
    wordsBefore,
  };
  let next = 0;
  for (const span of sentences(prose.text)) {
    while (next < blockWords.length && (blockWords[next]?.span.start ?? 0) < span.start) next += 1;
    const first = next;
    while (next < blockWords.length && (blockWords[next]?.span.start ?? 0) < span.end) next += 1;
    found.push({
      block: analysed,
      text: prose.text.slice(span.start, span.end),
      span,
      words: blockWords.slice(first, next),
      wordsBefore: wordsBefore + (block.kind === 'heading' ? 0 : first),
    });
  }
  return analysed;
}

function analyseSection(section: Section, known: ReadonlyMap<Block, AnalysedBlock>): AnalysedSection {
  const body: AnalysedBlock[] = [];
  let count = 0;
  for (const block of section.blocks) {
    const analysed = known.get(block);
    if (analysed === undefined || block.kind === 'heading') continue;
    body.push(analysed);
    count += analysed.words.length;
  }
  const heading = section.heading === null ? null : (known.get(section.heading) ?? null);
  return { section, heading, body, words: count };
}

function rememberedStems(): (lower: string) => string {
  const stems = new Map<string, string>();
  return (lower) => {
    const before = stems.get(lower);
    if (before !== undefined) return before;
    const made = stem(lower);
    stems.set(lower, made);
    return made;
  };
}
