import type { Span } from '@palimpsest/contracts';
import {
  type AnalysedBlock,
  type AnalysedSentence,
  type BlogAnalysis,
  blockSource,
} from '../../../analysis.ts';

/** A word with the marks in front of it: all that a rule needs to look at, without touching the text again. */
export interface Token {
  /** Lower case, with straight apostrophes. */
  readonly lower: string;
  readonly text: string;
  readonly start: number;
  readonly end: number;
  /** What stands between the word before and this one, without white space: `,` `—` `("`. */
  readonly before: string;
}

export interface TokenSentence {
  readonly block: AnalysedBlock;
  readonly tokens: readonly Token[];
  /** What stands behind the last word: `.` `?"` `...`. */
  readonly after: string;
}

/** A place in a block's plain text. */
export interface Hit {
  readonly block: AnalysedBlock;
  readonly start: number;
  readonly end: number;
}

/** A post as the rules of AI-likeness read it: the sentences of its paragraphs and list items as tokens. */
export interface TextView {
  readonly analysis: BlogAnalysis;
  readonly sentences: readonly TokenSentence[];
  readonly wordCount: number;
  /** Sentences of three words or more: shorter ones are labels and cries that would bend every mean. */
  readonly lengths: readonly number[];
}

export function textView(analysis: BlogAnalysis): TextView {
  const sentences: TokenSentence[] = [];
  const lengths: number[] = [];
  let wordCount = 0;
  for (const sentence of analysis.sentences) {
    const tokens = tokensOf(sentence);
    if (tokens.length === 0) continue;
    wordCount += tokens.length;
    if (tokens.length >= 3) lengths.push(tokens.length);
    const last = tokens[tokens.length - 1] as Token;
    const after = squeeze(sentence.block.text.slice(last.end, sentence.span.end));
    sentences.push({ block: sentence.block, tokens, after });
  }
  return { analysis, sentences, wordCount, lengths };
}

function tokensOf(sentence: AnalysedSentence): Token[] {
  const { text } = sentence.block;
  let from = sentence.span.start;
  return sentence.words.map((word) => {
    const before = squeeze(text.slice(from, word.span.start));
    from = word.span.end;
    const lower = word.lower.includes('’') ? word.lower.replaceAll('’', "'") : word.lower;
    return { lower, text: word.text, start: word.span.start, end: word.span.end, before };
  });
}

function squeeze(between: string): string {
  return between === ' ' || between === '' ? '' : between.replace(/\s+/g, '');
}

/** From the first to the last of these tokens. */
export function hitOf(sentence: TokenSentence, first: Token, last: Token = first): Hit {
  return { block: sentence.block, start: first.start, end: last.end };
}

export function hitSource(hit: Hit): Span {
  return blockSource(hit.block, { start: hit.start, end: hit.end });
}

/** Where a finding about the text as a whole points: from its first to its last running text. */
export function wholeText(view: TextView): Span {
  const { body, document } = view.analysis;
  const [first, last] = [body[0], body.at(-1)];
  if (first === undefined || last === undefined) return { start: 0, end: document.source.length };
  return { start: first.block.span.start, end: last.block.span.end };
}

/** What a finder collects over all sentences. */
export function eachSentence(view: TextView, find: (sentence: TokenSentence, hits: Hit[]) => void): Hit[] {
  const hits: Hit[] = [];
  for (const sentence of view.sentences) find(sentence, hits);
  return hits;
}
