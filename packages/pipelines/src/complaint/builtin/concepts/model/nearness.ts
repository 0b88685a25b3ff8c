import type { Near } from '../../matching/near-words.ts';

/** How near a text is to an id, by all its words. */
export interface Nearness {
  /** A word that is near to many ids says less of each. */
  readonly strength: number;
  readonly words: number;
  readonly phrase: boolean;
  /** Number of the word that is nearest. */
  readonly at: number;
}

export function nearnessOf(near: readonly Near[]): ReadonlyMap<string, Nearness> {
  const found = new Map<string, Nearness & { readonly most: number }>();
  for (const { at, ids } of near) {
    const share = 1 / Math.sqrt(ids.size);
    for (const [id, weight] of ids) {
      const before = found.get(id);
      const most = share * weight;
      found.set(id, {
        strength: (before?.strength ?? 0) + share,
        words: (before?.words ?? 0) + 1,
        phrase: weight === 2 || before?.phrase === true,
        at: before === undefined || most > before.most ? at : before.at,
        most: Math.max(most, before?.most ?? 0),
      });
    }
  }
  return found;
}

/** How many of the rising limits a value has reached. */
export function step(value: number, limits: readonly number[]): number {
  let reached = 0;
  while (reached < limits.length && value >= (limits[reached] ?? 0)) reached += 1;
  return reached;
}
