import { closeness } from './closeness.ts';
import { complement, MOST_COMPARED } from './complement.ts';
import { type ReadQuery, readQuery } from './query.ts';
import { type PassageHit, rankPassages, scorePassage } from './rank-passages.ts';
import type { SearchIndex } from './search-index.ts';
import { topDocuments } from './top-documents.ts';

export interface SearchOptions {
  /** How many documents; 10 unless told. */
  readonly top?: number;
  /** Further terms (stems) and what they count beside the query's own words, which count 1: see `expandQuery`. */
  readonly weights?: Readonly<Record<string, number>>;
  /** How many passages of each document; 5 unless told, 0 saves the work. */
  readonly passages?: number;
}

export interface SearchHit {
  readonly docId: string;
  readonly score: number;
  readonly passages: readonly PassageHit[];
}

const RERANKED = 50;

/**
 * The documents that answer a query best, with their best passages. Equal scores come in the order of their ids.
 *
 * @example
 * searchIndex(index, 'tidal range of the estuary', { top: 3 })[0]?.docId;
 */
export function searchIndex(index: SearchIndex, query: string, options: SearchOptions = {}): SearchHit[] {
  const top = Math.max(0, Math.floor(options.top ?? 10));
  const extra = options.weights ?? {};
  const read = readQuery(index, query, extra, 'documents');
  const { scores, scored } = scoreDocuments(index, read);
  const chosen = topDocuments(scores, scored, Math.max(top, RERANKED));
  addCloseness(index, read, scores, chosen.slice(0, RERANKED));
  const best = topDocuments(scores, chosen, Math.max(top, MOST_COMPARED)).map((d) => ({
    index: d,
    score: scores[d] ?? 0,
  }));
  const ranked = index.ofSentences ? complementary(index, best, read, top) : best.slice(0, top);
  const most = options.passages ?? 5;
  const byPassage = most > 0 ? readQuery(index, query, extra, 'passages') : null;
  return ranked.map(({ index: d, score }) => ({
    docId: index.docIds[d] ?? '',
    score,
    passages: byPassage === null ? [] : rankPassages(index, d, byPassage, most),
  }));
}

/** A corpus of single sentences is asked for evidence: its best should complete each other like passages do. */
function complementary(index: SearchIndex, best: readonly Ranked[], query: ReadQuery, top: number): Ranked[] {
  const candidates = best.map((each) => {
    const { streamStarts } = index;
    const { terms } = scorePassage(
      index,
      streamStarts[each.index] ?? 0,
      streamStarts[each.index + 1] ?? 0,
      query,
    );
    return { ...each, terms };
  });
  return complement(candidates, query.weights, top);
}

interface Ranked {
  readonly index: number;
  readonly score: number;
}

/** Closeness is never negative, so those that are looked at stay before those that are not. */
function addCloseness(
  index: SearchIndex,
  query: ReadQuery,
  scores: Float64Array,
  chosen: readonly number[],
): void {
  const weights = TABLES.get(index) ?? new Float64Array(index.passageCounts.length);
  TABLES.set(index, weights);
  for (const [term, weight] of query.weights) weights[term] = weight;
  for (const d of chosen) scores[d] = (scores[d] ?? 0) + closeness(index, d, query, weights);
  for (const term of query.weights.keys()) weights[term] = 0;
}

/** One table of weights an index, wiped after each query: a fresh one for each would cost more than the search. */
const TABLES = new WeakMap<SearchIndex, Float64Array>();

function scoreDocuments(index: SearchIndex, query: ReadQuery) {
  const { starts, docs, impacts } = index;
  const scores = new Float64Array(index.docIds.length);
  const scored: number[] = [];
  for (const [term, weight] of query.weights) {
    const end = starts[term + 1] ?? 0;
    for (let at = starts[term] ?? 0; at < end; at += 1) {
      const d = docs[at] ?? 0;
      const before = scores[d] ?? 0;
      if (before === 0) scored.push(d);
      scores[d] = before + weight * (impacts[at] ?? 0);
    }
  }
  return { scores, scored };
}
