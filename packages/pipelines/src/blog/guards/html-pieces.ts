import type { Span } from '@palimpsest/contracts';
import { matches } from '@palimpsest/kernel/text';
import type { ReadText } from './read-text.ts';
import { within } from './targets.ts';

export interface HtmlPiece {
  /** A tag with its attributes, or a comment with its text, with one space for any white space. */
  readonly text: string;
  readonly span: Span;
}

const TAG = /<\/?[a-z][^<>]{0,4000}>/gi;
/** Tags that only break a line, and closing tags: they bring nothing. */
export const EMPTY = /^<(?:\/[a-z][a-z0-9-]{0,40}|(?:br|hr|wbr)) ?\/?>$/i;
/** "<https://example.org>", "<me@example.org>": links, which have their own guards. */
const AUTOLINK = /^<[a-z][a-z0-9+.-]{1,30}:[^\s<>]{0,2000}>$|^<[^\s<>@]{1,100}@[^\s<>@]{1,200}>$/i;

/** Tags and comments outside code and front matter, in order. */
export function htmlPieces({ source, document }: ReadText): HtmlPiece[] {
  if (!source.includes('<')) return [];
  const pieces: HtmlPiece[] = [];
  for (const { kind, span, prose } of document.blocks) {
    if (kind === 'code' || kind === 'rule') continue;
    const text = source.slice(span.start, span.end);
    if (!text.includes('<')) continue;
    const code = (prose?.code ?? []).map((plain) => prose?.toSource(plain) as Span);
    const add = (start: number, end: number) => {
      const from = span.start + start;
      if (within({ start: from, end: from + 1 }, code)) return;
      pieces.push({
        text: text.slice(start, end).replace(/\s+/g, ' '),
        span: { start: from, end: span.start + end },
      });
    };
    let rest = 0;
    for (let at = text.indexOf('<!--'); at !== -1; at = text.indexOf('<!--', rest)) {
      const close = text.indexOf('-->', at + 4);
      rest = close === -1 ? text.length : close + 3;
      add(at, rest);
    }
    for (const { 0: tag, index } of matches(text, TAG))
      if (!EMPTY.test(tag) && !AUTOLINK.test(tag)) add(index, index + tag.length);
  }
  return pieces;
}
