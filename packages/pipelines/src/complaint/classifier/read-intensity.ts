import type { Signal } from './lexicon.ts';
import type { Hit } from './phrases/phrase-index.ts';
import type { Shouting } from './shouting.ts';

const HOT: ReadonlySet<Signal> = new Set(['insult', 'vulgarity', 'anger', 'pressure', 'irony']);
const ENOUGH = 3;
const PILED_UP = 2;

/** Insults, swearing, shouting, strong anger, ultimatums, mocking, or absolutes piled up. Annoyance is not enough. */
export function isIntense(hits: readonly Hit<Signal>[], shouting: Shouting): boolean {
  if (shouting.shouted || shouting.masked || shouting.angryFaces) return true;
  let heat = 0;
  const absolutes = new Set<number>();
  for (const { kind, weight, at } of hits) {
    if (HOT.has(kind)) heat += weight;
    if (kind === 'absolute') absolutes.add(at[0] ?? 0);
  }
  return heat >= ENOUGH || absolutes.size >= PILED_UP;
}
