import type { SyntaxNode } from '@lezer/common';
import { decodeReference } from './character-references.ts';
import type { Link } from './document.ts';

/** Targets of reference links by their folded label. */
export type Definitions = ReadonlyMap<string, string>;

const INLINE_MARKS = 4;

/** A link, or null where brackets stand for themselves because nothing defines them. Its text is filled in later. */
export function readLink(
  source: string,
  node: SyntaxNode,
  definitions: Definitions,
): { link: Link; textEnd: number } | null {
  const span = { start: node.from, end: node.to };
  const { inline, url, label, textEnd } = readParts(source, node);
  if (inline) return { link: { kind: 'link', url, text: '', span }, textEnd };
  if (label.startsWith('^'))
    return { link: { kind: 'footnote', url: label.slice(1), text: '', span }, textEnd };
  const defined = definitions.get(foldLabel(label));
  return defined === undefined
    ? null
    : { link: { kind: 'reference', url: defined, text: '', span }, textEnd };
}

export function readImage(source: string, node: SyntaxNode, definitions: Definitions): Link {
  const parts = readParts(source, node);
  const url = parts.inline ? parts.url : (definitions.get(foldLabel(parts.label)) ?? '');
  return { kind: 'image', url, text: targetText(parts.content), span: { start: node.from, end: node.to } };
}

export function readDefinition(source: string, node: SyntaxNode): { link: Link; label: string } {
  const label = node.getChild('LinkLabel');
  const url = node.getChild('URL');
  const name = label === null ? '' : source.slice(label.from + 1, label.to - 1);
  const target = url === null ? '' : readTarget(source.slice(url.from, url.to));
  return {
    label: foldLabel(name),
    link: { kind: 'definition', url: target, text: name, span: { start: node.from, end: node.to } },
  };
}

export function foldLabel(label: string): string {
  return label.trim().replace(/\s+/g, ' ').toLowerCase();
}

/** A link's text on one line. */
export function targetText(text: string): string {
  return text.trim().replace(/\s+/g, ' ');
}

function readParts(source: string, node: SyntaxNode) {
  let marks = 0;
  let textStart = node.from;
  let textEnd = node.to;
  let url = '';
  let label = '';
  for (let child = node.firstChild; child !== null; child = child.nextSibling) {
    if (child.name === 'LinkMark') {
      marks += 1;
      if (marks === 1) textStart = child.to;
      if (marks === 2) textEnd = child.from;
    } else if (child.name === 'URL' && marks >= 2) url = readTarget(source.slice(child.from, child.to));
    else if (child.name === 'LinkLabel') label = source.slice(child.from + 1, child.to - 1);
  }
  const content = source.slice(textStart, textEnd);
  return {
    inline: marks >= INLINE_MARKS,
    url,
    textEnd,
    content,
    label: label.trim() === '' ? content : label,
  };
}

function readTarget(raw: string): string {
  const bare = raw.startsWith('<') && raw.endsWith('>') ? raw.slice(1, -1) : raw;
  return bare.replace(/\\([!-/:-@[-`{-~])/g, '$1').replace(/&#?\w{1,31};/g, decodeReference);
}
