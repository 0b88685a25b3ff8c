import type { SyntaxNodeRef, Tree } from '@lezer/common';
import type { Block, BlockKind, Link, Prose } from './document.ts';
import { htmlLinks } from './html-links.ts';
import { type InlineContext, type InlineReader, inlineReader } from './inline.ts';
import { readDefinition } from './links.ts';

interface List {
  readonly ordered: boolean;
  readonly id: number;
}

const FOOTNOTE_LABEL = /^\[\^([^\]\s]{1,100})\]:\s*/;
const WITHOUT_TEXT: Readonly<Record<string, BlockKind>> = {
  CodeBlock: 'code',
  FencedCode: 'code',
  HTMLBlock: 'html',
  CommentBlock: 'html',
  ProcessingInstructionBlock: 'html',
  HorizontalRule: 'rule',
};
const WITH_TEXT: Readonly<Record<string, BlockKind>> = {
  Paragraph: 'paragraph',
  Task: 'paragraph',
  Table: 'table',
  FootnoteDefinition: 'definition',
};

/** Every leaf block in order, nested ones flattened, and the links in them. */
export function readBlocks(tree: Tree, context: InlineContext): { blocks: Block[]; links: readonly Link[] } {
  const { source, links } = context;
  const blocks: Block[] = [];
  const lists: List[] = [];
  let quotes = 0;
  let listId = 0;
  let reader: InlineReader | null = null;
  let openAt = -1;

  const place = (): Pick<Block, 'depth' | 'ordered' | 'listId'> => {
    const list = lists.at(-1);
    return list === undefined
      ? { depth: 0 }
      : { depth: lists.length, ordered: list.ordered, listId: list.id };
  };
  const add = (kind: BlockKind, node: SyntaxNodeRef, prose: Prose | null, depth = 0): void => {
    const where = kind === 'list-item' ? place() : { depth };
    blocks.push({ kind, span: { start: node.from, end: node.to }, ...where, prose });
  };

  const finishText = (node: SyntaxNodeRef, prose: Prose): void => {
    const level = headingLevel(node.name);
    const kind = level > 0 ? 'heading' : WITH_TEXT[node.name];
    if (kind === 'table') add('table', node, null);
    else if (kind === 'definition') {
      links.push(footnote(source, node, prose));
      add('definition', node, null);
    } else if (quotes > 0) add(prose.text === '' ? 'html' : 'quote', node, prose.text === '' ? null : prose);
    else if (kind === 'heading') add('heading', node, prose, level);
    else if (prose.text === '') add('html', node, null);
    else add(lists.length > 0 ? 'list-item' : 'paragraph', node, prose);
  };

  tree.iterate({
    enter(node) {
      if (reader !== null) return reader.enter(node);
      if (node.name === 'Blockquote') quotes += 1;
      else if (node.name === 'BulletList' || node.name === 'OrderedList') {
        listId += 1;
        lists.push({ ordered: node.name === 'OrderedList', id: listId });
      } else if (node.name === 'LinkReference') {
        links.push(readDefinition(source, node.node).link);
        add('definition', node, null);
        return false;
      } else if (WITHOUT_TEXT[node.name] !== undefined) {
        if (node.name === 'HTMLBlock')
          for (const link of htmlLinks(source, node.from, node.to)) links.push(link);
        add(WITHOUT_TEXT[node.name] ?? 'code', node, null);
        return false;
      } else if (WITH_TEXT[node.name] !== undefined || headingLevel(node.name) > 0) {
        reader = inlineReader(context, node.from);
        openAt = node.from;
      }
      return true;
    },
    leave(node) {
      if (reader !== null) {
        if (node.from === openAt && isTextBlock(node.name)) {
          const prose = reader.finish(node.to);
          reader = null;
          finishText(node, prose);
        } else reader.leave(node);
      } else if (node.name === 'Blockquote') quotes -= 1;
      else if (node.name === 'BulletList' || node.name === 'OrderedList') lists.pop();
    },
  });
  return { blocks, links };
}

function isTextBlock(name: string): boolean {
  return WITH_TEXT[name] !== undefined || headingLevel(name) > 0;
}

function headingLevel(name: string): number {
  return name.startsWith('ATXHeading') || name.startsWith('SetextHeading') ? Number(name.slice(-1)) : 0;
}

function footnote(source: string, node: SyntaxNodeRef, prose: Prose): Link {
  const label = FOOTNOTE_LABEL.exec(source.slice(node.from, node.from + 110))?.[1] ?? '';
  const text = prose.text.replace(FOOTNOTE_LABEL, '');
  return { kind: 'footnote-definition', url: label, text, span: { start: node.from, end: node.to } };
}
