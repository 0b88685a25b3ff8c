import { type Candidate, complement } from './complement.ts';
import { pairKey, type ReadQuery } from './query.ts';
import { RANKING, type SearchIndex } from './search-index.ts';
import { FIRST_TERM, PASSAGE_BREAK } from './tokenize.ts';

export interface PassageHit {
  readonly index: number;
  readonly score: number;
}

/**
 * BM25 over the passages of one document, best first, with a little of what their neighbours say and so that they
 * complete each other. Passages with nothing of the query are left out.
 */
export function rankPassages(index: SearchIndex, d: number, query: ReadQuery, most: number): PassageHit[] {
  const { stream, streamStarts } = index;
  const end = streamStarts[d + 1] ?? 0;
  const found: Candidate[] = [];
  let at = streamStarts[d] ?? 0;
  while (at < end && stream[at] !== PASSAGE_BREAK) at += 1;
  for (let number = 0; at < end; number += 1) {
    let next = at + 1;
    while (next < end && stream[next] !== PASSAGE_BREAK) next += 1;
    found.push({ index: number, ...scorePassage(index, at + 1, next, query) });
    at = next;
  }
  const scoreAt = (number: number): number => found[number]?.score ?? 0;
  const ranked = found
    .filter((each) => each.score > 0)
    .map((each) => ({
      ...each,
      score: each.score + RANKING.neighbours * (scoreAt(each.index - 1) + scoreAt(each.index + 1)),
    }))
    .sort((a, b) => b.score - a.score || a.index - b.index);
  return complement(ranked, query.weights, most);
}

/** The score of one stretch of the stream and the query's terms in it. */
export function scorePassage(
  index: SearchIndex,
  from: number,
  to: number,
  query: ReadQuery,
): { score: number; terms: number[] } {
  const counts = new Map<number, number>();
  let length = 0;
  let phrases = 0;
  let before = 0;
  for (let at = from; at < to; at += 1) {
    const term = index.stream[at] ?? 0;
    if (term < FIRST_TERM) continue;
    length += 1;
    if (query.weights.has(term)) {
      if (before > 0) phrases += query.pairs.get(pairKey(before, term)) ?? 0;
      counts.set(term, (counts.get(term) ?? 0) + 1);
      before = term;
    } else before = 0;
  }
  const { passageSaturation: k, passageLengthNorm: b } = RANKING;
  const norm = k * (1 - b + (b * length) / index.averagePassage);
  let score = phrases;
  for (const [term, count] of counts)
    score += ((query.weights.get(term) ?? 0) * count * (k + 1)) / (count + norm);
  return { score, terms: [...counts.keys()] };
}
