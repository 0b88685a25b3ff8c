import type { SourceDocument } from '@palimpsest/contracts';
import { shingles } from '@palimpsest/kernel/text';
import { titleOf } from './naming.ts';
import type { Tie } from './types.ts';

const RUN = 5;
/** Of both texts together, or of the shorter one when what they share is long enough to be a quotation. */
const COPIED = 0.38;
const QUOTED = 0.5;
const LEAST_SHARED = 8;
const LEAST_QUOTED = 30;
/** A run of words in more sources than this is a set phrase and says nothing. */
const MOST_SHARING = 40;
const MOST_CHARACTERS = 200_000;

/**
 * Pairs of which one holds much of the other's wording. A run of words that many sources have counts less: a common
 * footer makes nobody a copyist. The older of the two is the ancestor.
 */
export function copiedTexts(sources: readonly SourceDocument[]): Tie[] {
  const runs = sources.map(runsOf);
  const holders = holdersOf(runs);
  const sizes = runs.map((set) => sum([...set], (run) => weightOf(holders.get(run)?.length ?? 1)));
  const ties: Tie[] = [];
  for (const { a, b, weight, count } of sharedWeights(holders, sources.length)) {
    const [first, second] = [sources[a], sources[b]];
    const [one, two] = [sizes[a] ?? 0, sizes[b] ?? 0];
    if (first === undefined || second === undefined || count < LEAST_SHARED) continue;
    const ofBoth = (2 * weight) / (one + two);
    const ofShorter = Math.min(1, weight / Math.min(one, two));
    if (ofBoth < COPIED && (ofShorter < QUOTED || count < LEAST_QUOTED)) continue;
    ties.push({
      a: first.id,
      b: second.id,
      reason: `${first.id} and ${second.id} share ${Math.round(ofShorter * 100)}% of the wording that is their own`,
      ancestor: titleOf(isOlder(second, first) ? second : first),
    });
  }
  return ties;
}

/** Across sentences: who copies keeps their order. */
function runsOf(source: SourceDocument): ReadonlySet<string> {
  const text = source.passages.map((passage) => passage.text).join('\n');
  return shingles(text.slice(0, MOST_CHARACTERS), RUN);
}

const isOlder = (a: SourceDocument, b: SourceDocument): boolean =>
  a.date !== null && b.date !== null && a.date < b.date;

const weightOf = (holders: number): number => 1 / Math.sqrt(Math.max(1, holders - 1));

const sum = <Item>(items: readonly Item[], worth: (item: Item) => number): number =>
  items.reduce((total, item) => total + worth(item), 0);

function holdersOf(runs: readonly ReadonlySet<string>[]): Map<string, number[]> {
  const holders = new Map<string, number[]>();
  for (const [at, set] of runs.entries()) {
    for (const run of set) {
      const list = holders.get(run);
      if (list === undefined) holders.set(run, [at]);
      else list.push(at);
    }
  }
  return holders;
}

interface Shared {
  readonly a: number;
  readonly b: number;
  weight: number;
  count: number;
}

function sharedWeights(holders: ReadonlyMap<string, readonly number[]>, sources: number): Shared[] {
  const found = new Map<number, Shared>();
  for (const list of holders.values()) {
    if (list.length < 2 || list.length > MOST_SHARING) continue;
    const worth = weightOf(list.length);
    for (const [i, a] of list.entries()) {
      for (const b of list.slice(i + 1)) {
        const key = a * sources + b;
        const pair = found.get(key) ?? { a, b, weight: 0, count: 0 };
        pair.weight += worth;
        pair.count += 1;
        found.set(key, pair);
      }
    }
  }
  return [...found.values()].sort((x, y) => x.a - y.a || x.b - y.b);
}
