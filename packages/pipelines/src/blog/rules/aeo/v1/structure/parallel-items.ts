import type { Span } from '@palimpsest/contracts';
import {
  type AnalysedBlock,
  type AnalysedSentence,
  type BlogAnalysis,
  sentenceSource,
} from '../../../../analysis.ts';
import { plain } from '../phrases.ts';

/** Words that count items at the start of sentences. */
const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth'];
const ADVERBS = ['firstly', 'secondly', 'thirdly', 'fourthly', 'fifthly'];
/** A numbered run inside a sentence: (1) one, (2) two, (3) three. */
const NUMBERED = /\(?1\)\s[^()]{3,200}\(?2\)\s[^()]{3,200}\(?3\)\s/;
const FEWEST_ITEMS = 3;
const FEWEST_WORDS = 18;
const LONGEST_ITEM = 120;

interface Place {
  readonly span: Span;
  readonly found: string;
}

/** Places in paragraphs where parallel items stand in a row as running text. */
export function parallelItems({ body, document }: BlogAnalysis): Place[] {
  const found: Place[] = [];
  let counted: Span[] = [];
  let labelled: AnalysedBlock[] = [];
  for (const block of body) {
    const label = block.block.kind === 'paragraph' ? boldLabel(document.source, block) : null;
    if (label === null) {
      for (const place of labelledRun(document.source, labelled)) found.push(place);
      labelled = [];
    } else labelled.push(block);
    if (block.block.kind !== 'paragraph') continue;
    for (const sentence of block.sentences) {
      const at = countingWord(sentence);
      if (at === 0) counted = [sentenceSource(sentence)];
      else if (at > 0 && at === counted.length) counted.push(sentenceSource(sentence));
      const [first] = counted;
      if (first !== undefined && at === FEWEST_ITEMS - 1 && counted.length === FEWEST_ITEMS) {
        const span = { start: first.start, end: sentenceSource(sentence).end };
        found.push({ span, found: 'items counted off in sentences' });
      }
      if (isSeries(sentence.text, sentence.words.length))
        found.push({ span: sentenceSource(sentence), found: 'a long series inside a sentence' });
    }
  }
  return [...found, ...labelledRun(document.source, labelled)];
}

/** 0 for "First", 1 for "Second" and so on; -1 for any other start. */
function countingWord({ words }: AnalysedSentence): number {
  const first = words[0];
  if (first === undefined) return -1;
  return Math.max(ORDINALS.indexOf(plain(first)), ADVERBS.indexOf(plain(first)));
}

/** Paragraphs with a bold label each are a list in disguise, unless they are speakers who take turns. */
function labelledRun(source: string, run: readonly AnalysedBlock[]): Place[] {
  const first = run[0];
  if (first === undefined || run.length < FEWEST_ITEMS) return [];
  const labels = run.map((block) => boldLabel(source, block) ?? '');
  if (new Set(labels).size < labels.length || labels.some((label) => label.includes('?'))) return [];
  return [{ span: first.block.span, found: `${run.length} paragraphs in a row that open with a bold label` }];
}

/** A colon followed by three items, items divided by semicolons, or numbers in brackets. */
function isSeries(text: string, words: number): boolean {
  if (words < FEWEST_WORDS) return false;
  if (NUMBERED.test(text.slice(0, 2_000))) return true;
  if (text.split(';').length > FEWEST_ITEMS) return true;
  const colon = text.indexOf(': ');
  if (colon === -1) return false;
  const items = text.slice(colon + 2, colon + 1_002).split(/[,;] /);
  const joined = /^(and|or|as well as) /.test(items.at(-1) ?? '');
  return items.length >= FEWEST_ITEMS && joined && items.every((item) => item.length <= LONGEST_ITEM);
}

/** The bold words at the start of a paragraph that goes on after them. */
function boldLabel(source: string, { block }: AnalysedBlock): string | null {
  const start = source.slice(block.span.start, block.span.start + 150);
  const match = /^(\*\*|__)([^*_\n]{2,100})\1[ .:,—–-]/.exec(start);
  return match?.[2] ?? null;
}
