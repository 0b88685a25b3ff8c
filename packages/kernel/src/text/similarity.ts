import { words } from './words.ts';

/** Runs of `n` words, lower-cased; a text shorter than that is one run. */
export function shingles(text: string, n: number): Set<string> {
  return shinglesOf(
    words(text).map((word) => word.lower),
    n,
  );
}

export function shinglesOf(lower: readonly string[], n: number): Set<string> {
  const found = new Set<string>();
  if (lower.length === 0) return found;
  if (lower.length <= n) return found.add(lower.join(' '));
  for (let at = 0; at + n <= lower.length; at += 1) {
    let run = lower[at] ?? '';
    for (let next = at + 1; next < at + n; next += 1) run += ` ${lower[next]}`;
    found.add(run);
  }
  return found;
}

/** The share of `a`'s shingles that are in `b`; 1 when `a` has none, since nothing of it is missing. */
export function containment(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  if (a.size === 0) return 1;
  let shared = 0;
  for (const shingle of a) if (b.has(shingle)) shared += 1;
  return shared / a.size;
}
