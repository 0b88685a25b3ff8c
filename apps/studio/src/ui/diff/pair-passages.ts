/** Below this two paragraphs have too little in common to be the same one, rewritten. */
const KIN = 0.3;
/** More pairs than this are not weighed: paragraphs then stand beside each other in their order. */
const MOST_PAIRS = 250_000;

export type Pair = readonly [before: string | undefined, after: string | undefined];

/**
 * Which of the paragraphs that went belongs to which of those that came, in order: a heading that was put in front of a
 * paragraph must not be taken for its new wording.
 */
export function pairPassages(gone: readonly string[], come: readonly string[]): Pair[] {
  if (gone.length === 0 || come.length === 0 || gone.length * come.length > MOST_PAIRS)
    return Array.from({ length: Math.max(gone.length, come.length) }, (_, at) => [gone[at], come[at]]);
  if (gone.length === 1 && come.length === 1) return [[gone[0], come[0]]];
  const alike = likeness(gone.map(wordsOf), come.map(wordsOf));
  const wide = come.length + 1;
  const best = new Float64Array((gone.length + 1) * wide);
  for (let i = gone.length - 1; i >= 0; i -= 1)
    for (let j = come.length - 1; j >= 0; j -= 1) {
      const skip = Math.max(best[(i + 1) * wide + j] ?? 0, best[i * wide + j + 1] ?? 0);
      const take = alike(i, j);
      best[i * wide + j] = take === 0 ? skip : Math.max(skip, take + (best[(i + 1) * wide + j + 1] ?? 0));
    }
  return walk(gone, come, (i, j) => best[i * wide + j] ?? 0, alike);
}

type Weigh = (i: number, j: number) => number;

function walk(gone: readonly string[], come: readonly string[], best: Weigh, alike: Weigh): Pair[] {
  const pairs: Pair[] = [];
  let i = 0;
  let j = 0;
  while (i < gone.length && j < come.length) {
    const take = alike(i, j);
    if (take > 0 && best(i, j) === take + best(i + 1, j + 1)) {
      pairs.push([gone[i], come[j]]);
      i += 1;
      j += 1;
    } else if (best(i, j) === best(i + 1, j)) {
      pairs.push([gone[i], undefined]);
      i += 1;
    } else {
      pairs.push([undefined, come[j]]);
      j += 1;
    }
  }
  for (; i < gone.length; i += 1) pairs.push([gone[i], undefined]);
  for (; j < come.length; j += 1) pairs.push([undefined, come[j]]);
  return pairs;
}

/** Twice the words in common out of all words of both; 0 where that is too little. */
function likeness(gone: readonly ReadonlySet<string>[], come: readonly ReadonlySet<string>[]): Weigh {
  const known = new Map<number, number>();
  return (i, j) => {
    const key = i * come.length + j;
    const before = known.get(key);
    if (before !== undefined) return before;
    const [a, b] = [gone[i], come[j]];
    let common = 0;
    if (a !== undefined && b !== undefined) for (const word of a) if (b.has(word)) common += 1;
    const share = (2 * common) / Math.max(1, (a?.size ?? 0) + (b?.size ?? 0));
    const value = share < KIN ? 0 : share;
    known.set(key, value);
    return value;
  };
}

function wordsOf(text: string): ReadonlySet<string> {
  return new Set(text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []);
}
