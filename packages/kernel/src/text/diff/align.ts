import { containment, shinglesOf } from '../similarity.ts';
import { isStopWord } from '../stop-words.ts';
import type { Unit } from './units.ts';

/** Index of the unit before, and of the one after. */
export interface Pair {
  readonly before: number;
  readonly after: number;
  readonly same: boolean;
}

/** A word or run of words in more units than this says nothing about which one is meant. */
const COMMON = 24;
const CANDIDATES = 6;
const ALIKE = 0.3;

/** Pairs units one to one: equal ones first, then the most alike. Moves are allowed; growth is close to linear. */
export function alignUnits(before: readonly Unit[], after: readonly Unit[]): Pair[] {
  const pairs: Pair[] = [];
  const freeBefore = new Set(before.keys());
  const freeAfter = new Set(after.keys());
  const take = (pair: Pair): void => {
    pairs.push(pair);
    freeBefore.delete(pair.before);
    freeAfter.delete(pair.after);
  };
  for (const pair of equalPairs(before, after)) take(pair);
  for (const pair of alikePairs(before, after, freeBefore, freeAfter)) {
    if (freeBefore.has(pair.before) && freeAfter.has(pair.after)) take(pair);
  }
  for (const pair of wedgedPairs(before, after, pairs, freeBefore)) {
    if (freeBefore.has(pair.before) && freeAfter.has(pair.after)) take(pair);
  }
  return pairs.sort((a, b) => a.after - b.after);
}

/** A reworded heading above the same text, or a paragraph rewritten between two that pair, has kept its place. */
function wedgedPairs(
  before: readonly Unit[],
  after: readonly Unit[],
  pairs: readonly Pair[],
  free: ReadonlySet<number>,
): Pair[] {
  const oldPlace = new Map(pairs.map((pair) => [pair.after, pair.before]));
  const found: Pair[] = [];
  after.forEach((unit, at) => {
    if (oldPlace.has(at)) return;
    const below = oldPlace.get(at + 1) ?? (at + 1 === after.length ? before.length : undefined);
    const above = oldPlace.get(at - 1) ?? (at === 0 ? -1 : undefined);
    const old = below === undefined ? undefined : before[below - 1];
    if (below === undefined || old === undefined || !free.has(below - 1) || old.heading !== unit.heading)
      return;
    if (unit.heading || above === below - 2) found.push({ before: below - 1, after: at, same: false });
  });
  return found;
}

/** Equal units pair in order of appearance, so a repeated heading stays with its twin. */
function equalPairs(before: readonly Unit[], after: readonly Unit[]): Pair[] {
  const places = new Map<string, number[]>();
  before.forEach((unit, at) => {
    const list = places.get(unit.key);
    if (list === undefined) places.set(unit.key, [at]);
    else list.push(at);
  });
  const used = new Map<string, number>();
  return after.flatMap((unit, at) => {
    const turn = used.get(unit.key) ?? 0;
    const match = places.get(unit.key)?.[turn];
    if (match === undefined) return [];
    used.set(unit.key, turn + 1);
    return [{ before: match, after: at, same: true }];
  });
}

function alikePairs(
  before: readonly Unit[],
  after: readonly Unit[],
  freeBefore: ReadonlySet<number>,
  freeAfter: ReadonlySet<number>,
): Pair[] {
  const index = new Map<string, number[]>();
  for (const at of freeBefore) {
    for (const feature of features(before[at])) {
      const list = index.get(feature);
      if (list === undefined) index.set(feature, [at]);
      else list.push(at);
    }
  }
  const scored: (Pair & { score: number })[] = [];
  for (const at of freeAfter) {
    const votes = new Map<number, number>();
    for (const feature of features(after[at])) {
      const list = index.get(feature);
      if (list === undefined || list.length > COMMON) continue;
      for (const match of list) votes.set(match, (votes.get(match) ?? 0) + 1);
    }
    const best = [...votes].sort((a, b) => b[1] - a[1] || a[0] - b[0]).slice(0, CANDIDATES);
    for (const [match] of best) {
      const score = likeness(before[match], after[at]);
      if (score >= ALIKE) scored.push({ before: match, after: at, same: false, score });
    }
  }
  return scored.sort((a, b) => b.score - a.score || a.after - b.after || a.before - b.before);
}

// A unit is compared with several others; its features are cut once. Nothing but speed depends on this.
const known = new WeakMap<object, ReadonlySet<string>>();

/** Pairs of words and single content words: what two units are compared by. */
export function features(unit: Pick<Unit, 'words'> | undefined): ReadonlySet<string> {
  if (unit === undefined) return new Set();
  const before = known.get(unit);
  if (before !== undefined) return before;
  const lower = unit.words;
  const found = lower.length > 1 ? shinglesOf(lower, 2) : new Set<string>();
  for (const word of lower) if (!isStopWord(word)) found.add(word);
  known.set(unit, found);
  return found;
}

/** How much of the smaller is in the larger, with a little less for very unequal sizes. */
export function likeness(a: Unit | undefined, b: Unit | undefined): number {
  if (a === undefined || b === undefined) return 0;
  const [left, right] = [features(a), features(b)];
  if (left.size === 0 || right.size === 0) return 0;
  const [small, large] = left.size <= right.size ? [left, right] : [right, left];
  const share = containment(small, large);
  const balance = small.size / large.size;
  return share * (0.7 + 0.3 * balance);
}

/** The heaviest set of pairs that keep their order; every other pair has moved. */
export function inOrder(pairs: readonly Pair[], weight: (pair: Pair) => number): Set<Pair> {
  const sorted = [...pairs].sort((a, b) => a.after - b.after);
  const size = sorted.reduce((most, pair) => Math.max(most, pair.before + 1), 0);
  // Fenwick tree over `before`: the best chain that ends at or below a place.
  const best: (Link | undefined)[] = new Array(size + 1);
  for (const pair of sorted) {
    let previous: Link | undefined;
    for (let at = pair.before; at > 0; at -= at & -at)
      if ((best[at]?.total ?? 0) > (previous?.total ?? 0)) previous = best[at];
    const link: Link = { pair, previous, total: (previous?.total ?? 0) + weight(pair) };
    for (let at = pair.before + 1; at <= size; at += at & -at) {
      if (link.total > (best[at]?.total ?? 0)) best[at] = link;
    }
  }
  let end: Link | undefined;
  for (let at = size; at > 0; at -= at & -at) if ((best[at]?.total ?? 0) > (end?.total ?? 0)) end = best[at];
  const kept = new Set<Pair>();
  for (let link = end; link !== undefined; link = link.previous) kept.add(link.pair);
  return kept;
}

interface Link {
  readonly pair: Pair;
  readonly previous: Link | undefined;
  readonly total: number;
}
