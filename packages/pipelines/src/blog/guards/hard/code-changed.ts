import type { Span } from '@palimpsest/contracts';
import type { Block } from '@palimpsest/kernel/text';
import { type BlogGuard, problemAt } from '../blog-guard.ts';
import type { ReadText } from '../read-text.ts';
import { tally, unixLines } from '../same-text.ts';

export const codeChanged: BlogGuard = {
  id: 'code-changed',
  severity: 'hard',
  summary: 'Every piece of code is the same, letter for letter.',
  why: 'Code is exact: a word replaced or a quotation mark bent breaks it. It may stand elsewhere, never differ.',
  check: ({ parent, child }) => [
    ...problemAt(
      'A code block of the original is missing or changed. The spans point into the original.',
      missing(codeBlocks(parent), codeBlocks(child)),
    ),
    ...problemAt(
      'A code block of the rewrite is not in the original.',
      missing(codeBlocks(child), codeBlocks(parent)),
    ),
    ...problemAt(
      'Inline code of the original is missing or changed. The spans point into the original.',
      absent(inlineCode(parent), inlineCode(child)),
    ),
    ...problemAt(
      'Inline code of the rewrite is not in the original.',
      absent(inlineCode(child), inlineCode(parent)).filter(
        ({ start, end }) =>
          !parent.source.includes(child.source.slice(start, end).replaceAll('`', '').trim()),
      ),
    ),
  ],
};

interface Piece {
  readonly text: string;
  readonly span: Span;
}

/** Pieces that the other side has less often. */
function missing(pieces: readonly Piece[], others: readonly Piece[]): Span[] {
  const left = tally(others.map(({ text }) => text));
  const spans: Span[] = [];
  for (const { text, span } of pieces) {
    const count = left.get(text) ?? 0;
    if (count === 0) spans.push(span);
    else left.set(text, count - 1);
  }
  return spans;
}

/** Pieces that the other side does not have at all: a repetition may go. */
function absent(pieces: readonly Piece[], others: readonly Piece[]): Span[] {
  const known = new Set(others.map(({ text }) => text));
  return pieces
    .filter(({ text }) => !known.has(text))
    .map(({ span }) => span)
    .slice(0, 200);
}

function codeBlocks({ source, document }: ReadText): Piece[] {
  return document.blocks
    .filter(({ kind }) => kind === 'code')
    .map((block) => ({ text: codeText(source, block), span: block.span }));
}

/** The lines of a code block without the indentation and quote marks it shares with the list or quote around it. */
function codeText(source: string, { span }: Block): string {
  const lineStart = source.lastIndexOf('\n', span.start - 1) + 1;
  const margin = span.start - lineStart;
  return unixLines(source.slice(span.start, span.end))
    .trimEnd()
    .split('\n')
    .map((line, at) =>
      at === 0 ? line : line.slice(Math.min(margin, line.length - line.trimStart().length)),
    )
    .join('\n');
}

function inlineCode({ passages, source }: ReadText): Piece[] {
  const pieces: Piece[] = [];
  for (const { block } of passages) {
    for (const plain of block.prose?.code ?? []) {
      const span = block.prose?.toSource(plain);
      if (span === undefined || block.prose === null) continue;
      // Bare web addresses are listed too; the links' guard looks after them.
      const before = source.slice(Math.max(0, span.start - 2), span.start + 1);
      if (!before.includes('`')) continue;
      pieces.push({ text: block.prose.text.slice(plain.start, plain.end).trim(), span });
    }
  }
  return pieces;
}
