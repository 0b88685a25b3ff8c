import type { Hit } from './phrase-index.ts';

/**
 * Drops hits that are part of a longer one of their kind; with `across`, of any kind: in `keep out of my room` the room
 * is not a matter of its own. A longer hit of weight 0 (`silent treatment` is no noise) is only there to take
 * hits of its own kind away, also those of its own length.
 */
export function strongest<Kind>(hits: readonly Hit<Kind>[], across: boolean): readonly Hit<Kind>[] {
  const byWord = new Map<number, Hit<Kind>[]>();
  for (const hit of hits)
    for (const word of hit.at) {
      const list = byWord.get(word);
      if (list === undefined) byWord.set(word, [hit]);
      else list.push(hit);
    }
  return hits.filter(
    (hit) =>
      hit.weight > 0 && !(byWord.get(hit.at[0] ?? -1) ?? []).some((other) => covers(other, hit, across)),
  );
}

function covers<Kind>(longer: Hit<Kind>, hit: Hit<Kind>, across: boolean): boolean {
  if (longer.at.length < hit.at.length || longer === hit) return false;
  if (longer.at.length === hit.at.length && longer.weight > 0) return false;
  // A phrase says more exactly what a word is about than the word does, so it need not weigh as much.
  const least = longer.kind === hit.kind ? hit.weight : Math.min(hit.weight, 2);
  if (longer.weight > 0 && longer.weight < least) return false;
  if (longer.kind !== hit.kind && (longer.weight === 0 || !across)) return false;
  return hit.at.every((word) => longer.at.includes(word));
}
