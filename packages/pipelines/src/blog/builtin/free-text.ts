import type { Span } from '@palimpsest/contracts';
import { matches } from '@palimpsest/kernel/text';
import type { AnalysedBlock, BlogAnalysis } from '../analysis.ts';
import { verbatimPlace } from './source-place.ts';

const OPENING = /[“"]/g;
const LONGEST_QUOTE = 2000;

/** Finds the place of a stretch of a block's plain text if its words may be changed, else null. */
export type FindPlace = (span: Span) => Span | null;

/** Words in code, links and quotes are not ours to change, nor is text with markup inside. */
export function freePlaces(post: BlogAnalysis, block: AnalysedBlock): FindPlace {
  const quoted = quotesIn(block.text);
  const links = linksIn(post, block.block.span);
  return (span) => {
    if (touchesAny(block.prose.code, span) || touchesAny(quoted, span)) return null;
    const place = verbatimPlace(post, block, span);
    return place === null || touchesAny(links, place) ? null : place;
  };
}

/** The links of a block. Links and blocks are both in the order of the source, so a block finds its own by halving. */
function linksIn(post: BlogAnalysis, span: Span): Span[] {
  const sorted = linksInOrder(post);
  const found: Span[] = [];
  for (let i = firstEndingAfter(sorted, span.start); i < sorted.length; i += 1) {
    const link = sorted[i];
    if (link === undefined || link.start >= span.end) break;
    found.push(link);
  }
  return found;
}

const known = new WeakMap<BlogAnalysis, readonly Span[]>();

function linksInOrder(post: BlogAnalysis): readonly Span[] {
  const before = known.get(post);
  if (before !== undefined) return before;
  const sorted = post.document.links.map(({ span }) => span).sort((a, b) => a.start - b.start);
  known.set(post, sorted);
  return sorted;
}

/** Whether one of the spans, which are in order and apart, touches the span. */
function touchesAny(spans: readonly Span[], span: Span): boolean {
  const next = spans[firstEndingAfter(spans, span.start)];
  return next !== undefined && next.start < span.end;
}

function firstEndingAfter(spans: readonly Span[], at: number): number {
  let low = 0;
  let high = spans.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((spans[middle]?.end ?? 0) <= at) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Each quote with its marks. An opening mark that nothing closes soon is no quote; masses of them are read once. */
function quotesIn(text: string): Span[] {
  const found: Span[] = [];
  let read = 0;
  let curled = -1;
  for (const { index, 0: mark } of matches(text, OPENING)) {
    if (index < read) continue;
    if (mark === '“' && curled <= index) curled = placeOf('”', text, index + 1);
    const close = mark === '“' ? curled : placeOf('"', text, index + 1);
    if (close - index - 1 > LONGEST_QUOTE) continue;
    read = close + 1;
    found.push({ start: index, end: read });
  }
  return found;
}

function placeOf(mark: string, text: string, from: number): number {
  const at = text.indexOf(mark, from);
  return at < 0 ? Number.POSITIVE_INFINITY : at;
}
