import { matches } from '@palimpsest/kernel/text';
import { naturalLog } from './natural-log.ts';
import { RANKING, type SearchIndex } from './search-index.ts';
import { synonymsOf } from './synonyms.ts';
import { terms } from './tokenize.ts';

export interface ReadQuery {
  /** Term numbers of the query with what each is worth. */
  readonly weights: ReadonlyMap<number, number>;
  /** Neighbours in the query, by `pairKey`, with the rarer one's rarity. */
  readonly pairs: ReadonlyMap<number, number>;
}

// Twice 2^26 pairs fit into the whole numbers a double holds exactly.
const PAIR_BASE = 67_108_864;
const MOST_TERMS = 512;
const FIGURE = /^\d/u;
const QUOTED = /["“”]([^"“”]{3,200})["“”]/gu;

export const pairKey = (first: number, second: number): number => first * PAIR_BASE + second;

const rarity = (total: number, count: number): number =>
  naturalLog(1 + (total - count + 0.5) / (count + 0.5));

/** Turns words into term numbers; words the index does not hold are dropped. */
export function readQuery(
  index: SearchIndex,
  query: string,
  extra: Readonly<Record<string, number>>,
  level: 'documents' | 'passages',
): ReadQuery {
  const words = terms(query).slice(0, MOST_TERMS);
  const numbers = words.map((term) => index.terms.get(term) ?? 0);
  const figure = level === 'passages' || index.ofSentences ? RANKING.number : 1;
  const rarityOf = (term: number): number => {
    if (level === 'passages') return rarity(index.passageTotal, index.passageCounts[term] ?? 0);
    return rarity(index.docIds.length, (index.starts[term + 1] ?? 0) - (index.starts[term] ?? 0));
  };
  const weights = new Map<number, number>();
  for (const [at, term] of numbers.entries()) {
    if (term === 0 || weights.has(term)) continue;
    weights.set(term, rarityOf(term) * (FIGURE.test(words[at] ?? '') ? figure : 1));
  }
  if (level === 'documents' && !index.ofSentences) raiseNames(index, weights);
  const own = new Set(words);
  for (const word of own) {
    for (const other of synonymsOf(word)) {
      const term = own.has(other) ? undefined : index.terms.get(other);
      if (term !== undefined && !weights.has(term)) weights.set(term, rarityOf(term) * RANKING.synonym);
    }
  }
  const pairs = pairsOf(numbers, weights, RANKING.phrase);
  for (const match of matches(query, QUOTED)) {
    const quoted = terms(match[1] ?? '').map((term) => index.terms.get(term) ?? 0);
    for (const [key, worth] of pairsOf(quoted, weights, RANKING.quotedPhrase)) pairs.set(key, worth);
  }
  for (const [word, weight] of Object.entries(extra)) {
    const term = index.terms.get(word);
    if (term === undefined || !(weight > 0)) continue;
    weights.set(term, (weights.get(term) ?? 0) + Math.min(weight, 4) * rarityOf(term));
  }
  return { weights, pairs };
}

/**
 * In a folder about one thing its name stands everywhere, so that rarity would count it for nothing and bring up
 * documents about other things. The thing that is asked about counts as much as the rarest word about it.
 */
function raiseNames(index: SearchIndex, weights: Map<number, number>): void {
  let least = 0;
  for (const [term, weight] of weights) if (index.named[term] !== 1 && weight > least) least = weight;
  for (const [term, weight] of weights)
    if (index.named[term] === 1 && weight < least * RANKING.name) weights.set(term, least * RANKING.name);
}

function pairsOf(
  numbers: readonly number[],
  weights: ReadonlyMap<number, number>,
  worth: number,
): Map<number, number> {
  const pairs = new Map<number, number>();
  for (let at = 1; at < numbers.length; at += 1) {
    const first = numbers[at - 1] ?? 0;
    const second = numbers[at] ?? 0;
    if (first === 0 || second === 0 || first === second) continue;
    const least = Math.min(weights.get(first) ?? 0, weights.get(second) ?? 0);
    pairs.set(pairKey(first, second), worth * least);
  }
  return pairs;
}
