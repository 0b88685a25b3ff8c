import { countWords } from '@palimpsest/kernel/text';
import type { Gauge } from '../gauge.ts';
import type { TextView } from '../text-view.ts';

/** Deviation over mean, in per cent. */
export function variation(values: readonly number[]): number {
  if (values.length < 2) return 0;
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const squares = values.reduce((sum, value) => sum + (value - mean) * (value - mean), 0) / values.length;
  return mean === 0 ? 0 : (Math.sqrt(squares) * 100) / mean;
}

export const evenSentences: Gauge = {
  id: 'even-sentences',
  category: 'rhythm',
  summary: 'Sentences of much the same length.',
  why: 'In expository prose people vary more. In stories it flips, so it cannot weigh much.',
  found: 'little variation of sentence length',
  expected: 'short and long sentences by turns',
  unit: 'per cent',
  counts: 'less',
  read: (view) => ({ rate: view.lengths.length < 5 ? 100 : variation(view.lengths), hits: [] }),
};

function share(view: TextView, test: (length: number) => boolean, fallback: number): number {
  if (view.lengths.length < 5) return fallback;
  return (view.lengths.filter(test).length * 100) / view.lengths.length;
}

export const middlingSentences: Gauge = {
  id: 'middling-sentences',
  category: 'rhythm',
  summary: 'Sentences of 10 to 30 words.',
  why: 'Generated prose keeps to the middle.',
  found: 'nearly all sentences of middling length',
  expected: 'some very short and some long ones',
  unit: 'per cent',
  counts: 'more',
  read: (view) => ({ rate: share(view, (length) => length >= 10 && length <= 30, 0), hits: [] }),
};

/** Plain text often has one line a paragraph; Markdown reads those as one. Lines this long were not wrapped by hand. */
const UNWRAPPED_LINE = 160;

function paragraphLengths(view: TextView): number[] {
  const { source } = view.analysis.document;
  return view.analysis.body
    .filter(({ block }) => block.kind === 'paragraph')
    .flatMap(({ block, words }) => {
      const lines = source.slice(block.span.start, block.span.end).split('\n');
      const wrapped =
        lines.length === 1 ||
        lines.reduce((sum, { length }) => sum + length, 0) < UNWRAPPED_LINE * lines.length;
      return wrapped ? [words.length] : lines.map(countWords);
    });
}

export const evenParagraphs: Gauge = {
  id: 'even-paragraphs',
  category: 'rhythm',
  summary: 'Paragraphs of much the same length.',
  why: 'Generated posts come in equal blocks.',
  found: 'paragraphs of like length',
  expected: 'paragraphs as long as their matter',
  unit: 'per cent',
  counts: 'less',
  read: (view) => {
    const lengths = paragraphLengths(view).filter((length) => length >= 15);
    return { rate: lengths.length < 4 ? 100 : variation(lengths), hits: [] };
  },
};

export const RHYTHM = [evenSentences, middlingSentences, evenParagraphs];
