import type { SyntaxNodeRef, Tree } from '@lezer/common';
import { readBlocks } from './blocks.ts';
import type { Block, FrontMatter, MarkdownDocument, Section, Title } from './document.ts';
import { readFrontMatter } from './front-matter.ts';
import { atOriginal, withLineFeeds } from './line-ends.ts';
import { readDefinition } from './links.ts';
import { mask } from './mask.ts';
import { markdownParser } from './parser.ts';

/**
 * Reads a Markdown text into blocks, sections and links whose spans are exact offsets into it.
 *
 * @example
 * parseDocument('# Hello\n\nSome *text*.').blocks.map((block) => block.prose?.text); // ['Hello', 'Some text.']
 */
export function parseDocument(source: string): MarkdownDocument {
  if (!source.includes('\r')) return parseLines(source);
  const { text, toOriginal } = withLineFeeds(source);
  return atOriginal(parseLines(text), source, toOriginal);
}

function parseLines(source: string): MarkdownDocument {
  const frontMatter = readFrontMatter(source);
  const bodyStart = frontMatter?.span.end ?? (source.charCodeAt(0) === 0xfeff ? 1 : 0);
  const { text, tags } = mask(source, bodyStart);
  const tree = markdownParser.parse(text);
  const definitions = text.includes(']:') ? readDefinitions(source, tree) : new Map<string, string>();
  const { blocks, links } = readBlocks(tree, { source, tags, definitions, links: [] });
  return {
    source,
    frontMatter,
    title: findTitle(blocks, frontMatter),
    blocks,
    sections: cutSections(blocks, bodyStart, source.length),
    links,
  };
}

function readDefinitions(source: string, tree: Tree): Map<string, string> {
  const found = new Map<string, string>();
  tree.iterate({
    enter: (node: SyntaxNodeRef) => {
      if (node.name !== 'LinkReference') return node.name !== 'Paragraph' && node.name !== 'Table';
      const { label, link } = readDefinition(source, node.node);
      if (!found.has(label)) found.set(label, link.url);
      return false;
    },
  });
  return found;
}

/**
 * A heading of level 1 that opens the text, else the title in the front matter, else the first heading of level 1.
 * Where a page gets its title from the front matter, people use level 1 again for the parts of the text.
 */
function findTitle(blocks: readonly Block[], frontMatter: FrontMatter | null): Title | null {
  const opening = blocks.find(({ prose }) => prose !== null && prose.text !== '');
  const heading = isTitle(opening) ? opening : blocks.find(isTitle);
  const { title: text, titleSpan: span } = frontMatter ?? {};
  if (heading !== opening && text !== undefined && text !== '' && span !== undefined)
    return { text, span, from: 'front-matter' };
  if (heading?.prose != null) {
    const { text: words, toSource } = heading.prose;
    return { text: words, span: toSource({ start: 0, end: words.length }), from: 'heading' };
  }
  return text === undefined || span === undefined ? null : { text, span, from: 'front-matter' };
}

function isTitle(block: Block | undefined): block is Block {
  return block?.kind === 'heading' && block.depth === 1 && block.prose !== null && block.prose.text !== '';
}

function cutSections(blocks: readonly Block[], start: number, end: number): Section[] {
  const sections: Section[] = [];
  let heading: Block | null = null;
  let from = start;
  let inside: Block[] = [];
  for (const block of blocks) {
    if (block.kind !== 'heading') {
      inside.push(block);
      continue;
    }
    sections.push({ heading, blocks: inside, span: { start: from, end: block.span.start } });
    heading = block;
    from = block.span.start;
    inside = [];
  }
  sections.push({ heading, blocks: inside, span: { start: from, end } });
  return sections;
}
