import type { IndexedText, Retrieval, SearchableIndex } from '../retrieval.ts';

/** A ranking anybody can follow: how many words of the query a document has. For tests. */
export const wordCountRetrieval = {
  /** How many indexes were built so far. */
  built: 0,
  build(documents: readonly IndexedText[]): SearchableIndex {
    wordCountRetrieval.built += 1;
    return searchable(
      documents.map(({ docId, passages }) => ({ docId, words: wordsOf(passages[0]?.text ?? '') })),
    );
  },
  read(bytes: Uint8Array): SearchableIndex {
    return searchable(JSON.parse(Buffer.from(bytes).toString('utf8')) as readonly Counted[]);
  },
} satisfies Retrieval & { built: number };

interface Counted {
  readonly docId: string;
  readonly words: readonly string[];
}

function searchable(documents: readonly Counted[]): SearchableIndex {
  return {
    search: (query, top) =>
      documents
        .map(({ docId, words }) => ({
          docId,
          score: wordsOf(query).filter((word) => words.includes(word)).length,
          passages: [{ index: 0, score: 1 }],
        }))
        .filter(({ score }) => score > 0)
        .sort((a, b) => b.score - a.score)
        .slice(0, top),
    serialize: () => Buffer.from(JSON.stringify(documents)),
  };
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/\p{L}+/gu) ?? [];
}
