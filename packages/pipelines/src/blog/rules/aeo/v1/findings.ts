import type { Finding, Span } from '@palimpsest/contracts';
import { round2 } from '../../../round.ts';
import type { Mark, Measurement } from './aeo-rule.ts';

export const AEO_RULE_SET = 'aeo/v1';
/** Findings of one rule on one side; further places share the last one, so that a huge post stays readable. */
const MOST_FINDINGS = 20;

/**
 * Tells a measurement as findings: the earned points over the good places, the lost ones over the bad. `scale`
 * is what switched-off neighbours leave to the rule. The points of all findings add up to the rule's points.
 */
export function findingsOf(
  rule: { readonly id: string; readonly maximum: number; readonly summary: string },
  measured: Measurement,
  anchor: Span,
  scale: number,
): Finding[] {
  const earned = round2(measured.earned * scale);
  const lost = round2(round2(rule.maximum * scale) - earned);
  const expected = rule.summary;
  const good =
    measured.good.length > 0 ? measured.good : [{ span: anchor, found: 'nothing against it', expected }];
  const bad =
    measured.bad.length > 0 ? measured.bad : [{ span: anchor, found: 'too little text to judge', expected }];
  return [...spread(rule.id, good, earned, 1), ...spread(rule.id, bad, lost, -1)];
}

function spread(rule: string, marks: readonly Mark[], points: number, sign: 1 | -1): Finding[] {
  if (points <= 0) return [];
  const shown = marks.slice(0, MOST_FINDINGS);
  const rest = marks.length - shown.length;
  const weights = shown.map(({ weight }) => weight ?? 1);
  if (rest > 0) {
    const left = marks.slice(MOST_FINDINGS).reduce((sum, { weight }) => sum + (weight ?? 1), 0);
    weights[shown.length - 1] = (weights.at(-1) ?? 0) + left;
  }
  const shares = cents(Math.round(points * 100), weights);
  return shown.map(({ span, found, expected }, i) => ({
    rule,
    ruleSet: AEO_RULE_SET,
    span,
    found: rest > 0 && i === shown.length - 1 ? `${found} (and ${rest} more places like this)` : found,
    expected,
    points: (sign * (shares[i] ?? 0)) / 100,
  }));
}

/** Splits whole cents by weight; what rounding leaves over goes to the first ones, one each. */
function cents(total: number, weights: readonly number[]): number[] {
  const sum = weights.reduce((a, b) => a + b, 0);
  const shares = weights.map((weight) =>
    Math.floor(sum > 0 ? (total * weight) / sum : total / weights.length),
  );
  let left = total - shares.reduce((a, b) => a + b, 0);
  for (let i = 0; left > 0; i = (i + 1) % shares.length, left -= 1) shares[i] = (shares[i] ?? 0) + 1;
  return shares;
}
