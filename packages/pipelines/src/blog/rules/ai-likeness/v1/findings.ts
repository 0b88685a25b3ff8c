import type { Finding, Span } from '@palimpsest/contracts';
import type { Gauge, Reading } from './gauge.ts';
import { RULE_SET } from './notes.ts';
import { calibrationOf } from './points.ts';
import { hitSource } from './text-view.ts';

/** A rule shows this many places; the last one stands for the rest. A book must not fill the record. */
export const MOST_SHOWN = 20;

/**
 * One finding a hit, which share the points of the rule; or one for the text where there is no single place. Hits up to
 * the human baseline are shown with 0 points. A whole-text rule without points says nothing.
 */
export function findingsOf(
  gauge: Gauge,
  { rate, hits }: Reading,
  hundredths: number,
  anchor: Span,
): Finding[] {
  const measured = `${print(rate)} ${gauge.unit}; people ${gauge.counts === 'more' ? 'up to' : 'at least'} ${print(calibrationOf(gauge.id).baseline)}`;
  const finding = (span: Span, more: string, points: number): Finding => ({
    rule: gauge.id,
    ruleSet: RULE_SET,
    span,
    found: `${gauge.found}${more} (${measured})`,
    expected: gauge.expected,
    points: points / 100,
  });
  if (hits.length === 0) return hundredths === 0 ? [] : [finding(anchor, '', hundredths)];
  const shown = hits.slice(0, MOST_SHOWN);
  const each = Math.floor(hundredths / hits.length);
  return shown.map((hit, i) => {
    if (i < shown.length - 1) return finding(hitSource(hit), '', each);
    const rest = hits.length - shown.length;
    return finding(
      hitSource(hit),
      rest === 0 ? '' : ` and ${rest} more places like this`,
      hundredths - each * (shown.length - 1),
    );
  });
}

function print(value: number): string {
  return String(Math.round(value * 10) / 10);
}
