import { naturalLog } from '../retrieval/natural-log.ts';
import { aligned as alignedPoles, findsNothing, loose as loosePoles } from './compared-poles.ts';
import { compareValues } from './compared-values.ts';
import type { SupportSentence } from './read-claim.ts';

/** In the order of the weights. */
export const FEATURES = [
  'bias',
  'coverage of the best sentence',
  'coverage of the two best',
  'coverage of all',
  'pairs in the best',
  'pairs in all',
  'rare words missing',
  'claim is negated',
  'best is negated',
  'one is negated and covers',
  'both are negated',
  'aligned poles agree',
  'aligned poles differ',
  'poles agree',
  'poles differ',
  'claim points up',
  'claim points down',
  'values agree',
  'values differ',
  'values missing',
  'best is hedged',
  'claim is universal',
  'claim is short',
  'best is a finding',
  'no difference was found',
  'second best agrees',
  'second best differs',
  'few sentences',
] as const;

export interface Comparison {
  readonly features: readonly number[];
  /** Indexes of the sentences, best first. */
  readonly ranked: readonly number[];
}

const clip = (value: number, most: number): number => Math.min(value, most) / most;

/** What a claim and sentences have in common and where they part, as numbers from 0 to 1. */
export function compare(claim: SupportSentence, sentences: readonly SupportSentence[]): Comparison {
  const weights = rarities(claim, sentences);
  const covers = sentences.map((sentence) => coverage(claim.terms, weights, [sentence]));
  const ranked = sentences
    .map((_, at) => at)
    .sort(
      (a, b) =>
        (covers[b] ?? 0) +
          pairShare(claim, sentences[b]) * 0.3 -
          (covers[a] ?? 0) -
          pairShare(claim, sentences[a]) * 0.3 || a - b,
    );
  const best = sentences[ranked[0] ?? -1];
  const second = sentences[ranked[1] ?? -1];
  const top = best === undefined ? [] : second === undefined ? [best] : [best, second];
  const cover = covers[ranked[0] ?? -1] ?? 0;
  const all = coverage(claim.terms, weights, sentences);
  const negatedClaim = claim.negations % 2;
  const negatedBest = best === undefined ? 0 : best.negations % 2;
  const aligned = alignedPoles(claim, top);
  const loose = best === undefined ? { agree: 0, differ: 0 } : loosePoles(claim, best);
  const other = second === undefined ? { agree: 0, differ: 0 } : loosePoles(claim, second);
  const values = compareValues(claim, sentences, top);
  const directions = claim.words.map((word) => word.pole?.sign ?? 0);
  const measured: Readonly<Record<(typeof FEATURES)[number], number>> = {
    bias: 1,
    'coverage of the best sentence': cover,
    'coverage of the two best': coverage(claim.terms, weights, top),
    'coverage of all': all,
    'pairs in the best': pairShare(claim, best),
    'pairs in all': pairShareOf(claim, sentences),
    'rare words missing': clip(missing(claim, weights, sentences), 3),
    'claim is negated': negatedClaim,
    'best is negated': negatedBest,
    'one is negated and covers': negatedClaim !== negatedBest ? cover : 0,
    'both are negated': negatedClaim * negatedBest,
    'aligned poles agree': clip(aligned.agree, 2),
    'aligned poles differ': clip(aligned.differ, 2),
    'poles agree': clip(loose.agree, 2),
    'poles differ': clip(loose.differ, 2),
    'claim points up': directions.some((sign) => sign > 0) ? 1 : 0,
    'claim points down': directions.some((sign) => sign < 0) ? 1 : 0,
    'values agree': values.agree,
    'values differ': values.differ,
    'values missing': values.missing,
    'best is hedged': best === undefined ? 0 : clip(best.hedges, 2),
    'claim is universal': claim.universals > 0 ? 1 : 0,
    'claim is short': claim.terms.size <= 5 ? 1 : 0,
    'best is a finding': sentences.length === 0 ? 0 : (ranked[0] ?? 0) / sentences.length,
    'no difference was found': top.some(findsNothing) ? 1 : 0,
    'second best agrees': clip(other.agree, 2),
    'second best differs': clip(other.differ, 2),
    'few sentences': sentences.length <= 3 ? 1 : 0,
  };
  return { ranked, features: FEATURES.map((name) => measured[name]) };
}

function rarities(claim: SupportSentence, sentences: readonly SupportSentence[]): Map<string, number> {
  const weights = new Map<string, number>();
  for (const term of claim.terms) {
    const count = sentences.filter((sentence) => sentence.terms.has(term)).length;
    weights.set(term, naturalLog(1 + (sentences.length + 1) / (count + 0.5)));
  }
  return weights;
}

function coverage(
  terms: ReadonlySet<string>,
  weights: ReadonlyMap<string, number>,
  sentences: readonly SupportSentence[],
): number {
  let sum = 0;
  let total = 0;
  for (const term of terms) {
    const weight = weights.get(term) ?? 0;
    total += weight;
    if (sentences.some((sentence) => sentence.terms.has(term))) sum += weight;
  }
  return total === 0 ? 0 : sum / total;
}

function pairShare(claim: SupportSentence, sentence: SupportSentence | undefined): number {
  return sentence === undefined ? 0 : pairShareOf(claim, [sentence]);
}

function pairShareOf(claim: SupportSentence, sentences: readonly SupportSentence[]): number {
  if (claim.pairs.size === 0) return 0;
  let shared = 0;
  for (const pair of claim.pairs) if (sentences.some((sentence) => sentence.pairs.has(pair))) shared += 1;
  return shared / claim.pairs.size;
}

function missing(
  claim: SupportSentence,
  weights: ReadonlyMap<string, number>,
  sentences: readonly SupportSentence[],
): number {
  let count = 0;
  for (const term of claim.terms) {
    if ((weights.get(term) ?? 0) > 0 && !sentences.some((sentence) => sentence.terms.has(term))) count += 1;
  }
  return count;
}
