import {
  AI_LIKENESS_CATEGORIES,
  AI_LIKENESS_WEIGHTS,
  type AiLikenessCategory,
  type AiLikenessScores,
  type Finding,
} from '@palimpsest/contracts';
import type { MarkdownDocument } from '@palimpsest/kernel/text';
import { analyse, type BlogAnalysis } from '../../../analysis.ts';
import { round2 } from '../../../round.ts';
import { findingsOf } from './findings.ts';
import { GAUGES } from './gauges.ts';
import { evidence, isForeign, notes, switchedOffNote } from './notes.ts';
import { calibrationOf, pointsOf } from './points.ts';
import { type TextView, textView, wholeText } from './text-view.ts';

export interface AiLikenessOptions {
  /** Ids of rules that give no points; ids of other rule sets are passed over. */
  readonly switchedOff: readonly string[];
}

export interface AiLikenessResult {
  readonly aiLikeness: AiLikenessScores;
  readonly findings: Finding[];
}

/**
 * Scores a post by the rules of `ai-likeness/v1`. A category is the sum of its rules' points, at most 100, and the
 * points of its findings add up to it. The total is the mean of the categories by weight.
 */
export function scoreAiLikeness(
  document: MarkdownDocument,
  options: AiLikenessOptions,
  analysis: BlogAnalysis = analyse(document),
): AiLikenessResult {
  const view = textView(analysis);
  const off = new Set(options.switchedOff);
  const findings = notes(view, off);
  const categories: Record<string, number> = {};
  const foreign = isForeign(view);
  let total = 0;
  for (const category of AI_LIKENESS_CATEGORIES) {
    const share = foreign && !ANY_LANGUAGE.has(category) ? 0 : evidence(view);
    const scored = scoreCategory(category, view, off, share);
    categories[category] = scored.score;
    total += scored.score * AI_LIKENESS_WEIGHTS[category];
    for (const finding of scored.findings) findings.push(finding);
  }
  return {
    aiLikeness: { total: round2(total / 100), categories: categories as AiLikenessScores['categories'] },
    findings,
  };
}

/** Categories whose rules need no word lists. */
const ANY_LANGUAGE: ReadonlySet<AiLikenessCategory> = new Set(['rhythm', 'punctuation_format']);

function scoreCategory(
  category: AiLikenessCategory,
  view: TextView,
  off: ReadonlySet<string>,
  share: number,
) {
  const anchor = wholeText(view);
  const all = GAUGES.filter((gauge) => gauge.category === category);
  const findings = all.filter(({ id }) => off.has(id)).map(({ id }) => switchedOffNote(id, anchor));
  const read = all
    .filter(({ id }) => !off.has(id))
    .map((gauge) => {
      const reading = gauge.read(view);
      return { gauge, reading, points: share * pointsOf(gauge, calibrationOf(gauge.id), reading.rate) };
    });
  const sum = read.reduce((points, rule) => points + rule.points, 0);
  const scale = sum > 100 ? 100 / sum : 1;
  // Rounding the running sum, not each part, keeps the parts' sum exact: a full category is 100.
  let [exact, hundredths] = [0, 0];
  for (const { gauge, reading, points } of read) {
    exact += points * scale * 100;
    const own = Math.round(exact) - hundredths;
    hundredths += own;
    for (const finding of findingsOf(gauge, reading, own, anchor)) findings.push(finding);
  }
  return { score: hundredths / 100, findings };
}
