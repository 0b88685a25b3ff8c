import type { Span } from '@palimpsest/contracts';
import { wordList } from '@palimpsest/kernel/text';
import type { BlogGuard, Problem } from '../blog-guard.ts';
import type { Passage, ReadText } from '../read-text.ts';

/** An honest rewrite cuts fillers and frames, not a third of the post. */
const LEAST_SHARE = 0.65;
export const ENDED = /[.!?…:;。！？”"»)\]}*_`~>|\p{Extended_Pictographic}]['’]*\s*$/u;

export const truncated: BlogGuard = {
  id: 'truncated',
  severity: 'hard',
  summary: 'The rewrite goes on to its end.',
  why: 'A renderer that runs out of tokens stops in the middle, and what follows would be lost.',
  check: ({ parent, child }) => {
    if (child.wordCount === 0) return [];
    const problems: Problem[] = [];
    if (child.wordCount < parent.wordCount * LEAST_SHARE)
      problems.push({
        message: `The rewrite has ${child.wordCount} words, the original ${parent.wordCount}: more than a third is gone.`,
        spans: [],
      });
    const fence = openFence(child);
    if (fence !== null && openFence(parent) === null)
      problems.push({ message: 'The last code block of the rewrite is not closed.', spans: [fence] });
    const open = endsAsBefore(parent, child) ? null : openEnd(child);
    if (open !== null)
      problems.push({ message: 'The rewrite ends in the middle of a sentence.', spans: [open] });
    return problems;
  },
};

/** Where the text breaks off, or null when it ends as a text does. */
function openEnd({ source, document, passages }: ReadText): Span | null {
  const block = document.blocks.findLast(({ kind }) => kind !== 'definition' && kind !== 'rule');
  const passage = passages.at(-1);
  if (block === undefined || passage === undefined || passage.block !== block) return null;
  const words = passage.words;
  const last = words.at(-1);
  if (last === undefined) return null;
  const where = passage.toSource(last.span);
  if (block.kind === 'heading') return where;
  if (block.kind !== 'paragraph' && block.kind !== 'list-item') return null;
  if (hasEnd(passage, source)) return null;
  // Items of a list often end without a stop: then so does the one before.
  const sibling = passages.at(-2);
  const isOpenItem = sibling?.block.kind === 'list-item' && !hasEnd(sibling, source);
  if (block.kind === 'list-item' && isOpenItem && !DANGLING.has(last.lower)) return null;
  return where;
}

/** A text hardly ends on these. */
export const DANGLING = wordList('a an the and or of to for with in on at by as from that which is are');

/** Ends with a stop, or with the mark that closes an emphasis, a link or code. */
function hasEnd({ block }: Passage, source: string): boolean {
  return ENDED.test(source.slice(Math.max(block.span.start, block.span.end - 12), block.span.end));
}

/** The original ended the same way: with these words, or without a stop too. */
function endsAsBefore(parent: ReadText, child: ReadText): boolean {
  if (openEnd(parent) !== null) return true;
  const end = child.passages.at(-1);
  return end !== undefined && parent.passages.some(({ text }) => text === end.text);
}

function openFence({ source, document }: ReadText): Span | null {
  const block = document.blocks.at(-1);
  if (block?.kind !== 'code') return null;
  const lines = source.slice(block.span.start, block.span.end).trimEnd().split('\n');
  const mark = /^[\s>]{0,40}(`{3,}|~{3,})/.exec(lines[0] ?? '')?.[1];
  if (mark === undefined) return null;
  const closed =
    lines.length > 1 &&
    (lines.at(-1) ?? '')
      .trim()
      .replace(/^[>\s]+/, '')
      .startsWith(mark);
  return closed ? null : { start: block.span.start, end: block.span.start + 3 };
}
