import { type BloomComparison, sameBloom } from '../../bloom/same-bloom.ts';
import type { ProblemChange } from '../problem-change.ts';

const kept = new WeakMap<ProblemChange, BloomComparison>();

/** The task of a problem stands in its first pages; a text beyond that is refused for its length. */
const LONGEST_READ = 50_000;

/** The levels before and after. Both the guard on the level and the one on time ask for them. */
export function comparedLevels(change: ProblemChange): BloomComparison {
  let comparison = kept.get(change);
  if (comparison === undefined) {
    comparison = sameBloom(
      change.before.source.slice(0, LONGEST_READ),
      change.after.source.slice(0, LONGEST_READ),
    );
    kept.set(change, comparison);
  }
  return comparison;
}
