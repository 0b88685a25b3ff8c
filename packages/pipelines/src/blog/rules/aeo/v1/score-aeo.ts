import {
  AEO_MAXIMA,
  AEO_PILLARS,
  type AeoPillar,
  type AeoScores,
  type AuthorAdvice,
  type Finding,
} from '@palimpsest/contracts';
import type { MarkdownDocument } from '@palimpsest/kernel/text';
import { analyse } from '../../../analysis.ts';
import { round2 } from '../../../round.ts';
import { type AeoInput, aeoInput } from './aeo-input.ts';
import type { AeoRule, Measurement } from './aeo-rule.ts';
import { AEO_RULES } from './all-rules.ts';
import { findingsOf } from './findings.ts';
import { frontMatterReadable, hasProse, madeForEnglish, switchedOffNote } from './notes.ts';

export interface AeoOptions {
  /** YYYY-MM-DD: the day that freshness is measured against. */
  readonly asOf: string;
  /** Ids of rules that neither give nor take; ids of other rule sets are passed over. */
  readonly switchedOff: readonly string[];
}

export interface AeoResult {
  readonly aeo: AeoScores;
  /** The best total that a rewrite without new facts could reach. */
  readonly attainableMaximum: number;
  readonly authorAdvice: AuthorAdvice[];
  readonly findings: Finding[];
}

interface PillarResult {
  readonly score: number;
  readonly winnable: number;
  readonly advice: readonly AuthorAdvice[];
  readonly findings: readonly Finding[];
}

/** Lost points below this are not worth an author's time. */
const SMALLEST_ADVICE = 0.5;
const NOTHING: Measurement = { earned: 0, good: [], bad: [], winnable: 0 };

/**
 * Scores a post by the rules of `aeo/v1`. The points of all findings of a pillar add up: those given are its
 * score, those lost are what is missing to its maximum.
 */
export function scoreAeo(document: MarkdownDocument, options: AeoOptions): AeoResult {
  const input = aeoInput(analyse(document), options.asOf);
  const off = new Set(options.switchedOff);
  const findings = [hasProse, madeForEnglish, frontMatterReadable].flatMap((rule) =>
    off.has(rule.id) ? [] : rule.check(input),
  );
  const pillars: Record<string, number> = {};
  const authorAdvice: AuthorAdvice[] = [];
  let total = 0;
  let winnable = 0;
  for (const pillar of AEO_PILLARS) {
    const result = scorePillar(pillar, input, off);
    pillars[pillar] = result.score;
    total += result.score;
    winnable += result.winnable;
    for (const finding of result.findings) findings.push(finding);
    authorAdvice.push(...result.advice);
  }
  if (!hasWords(input)) authorAdvice.unshift(WRITE_SOMETHING);
  return {
    aeo: { total: round2(total), pillars: pillars as AeoScores['pillars'] },
    attainableMaximum: Math.min(100, round2(total + winnable)),
    authorAdvice: authorAdvice.sort((a, b) => b.points - a.points),
    findings,
  };
}

const WRITE_SOMETHING: AuthorAdvice = {
  rule: hasProse.id,
  pillar: 'answerability',
  points: AEO_MAXIMA.answerability,
  advice: 'Write the post: there is no running text yet.',
};

function scorePillar(pillar: AeoPillar, input: AeoInput, off: ReadonlySet<string>): PillarResult {
  const maximum = AEO_MAXIMA[pillar];
  const all = AEO_RULES.filter((rule) => rule.pillar === pillar);
  const active = all.filter(({ id }) => !off.has(id));
  const findings = all.filter(({ id }) => off.has(id)).map(({ id }) => switchedOffNote(id, input));
  // With every rule off nothing can be held against the post.
  if (active.length === 0) return { score: maximum, winnable: 0, advice: [], findings };
  const scale = maximum / active.reduce((sum, rule) => sum + rule.maximum, 0);
  const advice: AuthorAdvice[] = [];
  let earned = 0;
  let winnable = 0;
  for (const rule of active) {
    const measured = hasWords(input) ? rule.measure(input) : NOTHING;
    const points = round2(measured.earned * scale);
    const lost = round2(rule.maximum * scale) - points;
    const won = winnableOf(rule, measured, scale, lost);
    earned += points;
    winnable += won;
    for (const finding of findingsOf(rule, measured, input.anchor, scale)) findings.push(finding);
    if (lost - won >= SMALLEST_ADVICE && hasWords(input))
      advice.push({ rule: rule.id, pillar, points: round2(lost - won), advice: rule.advice });
  }
  const score = Math.min(maximum, round2(earned));
  return { score, winnable: Math.min(maximum - score, winnable), advice, findings };
}

/** Headings and quotes are words too, if not the body: a post made of them has dates, links and voices to score. */
function hasWords({ analysis }: AeoInput): boolean {
  return analysis.prose.length > 0 || analysis.document.blocks.some(({ kind }) => kind === 'quote');
}

function winnableOf(rule: AeoRule, measured: Measurement, scale: number, lost: number): number {
  if (!rule.rewritable) return 0;
  return Math.max(0, Math.min(lost, measured.winnable === undefined ? lost : measured.winnable * scale));
}
