import type { SupportLabel } from '@palimpsest/contracts';
import { sentences } from '@palimpsest/kernel/text';
import { type Comparison, compare } from './features.ts';
import { plainConflict } from './plain-conflict.ts';
import { readSentence, type SupportSentence } from './read-claim.ts';
import { LABELS, WEIGHTS } from './weights.ts';

export interface Support {
  readonly label: SupportLabel;
  /** 0 to 1: how sure the label is. */
  readonly score: number;
  /** Indexes of the passages that decided, best first; none for NEUTRAL. */
  readonly evidence: number[];
}

const MOST_SENTENCES = 400;
const LEAST_COVERAGE = 0.12;

/**
 * Whether passages support a claim, speak against it, or leave it open. Words decide, not knowledge: what the claim and
 * the best sentences share, which way they point, what they negate and which values they give.
 *
 * @example
 * classifySupport('Aspirin lowers fever.', ['Aspirin does not lower fever.']).label; // 'CONTRADICTS'
 */
export function classifySupport(claim: string, passages: readonly string[]): Support {
  const verbatim = passages.findIndex((passage) => isWithin(claim, passage));
  if (verbatim >= 0) return { label: 'SUPPORTS', score: 1, evidence: [verbatim] };
  const { read, owners } = readPassages(passages);
  const asked = readSentence(claim);
  const compared = compare(asked, read);
  const best = read[compared.ranked[0] ?? -1];
  if (best === undefined || asked.terms.size === 0 || (compared.features[1] ?? 0) < LEAST_COVERAGE)
    return { label: 'NEUTRAL', score: 1, evidence: [] };
  if (plainConflict(asked, best))
    return { label: 'CONTRADICTS', score: 0.9, evidence: owner(compared, owners, 1) };
  const { label, score } = decide(compared.features);
  return { label, score, evidence: label === 'NEUTRAL' ? [] : owner(compared, owners, 2) };
}

function readPassages(passages: readonly string[]): { read: SupportSentence[]; owners: number[] } {
  const read: SupportSentence[] = [];
  const owners: number[] = [];
  for (const [index, passage] of passages.entries()) {
    for (const span of sentences(passage)) {
      if (read.length >= MOST_SENTENCES) return { read, owners };
      read.push(readSentence(passage.slice(span.start, span.end)));
      owners.push(index);
    }
  }
  return { read, owners };
}

/** The label whose weights add up to most; the score grows with its lead over the next. */
function decide(features: readonly number[]): { label: SupportLabel; score: number } {
  const sums = LABELS.map((label) => ({
    label,
    sum: WEIGHTS[label].reduce((sum, weight, at) => sum + weight * (features[at] ?? 0), 0),
  })).sort((a, b) => b.sum - a.sum);
  const [first, second] = sums;
  if (first === undefined || second === undefined) return { label: 'NEUTRAL', score: 0 };
  const lead = first.sum - second.sum;
  return { label: first.label, score: Math.round((0.5 + (0.5 * lead) / (1 + lead)) * 1_000) / 1_000 };
}

const owner = (compared: Comparison, owners: readonly number[], most: number): number[] => [
  ...new Set(compared.ranked.slice(0, most).flatMap((at) => owners[at] ?? [])),
];

const SPACES = /\s+/gu;
const SHORTEST_QUOTE = 12;

function isWithin(claim: string, passage: string): boolean {
  const wanted = claim
    .replace(SPACES, ' ')
    .trim()
    .replace(/(?<![.!])[.!]+$/u, '');
  if (wanted.length < SHORTEST_QUOTE || passage.length < wanted.length) return false;
  return passage.includes(claim) || passage.replace(SPACES, ' ').includes(wanted);
}
