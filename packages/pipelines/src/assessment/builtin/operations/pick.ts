import type { Span } from '@palimpsest/contracts';
import type { Which } from '../feedback/ask.ts';

/** The places that are meant. */
export function picked(spans: readonly Span[], which: Which): readonly Span[] {
  if (which === 'all' || which === 'every') return spans;
  const one = which === 'first' ? spans[0] : which === 'second' ? spans[1] : spans.at(-1);
  return one === undefined ? [] : [one];
}
