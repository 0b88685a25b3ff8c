import type { Span } from '@palimpsest/contracts';
import { countWords } from '@palimpsest/kernel/text';
import { capitalised } from '../prose/edit.ts';
import type { Layout } from '../prose/layout.ts';
import { splitOnce } from '../prose/split-points.ts';
import type { Band } from '../words/band.ts';
import type { Result, Scene } from './operation.ts';

/** Sentences up to this many words are left whole, as long as a longer one could be split. */
const LONG: Readonly<Record<Band, number>> = { 'K-2': 9, '3-5': 12, '6-8': 15, '9-12': 18 };
/** Below this a sentence is short by any measure. */
const SHORT = 8;
const MOST_SPLITS = 6;

/** Splits long sentences where two statements, two orders or a story and its question meet. */
export function splitSentences({ layout, band }: Scene): Result {
  const text = splitAll(layout, LONG[band]) ?? splitAll(layout, SHORT);
  if (text === null) return { why: 'No sentence is long and has a place where it can be split safely.' };
  return { texts: [text] };
}

function splitAll(layout: Layout, most: number): string | null {
  let { text } = layout;
  let changed = false;
  for (const paragraph of [...layout.paragraphs].reverse())
    for (const span of [...paragraph.sentences].reverse()) {
      const parts = splitSentence(text.slice(span.start, span.end), inside(layout, span), most);
      if (parts.length < 2) continue;
      changed = true;
      text = text.slice(0, span.start) + parts.join(' ') + text.slice(span.end);
    }
  return changed ? text : null;
}

function inside({ locked }: Layout, { start, end }: Span): Span[] {
  return locked
    .filter((span) => start <= span.start && span.end <= end)
    .map((span) => ({ start: span.start - start, end: span.end - start }));
}

/** Both parts of a split are looked at again. */
function splitSentence(sentence: string, locked: readonly Span[], most: number): string[] {
  const parts: string[] = [];
  let rest = sentence;
  let holes = locked;
  while (parts.length < MOST_SPLITS && countWords(rest) > most) {
    const split = splitOnce(rest, holes);
    if (split === null) break;
    parts.push(...splitSentence(split.left, holes, most));
    const moved = rest.length - split.right.length;
    rest = capitalised(split.right);
    holes = holes
      .map(({ start, end }) => ({ start: start - moved, end: end - moved }))
      .filter(({ start }) => start >= 0);
  }
  return [...parts, rest];
}
