import type { SyntaxNodeRef } from '@lezer/common';
import type { Span } from '@palimpsest/contracts';
import { decodeReference } from './character-references.ts';
import type { Link, Prose } from './document.ts';
import { htmlLinks } from './html-links.ts';
import { type Definitions, readImage, readLink, targetText } from './links.ts';
import { type ProseBuilder, proseBuilder } from './prose.ts';

/** What the inline readers of one document share. */
export interface InlineContext {
  readonly source: string;
  /** Template tags, in order. */
  readonly tags: readonly Span[];
  readonly definitions: Definitions;
  /** Collects the links of the document, in order. */
  readonly links: Link[];
}

/** Reads the inside of one block. `enter` answers whether to look inside a node. */
export interface InlineReader {
  enter(node: SyntaxNodeRef): boolean;
  leave(node: SyntaxNodeRef): void;
  finish(end: number): Prose;
}

interface OpenLink {
  readonly link: Link;
  readonly place: number;
  readonly plain: number;
  /** Where the text ends and the target begins. */
  readonly textEnd: number;
}

const BREAK = /^<br\b/i;

export function inlineReader(context: InlineContext, start: number): InlineReader {
  const { source, links } = context;
  const prose = proseBuilder(source, start);
  const copy = copyWithoutTags(context, prose, start);
  let at = start;
  let open: OpenLink | null = null;
  let literalUntil = -1;
  let codeStart = 0;
  let inCode = false;

  const skip = (node: SyntaxNodeRef, text = ''): boolean => {
    copy(at, node.from, inCode);
    at = node.to;
    prose.replace(node.from, node.to, text);
    return false;
  };

  const enterLink = (node: SyntaxNodeRef): boolean => {
    const read = readLink(source, node.node, context.definitions);
    if (read === null) {
      literalUntil = node.to;
      return true;
    }
    const { link, textEnd } = read;
    if (link.kind === 'footnote') {
      links.push(link);
      return skip(node);
    }
    copy(at, node.from, false);
    at = node.from;
    links.push(link);
    open = { link, place: links.length - 1, plain: prose.length, textEnd };
    return true;
  };

  const leaveText = ({ link, textEnd }: OpenLink): boolean => {
    if (at <= textEnd) copy(at, textEnd, false);
    at = link.span.end;
    return false;
  };

  const bareAddress = (node: SyntaxNodeRef): boolean => {
    copy(at, node.from, false);
    const plain = prose.length;
    const address = source.slice(node.from, node.to);
    copy(node.from, node.to, true);
    at = node.to;
    prose.markCode(plain);
    links.push({ kind: 'autolink', url: address, text: address, span: { start: node.from, end: node.to } });
    return false;
  };

  return {
    enter(node) {
      if (open !== null && node.from >= open.textEnd) return leaveText(open);
      switch (node.name) {
        case 'Escape':
          return skip(node, source.slice(node.from + 1, node.to));
        case 'Entity':
          return skip(node, decodeReference(source.slice(node.from, node.to)));
        case 'HardBreak':
          return skip(node, '\n');
        case 'HTMLTag':
          links.push(...htmlLinks(source, node.from, node.to));
          return skip(node, BREAK.test(source.slice(node.from, node.from + 4)) ? '\n' : '');
        case 'Link':
          return enterLink(node);
        case 'Image':
          links.push(readImage(source, node.node, context.definitions));
          return skip(node);
        case 'LinkMark':
        case 'LinkLabel':
          return node.from < literalUntil ? false : skip(node);
        case 'URL':
          return open === null && bareAddress(node);
        case 'InlineCode':
          copy(at, node.from, false);
          at = node.from;
          codeStart = prose.length;
          inCode = true;
          return true;
        case 'Comment':
        case 'ProcessingInstruction':
        case 'LinkTitle':
        case 'EmphasisMark':
        case 'StrikethroughMark':
        case 'CodeMark':
        case 'QuoteMark':
        case 'HeaderMark':
        case 'TaskMarker':
        case 'TableDelimiter':
          return skip(node, node.name === 'TableDelimiter' ? ' ' : '');
        default:
          return true;
      }
    },
    leave(node) {
      if (node.name === 'InlineCode') {
        prose.markCode(codeStart);
        inCode = false;
      } else if (node.name === 'Link' && open !== null) {
        links[open.place] = { ...open.link, text: targetText(prose.slice(open.plain)) };
        open = null;
      }
    },
    finish(end) {
      copy(at, end, false);
      at = end;
      return prose.finish();
    },
  };
}

/** Template tags are no text, except inside code, where they are shown. */
function copyWithoutTags({ tags }: InlineContext, prose: ProseBuilder, start: number) {
  let next = firstAtOrAfter(tags, start);
  return (from: number, to: number, inCode: boolean): void => {
    let at = from;
    for (let tag = tags[next]; tag !== undefined && tag.start < to; tag = tags[next]) {
      if (tag.end > at && !inCode) {
        if (tag.start > at) prose.copy(at, tag.start);
        at = Math.min(to, tag.end);
      }
      if (tag.end > to) break;
      next += 1;
    }
    if (at < to) prose.copy(at, to);
  };
}

function firstAtOrAfter(tags: readonly Span[], start: number): number {
  let low = 0;
  let high = tags.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((tags[middle]?.end ?? 0) <= start) low = middle + 1;
    else high = middle;
  }
  return low;
}
