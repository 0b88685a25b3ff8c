import type { Span } from '@palimpsest/contracts';
import type { Link } from '@palimpsest/kernel/text';

/** Whether any of the links, which are in order, touches the span. */
export function hasLink(links: readonly Link[], span: Span): boolean {
  let low = 0;
  let high = links.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((links[middle]?.span.end ?? 0) <= span.start) low = middle + 1;
    else high = middle;
  }
  const link = links[low];
  return link !== undefined && link.span.start < span.end;
}
