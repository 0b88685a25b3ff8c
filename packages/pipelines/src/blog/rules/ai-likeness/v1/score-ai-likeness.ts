import {
  AI_LIKENESS_CATEGORIES,
  AI_LIKENESS_WEIGHTS,
  type AiLikenessScores,
  type Finding,
} from '@palimpsest/contracts';
import type { MarkdownDocument } from '@palimpsest/kernel/text';
import { analyse, type BlogAnalysis } from '../../../analysis.ts';
import { round2 } from '../../../round.ts';
import { CALIBRATION } from './calibration.ts';
import { findingsOf } from './findings.ts';
import { GAUGES } from './gauges.ts';
import { evidence, note, notes } from './notes.ts';
import { pointsOf } from './points.ts';
import { textView } from './text-view.ts';

export interface AiLikenessOptions {
  /** Ids of rules that neither give points nor findings; ids of other rule sets are passed over. */
  readonly switchedOff: readonly string[];
}

export interface AiLikenessResult {
  readonly aiLikeness: AiLikenessScores;
  readonly findings: Finding[];
}

/**
 * Scores a post by the rules of `ai-likeness/v1`. A category is the sum of its rules' points, at most 100; the points
 * of a rule's findings add up to the points of the rule. The total is the mean of the categories by weight.
 */
export function scoreAiLikeness(
  document: MarkdownDocument,
  options: AiLikenessOptions,
  analysis: BlogAnalysis = analyse(document),
): AiLikenessResult {
  const view = textView(analysis);
  const off = new Set(options.switchedOff);
  const share = evidence(view);
  const findings = notes(view, off);
  const sums: Record<string, number> = {};
  for (const gauge of GAUGES) {
    if (off.has(gauge.id)) {
      findings.push(note(gauge.id, 'a rule that is switched off', 'no points, by the settings of this blog'));
      continue;
    }
    const reading = gauge.read(view);
    const calibration = CALIBRATION[gauge.id];
    if (calibration === undefined) throw new Error(`Rule ${gauge.id} has no calibration.`);
    const points = round2(share * pointsOf(gauge, calibration, reading.rate));
    sums[gauge.category] = (sums[gauge.category] ?? 0) + points;
    for (const finding of findingsOf(gauge, calibration, reading, points)) findings.push(finding);
  }
  const categories: Record<string, number> = {};
  let total = 0;
  for (const category of AI_LIKENESS_CATEGORIES) {
    const score = round2(Math.min(100, sums[category] ?? 0));
    categories[category] = score;
    total += score * AI_LIKENESS_WEIGHTS[category];
  }
  return {
    aiLikeness: { total: round2(total / 100), categories: categories as AiLikenessScores['categories'] },
    findings,
  };
}
