import { BLOOM_LEVELS } from './level.ts';

/** What each feature says for and against each level, in whole numbers, and how far a lead can be trusted. */
export interface BloomTable {
  readonly weights: ReadonlyMap<string, readonly number[]>;
  /** Rising leads over the second-best level, each with the hundredths of readings that were right from there on. */
  readonly trust: readonly (readonly [lead: number, hundredths: number])[];
}

/** Reads the written form of a table: one feature a line, `feature=weight,weight,...` in the order of the levels. */
export function readTable(source: string, trust: BloomTable['trust']): BloomTable {
  const weights = new Map<string, readonly number[]>();
  for (const line of source.split('\n')) {
    const cut = line.lastIndexOf('=');
    if (cut < 0) continue;
    weights.set(
      line.slice(0, cut),
      line
        .slice(cut + 1)
        .split(',')
        .map(Number),
    );
  }
  return { weights, trust };
}

export function noScores(): number[] {
  return BLOOM_LEVELS.map(() => 0);
}

/** The share of readings with such a lead that were right, from 0 to 1. */
export function trustIn(table: BloomTable, lead: number): number {
  let hundredths = table.trust[0]?.[1] ?? 0;
  for (const [least, share] of table.trust) if (lead >= least) hundredths = share;
  return hundredths / 100;
}
