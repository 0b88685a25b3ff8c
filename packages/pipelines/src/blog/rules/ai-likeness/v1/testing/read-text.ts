import { parseDocument } from '@palimpsest/kernel/text';
import { analyse } from '../../../../analysis.ts';
import type { Gauge } from '../gauge.ts';
import { hitSource, type TextView, textView } from '../text-view.ts';

export function viewOf(text: string): TextView {
  return textView(analyse(parseDocument(text)));
}

/** The words a rule points at in a text. */
export function placesOf(gauge: Gauge, text: string): string[] {
  return gauge.read(viewOf(text)).hits.map((hit) => {
    const { start, end } = hitSource(hit);
    return text.slice(start, end);
  });
}

export function rateOf(gauge: Gauge, text: string): number {
  return gauge.read(viewOf(text)).rate;
}
