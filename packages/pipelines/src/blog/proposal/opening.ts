import type { Span } from '@palimpsest/contracts';
import { countWords, parseDocument, sentences, words } from '@palimpsest/kernel/text';

/** The specification's reach of an opening. */
const OPENING_WORDS = 120;
const FEWEST_WORDS = 4;

/** What a rewrite can be compared by: where the opening ends and where every sentence stands. */
export interface Layout {
  readonly openingEnd: number;
  readonly sentences: ReadonlyMap<string, Span>;
  /** All words in order, front matter and headings too. */
  readonly words: () => string;
}

export function layoutOf(source: string): Layout {
  const places = new Map<string, Span>();
  let openingEnd = 0;
  let count = 0;
  for (const block of parseDocument(source).blocks) {
    const prose = block.prose;
    if (prose === null || block.kind === 'heading') continue;
    if (count < OPENING_WORDS) openingEnd = block.span.end;
    count += countWords(prose.text);
    for (const span of sentences(prose.text)) {
      const key = sentenceKey(prose.text.slice(span.start, span.end));
      if (key !== null && !places.has(key)) places.set(key, prose.toSource(span));
    }
  }
  return { openingEnd, sentences: places, words: () => ` ${wordsOf(source)} ` };
}

/** The words of a sentence; null for one too short to be told from others. */
export function sentenceKey(sentence: string): string | null {
  const key = wordsOf(sentence);
  return key.split(' ').length < FEWEST_WORDS ? null : key;
}

const wordsOf = (text: string): string =>
  words(text)
    .map((word) => word.lower)
    .join(' ');
