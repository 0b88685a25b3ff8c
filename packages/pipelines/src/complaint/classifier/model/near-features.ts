import { CONCEPTS, type ConceptId } from '../../builtin/concepts/ids.ts';
import { conceptCandidates } from '../../builtin/concepts/model/concept-candidates.ts';
import { nearnessOf, step } from '../../builtin/concepts/model/nearness.ts';
import { type SparseTable, weighSparse } from '../../builtin/concepts/model/sparse-table.ts';
import { conceptTable } from '../../builtin/concepts/model/tables.ts';
import type { Near } from '../../builtin/matching/near-words.ts';
import { languageOf } from '../../builtin/words/languages.ts';
import { nearTo } from '../../builtin/words/near.ts';

const STRONG = 1.4;
const TOTALS = [0.3, 0.6, 1, 1.5, 2, 3, 4];
const SHARES = [0.2, 0.35, 0.5, 0.7, 0.9];
const WEIGHTS = [-60, -40, -20, 0, 20];
const SUMS = [0.15, 0.25, 0.4, 0.6, 0.9, 1.3];
const PARTS = [0.2, 0.4, 0.6, 0.8];

/** Which concepts the words are near to, and how they are spread over the topics. */
export function addNearConcepts(
  found: Set<string>,
  words: readonly string[],
  language: string,
  heard: ReadonlySet<string>,
  table: SparseTable = conceptTable(),
): void {
  const code = languageOf(language);
  if (code === null) return;
  const near = nearTo('concepts', code)(words);
  addRanks(found, near, heard, table);
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

/** Which concepts the message is most likely about, and how their likelihood is spread over the topics. */
function addRanks(
  found: Set<string>,
  near: readonly Near[],
  heard: ReadonlySet<string>,
  table: SparseTable,
): void {
  const named = new Set([...heard].filter((id) => !id.startsWith('~')) as ConceptId[]);
  const ranked = conceptCandidates(near, named)
    .map(({ id, features }) => ({
      topic: CONCEPTS[id].topic,
      id,
      weight: weighSparse(table, features, 1)[0] ?? 0,
    }))
    .sort((a, b) => b.weight - a.weight);
  const topics = new Map<string, number>();
  for (const { topic, weight } of ranked) topics.set(topic, (topics.get(topic) ?? 0) + likelihood(weight));
  for (const [place, { id, topic, weight }] of ranked.slice(0, 3).entries()) {
    found.add(`%${place}: ${id}`);
    found.add(`%${place}: ${topic}`);
    found.add(`%${place}: ${topic} ${step(weight, WEIGHTS)}`);
  }
  if (ranked[1] !== undefined) found.add(`%0, 1: ${ranked[0]?.topic} ${ranked[1].topic}`);
  const all = [...topics.values()].reduce((sum, total) => sum + total, 0);
  for (const [topic, total] of topics) {
    for (const least of SUMS) if (total >= least) found.add(`%likely ${topic}>${least}`);
    for (const least of PARTS) if (total >= least * all) found.add(`%likely ${topic} share>${least}`);
  }
  const [likeliest] = [...topics].sort(([, a], [, b]) => b - a);
  if (likeliest !== undefined) found.add(`%likeliest ${likeliest[0]}`);
}

/** Between 0 and 1, half at weight 0: near the logistic curve, without functions that differ by platform. */
function likelihood(weight: number): number {
  const bent = weight / 20;
  return 0.5 + bent / (2 * (1 + Math.abs(bent)));
}

/** Which concepts the words are near to, for what is wanted: some matters are mostly asked about, others refused. */
export function addMatters(found: Set<string>, words: readonly string[], language: string): void {
  const code = languageOf(language);
  if (code === null) return;
  for (const [id, { strength, phrase }] of nearnessOf(nearTo('concepts', code)(words))) {
    found.add(`%about ${id}`);
    if (strength >= STRONG || phrase) found.add(`%about ${id}!`);
  }
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
