export interface IndexedPassage {
  readonly ref: string;
  readonly text: string;
}

export interface IndexedDocument {
  readonly docId: string;
  readonly title: string;
  readonly passages: readonly IndexedPassage[];
}

/**
 * An inverted index in flat arrays. Documents are kept in the order of their ids, so that equal scores come out in the
 * same order whatever order the documents came in.
 */
export interface SearchIndex {
  readonly docIds: readonly string[];
  /** Term number by stem; numbers begin at FIRST_TERM. */
  readonly terms: ReadonlyMap<string, number>;
  /** 1 for terms that are names, by term number. */
  readonly named: Uint32Array;
  /** For term t the postings are those from starts[t] up to starts[t + 1]. */
  readonly starts: Uint32Array;
  readonly docs: Uint32Array;
  /** What one occurrence of the term is worth in that document before its rarity: the saturated, length-normed count. */
  readonly impacts: Float32Array;
  /** In how many passages each term stands. */
  readonly passageCounts: Uint32Array;
  readonly passageTotal: number;
  readonly averagePassage: number;
  /** The documents are single sentences, to be ranked like the passages of one document. */
  readonly ofSentences: boolean;
  /** For document d its title and passages as term numbers and breaks, from streamStarts[d] up to streamStarts[d + 1]. */
  readonly streamStarts: Uint32Array;
  readonly stream: Uint32Array;
}

/** Chosen on the SciFact train queries that the benchmark reports (npm run bench -- research): expect less elsewhere. */
export const RANKING = {
  saturation: 1.5,
  lengthNorm: 0.6,
  titleWeight: 2,
  phrase: 0.3,
  quotedPhrase: 3,
  bestSentence: 0.4,
  passageSaturation: 0.6,
  passageLengthNorm: 0.3,
  neighbours: 0.1,
  /** What a name of the query counts at least, beside the rarest of its other words. */
  name: 1,
  /** What a word counts that stands for one of the query's. */
  synonym: 0.5,
  /** What a number of the query counts in a passage: evidence for a figure must have the figure. */
  number: 1.6,
  /** Documents with fewer breaks than this on average are single sentences, and ranked as such. */
  sentenceBreaks: 1.8,
} as const;
