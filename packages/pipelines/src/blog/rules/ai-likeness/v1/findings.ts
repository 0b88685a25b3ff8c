import type { Finding } from '@palimpsest/contracts';
import { round2 } from '../../../round.ts';
import type { Calibration } from './calibration.ts';
import type { Gauge, Reading } from './gauge.ts';
import { RULE_SET } from './notes.ts';
import { type Hit, hitSource } from './text-view.ts';

/** A rule shows this many places; the last one stands for the rest. A book must not fill the record. */
export const MOST_SHOWN = 40;

/**
 * One finding a hit, which share the points of the rule; or one for the text where there is no single place. Hits up to
 * the human baseline are shown with 0 points. A whole-text rule without points says nothing.
 */
export function findingsOf(gauge: Gauge, { baseline }: Calibration, { rate, hits }: Reading, points: number): Finding[] {
  const measured = `${print(rate)} ${gauge.unit}, people ${gauge.counts === 'more' ? 'up to' : 'at least'} ${print(baseline)}`;
  if (hits.length === 0) {
    if (points === 0) return [];
    return [finding(gauge, null, `${gauge.found} (${measured})`, points)];
  }
  const shown = hits.slice(0, MOST_SHOWN);
  const each = Math.floor((points * 100) / hits.length) / 100;
  return shown.map((hit, i) => {
    const last = i === shown.length - 1;
    const more = last && hits.length > shown.length ? ` and ${hits.length - shown.length} more` : '';
    const own = last ? round2(points - each * (shown.length - 1)) : each;
    return finding(gauge, hit, `${gauge.found}${more} (${measured})`, own);
  });
}

function finding(gauge: Gauge, hit: Hit | null, found: string, points: number): Finding {
  return {
    rule: gauge.id,
    ruleSet: RULE_SET,
    span: hit === null ? null : hitSource(hit),
    found,
    expected: gauge.expected,
    points,
  };
}

function print(value: number): string {
  return String(Math.round(value * 10) / 10);
}
