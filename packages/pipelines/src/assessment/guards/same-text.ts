import type { Span } from '@palimpsest/contracts';

/** Plain quotation marks and single spaces. */
export function plainMarks(text: string): string {
  return text.replace(/[‘’]/g, "'").replace(/[“”]/g, '"').replace(/\s+/g, ' ').trim();
}

/** How often each key comes. */
export function tally(keys: Iterable<string>): Map<string, number> {
  const counts = new Map<string, number>();
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
  return counts;
}

/** Spans of the items whose key the other text does not have. */
export function missingFrom<T extends { readonly key: string; readonly span: Span }>(
  items: readonly T[],
  other: readonly { readonly key: string }[],
): Span[] {
  const known = new Set(other.map(({ key }) => key));
  return items.filter(({ key }) => !known.has(key)).map(({ span }) => span);
}
