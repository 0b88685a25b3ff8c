import { valuesAgree } from '../claims/compare-values.ts';
import { naturalLog } from '../retrieval/natural-log.ts';
import type { SupportSentence, SupportWord } from './read-claim.ts';

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
  const aligned = alignment(claim, top);
  const loose = best === undefined ? { agree: 0, differ: 0 } : looseAlignment(claim, best);
  const other = second === undefined ? { agree: 0, differ: 0 } : looseAlignment(claim, second);
  const values = compareValues(claim, sentences, top);
  const directions = claim.words.map((word) => word.pole?.sign ?? 0);
  return {
    ranked,
    features: [
      1,
      cover,
      coverage(claim.terms, weights, top),
      all,
      pairShare(claim, best),
      pairShareOf(claim, sentences),
      clip(missing(claim, weights, sentences), 3),
      negatedClaim,
      negatedBest,
      negatedClaim !== negatedBest ? cover : 0,
      negatedClaim * negatedBest,
      clip(aligned.agree, 2),
      clip(aligned.differ, 2),
      clip(loose.agree, 2),
      clip(loose.differ, 2),
      directions.some((sign) => sign > 0) ? 1 : 0,
      directions.some((sign) => sign < 0) ? 1 : 0,
      values.agree,
      values.differ,
      values.missing,
      best === undefined ? 0 : clip(best.hedges, 2),
      claim.universals > 0 ? 1 : 0,
      claim.terms.size <= 5 ? 1 : 0,
      sentences.length === 0 ? 0 : (ranked[0] ?? 0) / sentences.length,
      top.some(findsNothing) ? 1 : 0,
      clip(other.agree, 2),
      clip(other.differ, 2),
      sentences.length <= 3 ? 1 : 0,
    ],
  };
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

const REACH = 5;

/** Poles that stand at the same content word: "raises pressure" against "lowers the pressure". */
function alignment(
  claim: SupportSentence,
  sentences: readonly SupportSentence[],
): { agree: number; differ: number } {
  let agree = 0;
  let differ = 0;
  for (const [at, word] of claim.words.entries()) {
    if (word.pole === null) continue;
    const anchors = anchorsOf(claim.words, at);
    const sign = word.pole.sign * signOfNegation(claim.words, at);
    for (const sentence of sentences) {
      const other = poleNear(sentence.words, anchors, word.pole.axis);
      if (other === 0) continue;
      if (other === sign) agree += 1;
      else differ += 1;
    }
  }
  return { agree, differ };
}

/** The nearest content words on both sides of a pole. */
function anchorsOf(words: readonly SupportWord[], at: number): ReadonlySet<string> {
  const found = new Set<string>();
  for (const step of [1, -1]) {
    let left = 2;
    for (let next = at + step; Math.abs(next - at) <= REACH && left > 0; next += step) {
      const word = words[next];
      if (word === undefined) break;
      if (!word.content) continue;
      found.add(word.stem);
      left -= 1;
    }
  }
  return found;
}

/** The sign of the pole nearest to an anchor, 0 when there is none. */
function poleNear(words: readonly SupportWord[], anchors: ReadonlySet<string>, axis: number): number {
  let best = 0;
  let distance = REACH + 1;
  for (const [at, word] of words.entries()) {
    if (word.pole === null || word.pole.axis !== axis) continue;
    for (let away = 1; away < distance; away += 1) {
      const isAnchor = anchors.has(words[at + away]?.stem ?? '') || anchors.has(words[at - away]?.stem ?? '');
      if (!isAnchor) continue;
      distance = away;
      best = word.pole.sign * signOfNegation(words, at);
      break;
    }
  }
  return best;
}

/** A negation shortly before turns a pole round. */
function signOfNegation(words: readonly SupportWord[], at: number): number {
  for (let before = at - 1; before >= Math.max(0, at - 3); before -= 1)
    if (words[before]?.negation) return -1;
  return 1;
}

/** Poles of one axis anywhere in the two. */
function looseAlignment(
  claim: SupportSentence,
  sentence: SupportSentence,
): { agree: number; differ: number } {
  const sums = new Map<number, number>();
  for (const [at, word] of sentence.words.entries()) {
    if (word.pole === null) continue;
    const sign = word.pole.sign * signOfNegation(sentence.words, at);
    sums.set(word.pole.axis, (sums.get(word.pole.axis) ?? 0) + sign);
  }
  let agree = 0;
  let differ = 0;
  for (const [at, word] of claim.words.entries()) {
    const sum = word.pole === null ? 0 : (sums.get(word.pole.axis) ?? 0);
    if (sum === 0 || word.pole === null) continue;
    const sign = word.pole.sign * signOfNegation(claim.words, at);
    if (sum * sign > 0) agree += 1;
    else differ += 1;
  }
  return { agree, differ };
}

function compareValues(
  claim: SupportSentence,
  sentences: readonly SupportSentence[],
  top: readonly SupportSentence[],
): { agree: number; differ: number; missing: number } {
  if (claim.values.length === 0) return { agree: 0, differ: 0, missing: 0 };
  let agree = 0;
  let differ = 0;
  for (const value of claim.values) {
    const same = (sentence: SupportSentence): boolean =>
      sentence.values.some((each) => each.dimension === value.dimension && valuesAgree(each, value));
    const other = (sentence: SupportSentence): boolean =>
      sentence.values.some((each) => each.dimension === value.dimension && !valuesAgree(each, value));
    if (sentences.some(same)) agree += 1;
    else if (top.some(other)) differ += 1;
  }
  const size = claim.values.length;
  return { agree: agree / size, differ: differ / size, missing: (size - agree - differ) / size };
}

const NOTHING_FOUND = new Set([
  'differ',
  'signific',
  'effect',
  'associ',
  'evid',
  'chang',
  'influenc',
  'impact',
  'correl',
  'increas',
  'benefit',
  'improv',
]);

/** "no significant difference", "did not affect". */
function findsNothing(sentence: SupportSentence): boolean {
  return sentence.words.some(
    (word, at) =>
      word.negation && [1, 2, 3].some((away) => NOTHING_FOUND.has(sentence.words[at + away]?.stem ?? '')),
  );
}
