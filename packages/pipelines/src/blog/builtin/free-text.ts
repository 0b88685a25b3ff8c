import type { Span } from '@palimpsest/contracts';
import type { AnalysedBlock, BlogAnalysis } from '../analysis.ts';
import { verbatimPlace } from './source-place.ts';

const QUOTED = /“[^”]{0,2000}”|"[^"]{0,2000}"/g;

/** Finds the place of a stretch of a block's plain text if its words may be changed, else null. */
export type FindPlace = (span: Span) => Span | null;

/** Words in code, links and quotes are not ours to change, nor is text with markup inside. */
export function freePlaces(post: BlogAnalysis, block: AnalysedBlock): FindPlace {
  const shut: Span[] = [...block.prose.code];
  for (const match of block.text.matchAll(QUOTED))
    shut.push({ start: match.index, end: match.index + match[0].length });
  const links = linksIn(post, block.block.span);
  return (span) => {
    if (shut.some((other) => touches(other, span))) return null;
    const place = verbatimPlace(post, block, span);
    return place === null || links.some((link) => touches(link, place)) ? null : place;
  };
}

function linksIn(post: BlogAnalysis, span: Span): Span[] {
  return post.document.links.filter((link) => touches(link.span, span)).map((link) => link.span);
}

function touches(a: Span, b: Span): boolean {
  return a.start < b.end && b.start < a.end;
}
