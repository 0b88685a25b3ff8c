export interface Candidate {
  readonly index: number;
  readonly score: number;
  /** The query's terms it holds. */
  readonly terms: readonly number[];
}

export const MOST_COMPARED = 50;
/** What saying a thing again is still worth. */
const AGAIN = 0.8;

/**
 * Orders short texts so that they complete each other: what the better ones already say counts less. Evidence for one
 * claim is often spread over several sentences, and the best five alone tend to be five times the same one.
 * `ranked` comes best first; the scores that come back only fall.
 */
export function complement(
  ranked: readonly Candidate[],
  weights: ReadonlyMap<number, number>,
  most: number,
): { index: number; score: number }[] {
  const open = ranked.slice(0, MOST_COMPARED);
  const times = new Map<number, number>();
  const chosen: { index: number; score: number }[] = [];
  while (open.length > 0 && chosen.length < most) {
    let best = 0;
    let bestScore = Number.NEGATIVE_INFINITY;
    for (const [at, each] of open.entries()) {
      const score = each.score - discount(each, times, weights);
      if (score > bestScore) [best, bestScore] = [at, score];
    }
    const [taken] = open.splice(best, 1);
    if (taken === undefined) break;
    chosen.push({ index: taken.index, score: bestScore });
    for (const term of taken.terms) times.set(term, (times.get(term) ?? 0) + 1);
  }
  const least = chosen[chosen.length - 1]?.score ?? 0;
  for (const each of ranked.slice(MOST_COMPARED, Math.max(MOST_COMPARED, most)))
    chosen.push({ index: each.index, score: Math.min(least, each.score) });
  return chosen;
}

function discount(
  each: Candidate,
  times: ReadonlyMap<number, number>,
  weights: ReadonlyMap<number, number>,
): number {
  let sum = 0;
  for (const term of each.terms) {
    let kept = 1;
    for (let time = times.get(term) ?? 0; time > 0; time -= 1) kept *= AGAIN;
    sum += (weights.get(term) ?? 0) * (1 - kept);
  }
  return sum;
}
