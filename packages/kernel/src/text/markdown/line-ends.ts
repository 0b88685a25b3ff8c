import type { Span } from '@palimpsest/contracts';
import type { Block, FrontMatter, MarkdownDocument } from './document.ts';

type ToOriginal = (span: Span) => Span;

/** The parser knows line feeds only. A text with other line ends is read with line feeds, and its spans moved back. */
export function withLineFeeds(source: string): { text: string; toOriginal: ToOriginal } {
  const dropped: number[] = [];
  const text = source.replace(/\r\n?/g, (end, at: number) => {
    if (end.length > 1) dropped.push(at - dropped.length);
    return '\n';
  });
  // Each entry is the place, in the text with line feeds, of one that stands for two characters.
  const move = (at: number): number => at + countBelow(dropped, at);
  return { text, toOriginal: ({ start, end }) => ({ start: move(start), end: move(end) }) };
}

function countBelow(sorted: readonly number[], limit: number): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] ?? 0) < limit) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The same document with every span, kept or computed later, pointing into the original text. */
export function atOriginal(
  document: MarkdownDocument,
  source: string,
  toOriginal: ToOriginal,
): MarkdownDocument {
  const moved = new Map(document.blocks.map((block) => [block, moveBlock(block, toOriginal)]));
  const at = (block: Block): Block => moved.get(block) ?? block;
  return {
    source,
    frontMatter: document.frontMatter === null ? null : moveFrontMatter(document.frontMatter, toOriginal),
    title: document.title === null ? null : { ...document.title, span: toOriginal(document.title.span) },
    blocks: document.blocks.map(at),
    sections: document.sections.map((section) => ({
      heading: section.heading === null ? null : at(section.heading),
      blocks: section.blocks.map(at),
      span: toOriginal(section.span),
    })),
    links: document.links.map((link) => ({ ...link, span: toOriginal(link.span) })),
  };
}

function moveBlock(block: Block, toOriginal: ToOriginal): Block {
  const { prose } = block;
  return {
    ...block,
    span: toOriginal(block.span),
    prose: prose === null ? null : { ...prose, toSource: (span) => toOriginal(prose.toSource(span)) },
  };
}

function moveFrontMatter(frontMatter: FrontMatter, toOriginal: ToOriginal): FrontMatter {
  const { span, titleSpan } = frontMatter;
  return {
    ...frontMatter,
    span: toOriginal(span),
    ...(titleSpan === undefined ? {} : { titleSpan: toOriginal(titleSpan) }),
  };
}
