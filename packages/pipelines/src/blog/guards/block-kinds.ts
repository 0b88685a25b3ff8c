import type { Span } from '@palimpsest/contracts';
import type { ReadText } from './read-text.ts';

export const KIND_NAMES = {
  title: 'title heading',
  heading: 'heading',
  'bulleted list': 'bulleted list',
  'numbered list': 'numbered list',
  table: 'table',
  quote: 'block quote',
  code: 'code block',
  html: 'HTML block',
} as const;
export type KindOfBlock = keyof typeof KIND_NAMES;

export interface KindCount {
  /** Blocks; of lists how many lists. */
  readonly count: number;
  readonly spans: readonly Span[];
}

/** What kinds of blocks a text has, and where. Paragraphs and rules do not matter here, nor does invisible HTML. */
export function blockKinds({ document, source }: ReadText): ReadonlyMap<KindOfBlock, KindCount> {
  const kinds = new Map<KindOfBlock, { count: number; spans: Span[] }>();
  const lists = new Set<number | undefined>();
  const add = (kind: KindOfBlock, span: Span) => {
    const known = kinds.get(kind) ?? { count: 0, spans: [] };
    kinds.set(kind, known);
    known.count += 1;
    known.spans.push(span);
  };
  for (const { kind, span, depth, ordered, listId } of document.blocks) {
    if (kind === 'heading') {
      add('heading', span);
      if (depth === 1) add('title', span);
    } else if (kind === 'list-item') {
      if (listId !== undefined && lists.has(listId)) continue;
      lists.add(listId);
      add(ordered === true ? 'numbered list' : 'bulleted list', span);
    } else if (kind === 'table' || kind === 'quote' || kind === 'code') add(kind, span);
    else if (kind === 'html' && isVisible(source.slice(span.start, span.end))) add('html', span);
  }
  return kinds;
}

function isVisible(html: string): boolean {
  const bare = html.trimStart();
  return (
    bare.startsWith('<') && !bare.startsWith('<!--') && !/^<\/?(?:br|hr|a)\b[^<>]{0,200}>\s*$/i.test(bare)
  );
}
