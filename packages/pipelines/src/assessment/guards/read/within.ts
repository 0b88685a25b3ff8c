import type { Span } from '@palimpsest/contracts';

interface Group<T> {
  readonly span: Span;
  readonly items: readonly T[];
}

/**
 * The items of a text by the sentence (or other span) they stand in. Both come in the order of the text, and what
 * stands behind the last span belongs to it: a formula at the end may be outside of every sentence.
 */
export function within<T extends { readonly span: Span }>(
  items: readonly T[],
  spans: readonly Span[],
): Group<T>[] {
  let at = 0;
  return spans.map((span, place) => {
    const from = at;
    if (place === spans.length - 1) at = items.length;
    while (at < items.length && startOf(items[at]) < span.end) at += 1;
    return { span, items: items.slice(from, at) };
  });
}

function startOf(item: { readonly span: Span } | undefined): number {
  return item?.span.start ?? 0;
}
