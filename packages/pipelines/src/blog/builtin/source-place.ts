import type { Span } from '@palimpsest/contracts';
import type { AnalysedBlock, AnalysedSentence, BlogAnalysis } from '../analysis.ts';

/** Lines that begin with a template tag, an HTML block or a bar are other programs' text: nothing is cut there. */
export const FOREIGN =
  /^[^\S\n\r\u2028\u2029]*(?:\{%|<(?:div|p|table|ul|ol|li|figure|aside|blockquote|iframe|script|style|br|!--)\b|\|)/im;

/** A paragraph at the margin whose text is plain Markdown, so that it may be cut between its sentences. */
export function isOpenParagraph(post: BlogAnalysis, { block }: AnalysedBlock): boolean {
  if (block.kind !== 'paragraph') return false;
  const { source } = post.document;
  const before = source.slice(source.lastIndexOf('\n', block.span.start - 1) + 1, block.span.start);
  return (
    before.trim() === '' && before.length < 4 && !FOREIGN.test(source.slice(block.span.start, block.span.end))
  );
}

/** The place of a stretch of plain text that has no markup in it, or null. */
export function verbatimPlace(post: BlogAnalysis, block: AnalysedBlock, span: Span): Span | null {
  const place = block.prose.toSource(span);
  const written = post.document.source.slice(place.start, place.end);
  return spaced(written) === spaced(block.text.slice(span.start, span.end)) ? place : null;
}

/** Where the sentences of a block stand with their markup, and which gaps between them may be cut. */
export interface SentencePlaces {
  readonly places: readonly Span[];
  /** cuttable[i]: nothing but white space stands before sentence i, and no emphasis, link or bracket is open there. */
  readonly cuttable: readonly boolean[];
}

export function sentencePlaces(post: BlogAnalysis, block: AnalysedBlock): SentencePlaces {
  const { source } = post.document;
  const bounds = block.block.span;
  const places = block.sentences.map((sentence) => withMarkup(source, bounds, sentence));
  const open = new OpenMarks();
  const cuttable = places.map((place, i) => {
    const previous = places[i - 1];
    const gap = source.slice(previous?.end ?? bounds.start, place.start);
    const isCut = open.none && gap.trim() === '' && (previous === undefined || gap.length > 0);
    open.read(gap);
    open.read(source.slice(place.start, place.end));
    return isCut;
  });
  return { places, cuttable };
}

/** A sentence that can be taken out of its paragraph as it is written: nothing is open where it begins or ends. */
export interface WholeSentence {
  readonly sentence: AnalysedSentence;
  readonly written: string;
  readonly place: Span;
  readonly previous: Span | undefined;
  readonly next: Span | undefined;
}

export function wholeSentences(post: BlogAnalysis, block: AnalysedBlock): WholeSentence[] {
  const { places, cuttable } = sentencePlaces(post, block);
  return block.sentences.flatMap((sentence, at) => {
    const [place, next] = [places[at], places[at + 1]];
    if (place === undefined || cuttable[at] !== true) return [];
    if (next !== undefined && cuttable[at + 1] !== true) return [];
    const written = post.document.source.slice(place.start, place.end);
    return isClosed(written) ? [{ sentence, written, place, previous: places[at - 1], next }] : [];
  });
}

/** The sentence's place, with the marks that cling to its ends: `**`, `[`, `](target)`. */
function withMarkup(source: string, bounds: Span, sentence: AnalysedSentence): Span {
  let { start, end } = sentence.block.prose.toSource(sentence.span);
  while (start > bounds.start && !isSpace(source, start - 1)) start -= 1;
  while (end < bounds.end && !isSpace(source, end)) end += 1;
  return { start, end };
}

function isSpace(source: string, at: number): boolean {
  const code = source.charCodeAt(at);
  return code === 32 || code === 10 || code === 13 || code === 9;
}

/** Counts the marks that come in pairs. An underscore or star inside a word is none. */
class OpenMarks {
  #brackets = 0;
  #parens = 0;
  #stars = 0;
  #underscores = 0;
  #ticks = 0;
  #quotes = 0;
  #tags = 0;

  get none(): boolean {
    return (
      this.#brackets === 0 &&
      this.#parens === 0 &&
      this.#quotes === 0 &&
      this.#tags === 0 &&
      this.#stars % 2 === 0 &&
      this.#underscores % 2 === 0 &&
      this.#ticks % 2 === 0
    );
  }

  read(text: string): void {
    for (let i = 0; i < text.length; i += 1) {
      const c = text[i];
      if (c === '\\') i += 1;
      else if (c === '[' || c === '{') this.#brackets += 1;
      else if (c === ']' || c === '}') this.#brackets -= 1;
      else if (c === '(') this.#parens += 1;
      else if (c === ')') this.#parens -= 1;
      else if (c === '<') this.#tags += tagStep(text, i);
      else if (c === '“') this.#quotes += 1;
      else if (c === '”') this.#quotes -= 1;
      else if (c === '`') this.#ticks += 1;
      else if ((c === '*' || c === '_') && !(isWordCharacter(text[i - 1]) && isWordCharacter(text[i + 1]))) {
        if (c === '*') this.#stars += 1;
        else this.#underscores += 1;
      }
    }
  }
}

/** 1 where a tag with an end opens, -1 where one ends. */
function tagStep(text: string, at: number): number {
  if (text[at + 1] === '/') return -1;
  return /^<[a-z]/i.test(text.slice(at, at + 2)) &&
    !/^<(?:img|input|hr|wbr|https?:|mailto:)/i.test(text.slice(at, at + 8))
    ? 1
    : 0;
}

function isWordCharacter(c: string | undefined): boolean {
  return c !== undefined && /[\p{L}\p{N}_]/u.test(c);
}

/** Whether the marks of a stretch of source all close in it. */
export function isClosed(text: string): boolean {
  const open = new OpenMarks();
  open.read(text);
  return open.none && straightQuotes(text) % 2 === 0;
}

function straightQuotes(text: string): number {
  let count = 0;
  for (const c of text) if (c === '"') count += 1;
  return count;
}

/** The line ending the post is written with. */
export function lineBreak(source: string): string {
  return source.includes('\r\n') ? '\r\n' : '\n';
}

/** On one line, with single spaces. */
export function spaced(text: string): string {
  return text.trim().replace(/\s+/g, ' ');
}

export function lowerWords(sentence: AnalysedSentence): string[] {
  return sentence.words.map((word) => word.lower);
}
