import type { Span } from '@palimpsest/contracts';
import type { Part } from '../feedback/ask.ts';
import type { Layout } from './layout.ts';
import { inPart } from './part.ts';

const LETTER = /[\p{L}\p{N}]/u;

/** Where words stand in the prose, whole words only, whatever their case, spaces and quote marks. */
export function findWords(
  layout: Layout,
  wanted: string,
  part: Part = 'problem',
): { readonly spans: readonly Span[]; readonly onlyLocked: boolean } {
  const needle = plain(wanted.trim());
  const spans: Span[] = [];
  let blocked = false;
  if (needle === '') return { spans, onlyLocked: false };
  const hay = plain(layout.text);
  for (let at = hay.indexOf(needle); at >= 0; at = hay.indexOf(needle, at + needle.length)) {
    const span = { start: at, end: at + needle.length };
    if (!isWhole(hay, span)) continue;
    if (isReachable(layout, span)) spans.push(span);
    else blocked = true;
  }
  return { spans: inPart(layout, spans, part), onlyLocked: spans.length === 0 && blocked };
}

/** Inside one paragraph, and cutting nothing locked in two; guards tell whether what is locked stays. */
function isReachable({ paragraphs, locked }: Layout, span: Span): boolean {
  return (
    paragraphs.some(({ start, end }) => start <= span.start && span.end <= end) &&
    !locked.some(
      ({ start, end }) => start < span.end && span.start < end && !(span.start <= start && end <= span.end),
    )
  );
}

/** The same length as the text, so that offsets hold. */
function plain(text: string): string {
  let lower = text.toLowerCase();
  if (lower.length !== text.length) lower = text;
  return lower.replace(/[‘’]/g, "'").replace(/[“”]/g, '"').replace(/\s/g, ' ');
}

function isWhole(text: string, { start, end }: Span): boolean {
  const edge = (a: string, b: string) => LETTER.test(a) && LETTER.test(b);
  return !edge(text.charAt(start - 1), text.charAt(start)) && !edge(text.charAt(end - 1), text.charAt(end));
}
