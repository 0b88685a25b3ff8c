/** Bloom's levels in order of demand, by the names of the revised taxonomy. */
export const BLOOM_LEVELS = ['remember', 'understand', 'apply', 'analyze', 'evaluate', 'create'] as const;

export type BloomLevel = (typeof BLOOM_LEVELS)[number];

/** How demanding a level is: 0 for remember, 5 for create. */
export function demandOf(level: BloomLevel): number {
  return BLOOM_LEVELS.indexOf(level);
}
