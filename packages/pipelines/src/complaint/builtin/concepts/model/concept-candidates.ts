import type { Near } from '../../matching/near-words.ts';
import { CONCEPT_IDS, CONCEPTS, type ConceptId } from '../ids.ts';
import { nearnessOf, step } from './nearness.ts';

/** A concept some words of a text are near to, or its patterns name, with what speaks for it. */
export interface Candidate {
  readonly id: ConceptId;
  /** Number of the word it is nearest to; -1 where only the patterns name it. */
  readonly at: number;
  readonly features: readonly string[];
}

export const STRENGTHS = [0.01, 0.4, 0.6, 0.8, 1, 1.4, 2, 3];
const SHARES = [0.2, 0.4, 0.6, 0.8, 1];
/** How far the topic of a concept lies behind the strongest topic, in shares of it. */
const GAPS = [0.006, 0.125, 0.25, 0.5, 0.75, 1];

/**
 * What a table can weigh for each concept. All but the ids themselves mean the same for every concept and language, so
 * that few labelled messages are enough.
 */
export function conceptCandidates(
  near: readonly Near[],
  named: ReadonlySet<ConceptId>,
): readonly Candidate[] {
  const nearness = nearnessOf(near);
  const ranked = [...nearness].sort(([, a], [, b]) => b.strength - a.strength).map(([id]) => id as ConceptId);
  const places = placesOf(ranked);
  const most = nearness.get(ranked[0] ?? '')?.strength ?? 1;
  const topics = topicStrengths(near, named);
  const strengths = [...topics.values()];
  const strongest = Math.max(...strengths, 0) || 1;
  const among = `among ${Math.min(6, ranked.length >> 1)}`;
  const names = `names ${Math.min(5, named.size)}`;
  return CONCEPT_IDS.filter((id) => nearness.has(id) || named.has(id)).map((id): Candidate => {
    const found = nearness.get(id);
    const place = places.get(id);
    const topic = topics.get(CONCEPTS[id].topic) ?? 0;
    const gap = `gap${step(1 - topic / strongest, GAPS)}`;
    const ahead = strengths.filter((strength) => strength > topic).length;
    const strength = `s${step(found?.strength ?? 0, STRENGTHS)}`;
    const own = `own ${place === undefined ? 'none' : Math.min(4, place.own)}`;
    const features = [
      strength,
      gap,
      `topic ${Math.min(3, ahead)}`,
      `rank ${place === undefined ? 'none' : Math.min(6, place.rank)}`,
      own,
      `share ${step((found?.strength ?? 0) / most, SHARES)}`,
      `words ${Math.min(3, found?.words ?? 0)}`,
      `${gap} ${own}`,
      `${gap} ${strength}`,
      `is ${id}`,
      among,
    ];
    if (named.has(id)) features.push('named', `named ${gap}`, `named ${strength}`, `named ${id}`, names);
    else features.push('unnamed', `unnamed ${strength} ${gap}`);
    if (found !== undefined) features.push(`near ${id}`);
    if (found?.phrase === true) features.push('phrase');
    return { id, at: found?.at ?? -1, features };
  });
}

/** The place of each concept among all and among those of its topic. */
function placesOf(
  ranked: readonly ConceptId[],
): ReadonlyMap<ConceptId, { readonly rank: number; readonly own: number }> {
  const counts = new Map<string, number>();
  return new Map(
    ranked.map((id, rank) => {
      const { topic } = CONCEPTS[id];
      const own = counts.get(topic) ?? 0;
      counts.set(topic, own + 1);
      return [id, { rank, own }];
    }),
  );
}

function topicStrengths(near: readonly Near[], named: ReadonlySet<ConceptId>): ReadonlyMap<string, number> {
  const topics = new Map<string, number>();
  const add = (id: ConceptId, share: number) => {
    const { topic } = CONCEPTS[id];
    topics.set(topic, (topics.get(topic) ?? 0) + share);
  };
  for (const { ids } of near) for (const id of ids.keys()) add(id as ConceptId, 1 / ids.size);
  for (const id of named) add(id, 1);
  return topics;
}
