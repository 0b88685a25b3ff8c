import type { Span } from '@palimpsest/contracts';
import { words } from '../words.ts';

/** A paragraph, heading, list item, code block or front matter: what is aligned as a whole. */
export interface Unit {
  readonly span: Span;
  readonly text: string;
  /** White space folded, except in code: two units with the same key are the same. */
  readonly key: string;
  readonly words: readonly string[];
  readonly heading: boolean;
}

const FENCE = /^\s{0,3}(`{3,}|~{3,})/u;
export const STARTS_ALONE = /^\s{0,3}#{1,6}(?:\s|$)|^\s*(?:[-*+]|\d{1,9}[.)])\s|^\s{0,3}(?:[-*_]\s*){3,40}$/u;
/** Below a line of text it makes that line a heading. */
const UNDERLINE = /^\s{0,3}(?:=+|-+)\s*$/u;
const HEADING = /^\s{0,3}#{1,6}(?:\s|$)/u;

export function unitsOf(source: string): Unit[] {
  const found: Unit[] = [];
  let start = -1;
  let end = 0;
  let fence: string | null = null;
  const flush = (code: boolean): void => {
    if (start >= 0) found.push(unit(source, start, end, code));
    start = -1;
  };
  let front = /^---[ \t]*\r?\n/u.test(source);
  for (let at = 0, first = true; at < source.length; first = false) {
    const newline = source.indexOf('\n', at);
    const stop = newline < 0 ? source.length : newline;
    const line = source.slice(at, stop).replace(/\r$/u, '');
    const next = newline < 0 ? source.length : newline + 1;
    const opens: string | undefined = FENCE.exec(line.slice(0, 200))?.[1];
    if (front || fence !== null) {
      if (start < 0) start = at;
      end = at + line.length;
      const closes = fence !== null && opens?.startsWith(fence) === true && line.trim() === opens;
      if (front ? !first && /^(?:---|\.\.\.)\s*$/u.test(line) : closes) {
        flush(true);
        front = false;
        fence = null;
      }
    } else if (line.trim() === '') flush(false);
    else if (start >= 0 && UNDERLINE.test(line.slice(0, 400))) {
      end = at + line.length;
      flush(false);
    } else {
      if (opens !== undefined || STARTS_ALONE.test(line.slice(0, 200))) flush(false);
      if (start < 0) start = at;
      end = at + line.length;
      if (opens !== undefined) fence = opens;
      else if (HEADING.test(line.slice(0, 20))) flush(false);
    }
    at = next;
  }
  flush(fence !== null);
  return found;
}

const isHeading = (text: string): boolean =>
  HEADING.test(text.slice(0, 20)) || (text.length < 400 && /\n {0,3}(?:=+|-+)[ \t\r]*$/u.test(text));

function unit(source: string, start: number, end: number, code: boolean): Unit {
  const text = source.slice(start, end);
  const key = code ? text : text.replace(/\s+/gu, ' ').trim();
  return {
    span: { start, end },
    text,
    key,
    words: words(text).map((word) => word.lower),
    heading: !code && isHeading(text),
  };
}
