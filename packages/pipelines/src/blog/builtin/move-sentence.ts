import type { Span } from '@palimpsest/contracts';
import type { AnalysedBlock, BlogAnalysis } from '../analysis.ts';
import type { SentencePlaces } from './source-place.ts';

/**
 * The sentences from..to-1 of a block with the white space that would be left over; a paragraph that goes whole goes
 * with its blank line.
 */
export function withoutSentences(
  post: BlogAnalysis,
  { block }: AnalysedBlock,
  from: number,
  to: number,
  { places }: SentencePlaces,
): Span {
  const { source } = post.document;
  const start = places[from]?.start ?? block.span.start;
  const next = places[to];
  const before = places[from - 1];
  if (next !== undefined) return { start, end: next.start };
  if (before !== undefined) return { start: before.end, end: places[to - 1]?.end ?? block.span.end };
  let { end } = block.span;
  while (end < source.length && /\s/.test(source.charAt(end))) end += 1;
  return { start: block.span.start, end };
}
