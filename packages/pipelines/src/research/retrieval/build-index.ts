import { byCodeUnits } from './by-code-units.ts';
import { GrowingArray } from './growing-array.ts';
import { nameCounter } from './name-counter.ts';
import { type IndexedDocument, RANKING, type SearchIndex } from './search-index.ts';
import { FIRST_TERM, fold, PASSAGE_BREAK, SENTENCE_BREAK, scan, termOf } from './tokenize.ts';

const STOPPED = -1;

/**
 * Reads documents into a BM25 index with a weighted title, positions for phrases and passages for pointing.
 *
 * @example
 * searchIndex(buildIndex([{ docId: 'a', title: 'Tides', passages: [{ ref: '¶ 1', text: 'The moon.' }] }]), 'moon');
 */
export function buildIndex(documents: readonly IndexedDocument[]): SearchIndex {
  const sorted = [...documents].sort((a, b) => byCodeUnits(a.docId, b.docId));
  const reader = streamReader();
  const streamStarts = new Uint32Array(sorted.length + 1);
  for (const [d, document] of sorted.entries()) {
    reader.read(document.title);
    for (const passage of document.passages) {
      reader.mark(PASSAGE_BREAK);
      reader.read(passage.text);
    }
    streamStarts[d + 1] = reader.stream.length;
  }
  const stream = reader.stream.toArray();
  const { terms } = reader;
  const ofSentences =
    stream.filter((sign) => sign < FIRST_TERM).length <= sorted.length * RANKING.sentenceBreaks;
  const counted = countTerms(stream, streamStarts, terms.size);
  const docIds = sorted.map((document) => document.docId);
  return { docIds, terms, named: reader.named(), ofSentences, stream, streamStarts, ...counted };
}

function streamReader() {
  const terms = new Map<string, number>();
  const surfaces = new Map<string, number>();
  const stream = new GrowingArray();
  const capitals = nameCounter();
  let original = '';
  let isFirst = true;
  const numberOf = (surface: string): number => {
    const term = termOf(surface);
    if (term === null) return STOPPED;
    const known = terms.get(term);
    if (known !== undefined) return known;
    const number = terms.size + FIRST_TERM;
    terms.set(term, number);
    return number;
  };
  const word = (surface: string, start: number): void => {
    let number = surfaces.get(surface);
    if (number === undefined) {
      number = numberOf(surface);
      surfaces.set(surface, number);
    }
    if (number !== STOPPED) {
      stream.push(number);
      capitals.count(number, original.charCodeAt(start), isFirst);
    }
    isFirst = false;
  };
  const mark = (sign: number): void => {
    stream.push(sign);
    isFirst = true;
  };
  const read = (text: string): void => {
    const folded = fold(text);
    // Where folding moved the letters, capitals cannot be told any more.
    original = folded.length === text.length ? text : '';
    isFirst = true;
    scan(folded, word, () => mark(SENTENCE_BREAK));
  };
  return { terms, stream, mark, read, named: () => capitals.named(terms.size + FIRST_TERM) };
}

type Counted = Pick<
  SearchIndex,
  'starts' | 'docs' | 'impacts' | 'passageCounts' | 'passageTotal' | 'averagePassage'
>;

/** Two passes over the stream: how many documents hold each term, then the postings themselves. */
function countTerms(stream: Uint32Array, streamStarts: Uint32Array, size: number): Counted {
  const limit = size + FIRST_TERM;
  const documents = streamStarts.length - 1;
  const starts = new Uint32Array(limit + 1);
  const passageCounts = new Uint32Array(limit);
  const lastDoc = new Int32Array(limit).fill(-1);
  const lastPassage = new Int32Array(limit).fill(-1);
  const lengths = new Float64Array(documents);
  let passage = -1;
  let passageTerms = 0;
  let total = 0;
  for (let d = 0; d < documents; d += 1) {
    let weight: number = RANKING.titleWeight;
    const end = streamStarts[d + 1] ?? 0;
    for (let at = streamStarts[d] ?? 0; at < end; at += 1) {
      const term = stream[at] ?? 0;
      if (term === PASSAGE_BREAK) {
        weight = 1;
        passage += 1;
      }
      if (term < FIRST_TERM) continue;
      lengths[d] = (lengths[d] ?? 0) + weight;
      if (lastDoc[term] !== d) {
        lastDoc[term] = d;
        starts[term + 1] = (starts[term + 1] ?? 0) + 1;
      }
      if (weight !== 1) continue;
      passageTerms += 1;
      if (lastPassage[term] === passage) continue;
      lastPassage[term] = passage;
      passageCounts[term] = (passageCounts[term] ?? 0) + 1;
    }
    total += lengths[d] ?? 0;
  }
  for (let t = 0; t < limit; t += 1) starts[t + 1] = (starts[t + 1] ?? 0) + (starts[t] ?? 0);
  const passageTotal = passage + 1;
  const averagePassage = passageTotal === 0 ? 1 : Math.max(1, passageTerms / passageTotal);
  const average = documents === 0 ? 1 : Math.max(1, total / documents);
  const { docs, impacts } = postings(stream, streamStarts, starts, lengths, average);
  return { starts, docs, impacts, passageCounts, passageTotal, averagePassage };
}

function postings(
  stream: Uint32Array,
  streamStarts: Uint32Array,
  starts: Uint32Array,
  lengths: Float64Array,
  average: number,
) {
  const size = starts[starts.length - 1] ?? 0;
  const docs = new Uint32Array(size);
  const impacts = new Float32Array(size);
  const next = starts.slice();
  const { saturation, lengthNorm, titleWeight } = RANKING;
  for (let d = 0; d < lengths.length; d += 1) {
    const begun = streamStarts[d] ?? 0;
    const end = streamStarts[d + 1] ?? 0;
    let weight: number = titleWeight;
    for (let at = begun; at < end; at += 1) {
      const term = stream[at] ?? 0;
      if (term === PASSAGE_BREAK) weight = 1;
      if (term < FIRST_TERM) continue;
      const slot = next[term] ?? 0;
      const isOpen = slot > (starts[term] ?? 0) && docs[slot - 1] === d;
      const place = isOpen ? slot - 1 : slot;
      docs[place] = d;
      impacts[place] = (impacts[place] ?? 0) + weight;
      if (!isOpen) next[term] = slot + 1;
    }
  }
  for (let at = 0; at < size; at += 1) {
    const count = impacts[at] ?? 0;
    const norm = saturation * (1 - lengthNorm + (lengthNorm * (lengths[docs[at] ?? 0] ?? 0)) / average);
    impacts[at] = (count * (saturation + 1)) / (count + norm);
  }
  return { docs, impacts };
}
