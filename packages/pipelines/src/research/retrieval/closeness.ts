import { pairKey, type ReadQuery } from './query.ts';
import { RANKING, type SearchIndex } from './search-index.ts';
import { FIRST_TERM, SENTENCE_BREAK } from './tokenize.ts';

/**
 * What a document gains beyond its counts: neighbours of the query that are neighbours here, and one sentence that
 * holds much of the query. Reads the stream once; `weights` are those of the query by term number.
 */
export function closeness(index: SearchIndex, d: number, query: ReadQuery, weights: Float64Array): number {
  const { stream, streamStarts } = index;
  const end = streamStarts[d + 1] ?? 0;
  const seen = new Map<number, number>();
  let sentence = 0;
  let covered = 0;
  let best = 0;
  let before = 0;
  let phrases = 0;
  const met = query.pairs.size > 0 ? new Set<number>() : null;
  for (let at = streamStarts[d] ?? 0; at < end; at += 1) {
    const term = stream[at] ?? 0;
    if (term < FIRST_TERM) {
      if (covered > best) best = covered;
      covered = 0;
      sentence += 1;
      before = term === SENTENCE_BREAK ? before : 0;
      continue;
    }
    const weight = weights[term] ?? 0;
    if (weight === 0) {
      before = 0;
      continue;
    }
    if (met !== null && before > 0) phrases += phraseGain(query, met, pairKey(before, term));
    before = term;
    if (seen.get(term) === sentence) continue;
    seen.set(term, sentence);
    covered += weight;
  }
  return phrases + RANKING.bestSentence * Math.max(best, covered);
}

/** A phrase counts once: a text does not become better by saying it again. */
function phraseGain(query: ReadQuery, met: Set<number>, key: number): number {
  const worth = query.pairs.get(key);
  if (worth === undefined || met.has(key)) return 0;
  met.add(key);
  return worth;
}
