import { CONCEPTS, type ConceptId } from '../../builtin/concepts/ids.ts';
import { nearnessOf } from '../../builtin/concepts/model/nearness.ts';
import { languageOf } from '../../builtin/words/languages.ts';
import { nearTo } from '../../builtin/words/near.ts';

const STRONG = 1.4;
const TOTALS = [0.3, 0.6, 1, 1.5, 2, 3, 4];
const SHARES = [0.2, 0.35, 0.5, 0.7, 0.9];

/** Which concepts the words are near to, and how they are spread over the topics. */
export function addNearConcepts(found: Set<string>, words: readonly string[], language: string): void {
  const code = languageOf(language);
  if (code === null) return;
  const near = nearTo('concepts', code)(words);
  for (const [id, { strength, phrase }] of nearnessOf(near)) {
    found.add(`%${id}`);
    if (strength >= STRONG || phrase) found.add(`%${id}!`);
  }
  const topics = new Map<string, number>();
  for (const { ids } of near) {
    const own = [...ids.keys()].map((id) => CONCEPTS[id as ConceptId].topic);
    for (const topic of own) topics.set(topic, (topics.get(topic) ?? 0) + 1 / own.length);
    if (new Set(own).size === 1) found.add(`%only ${own[0]}`);
  }
  const ranked = [...topics].sort(([, a], [, b]) => b - a);
  const all = ranked.reduce((sum, [, total]) => sum + total, 0);
  for (const [topic, total] of ranked) {
    for (const least of TOTALS) if (total >= least) found.add(`%${topic}>${least}`);
    for (const least of SHARES) if (total >= least * all) found.add(`%${topic} share>${least}`);
  }
  found.add(ranked[0] === undefined ? '%none' : `%most ${ranked[0][0]}`);
}

/** Which asks the words are near to. */
export function addNearAsks(found: Set<string>, words: readonly string[], language: string): void {
  const code = languageOf(language);
  if (code === null) return;
  const near = [...nearnessOf(nearTo('asks', code)(words))].sort(([, a], [, b]) => b.strength - a.strength);
  for (const [id, { strength, phrase }] of near) {
    found.add(`%${id}`);
    if (strength >= STRONG || phrase) found.add(`%${id}!`);
  }
  if (near[0] !== undefined) found.add(`%most ${near[0][0]}`);
}
