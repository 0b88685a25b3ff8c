/** How a corpus is searched. The ranking itself belongs to the research pipeline; the application hands it in. */
export interface Retrieval {
  build(documents: readonly IndexedText[]): SearchableIndex;
  /** An index from what `serialize` gave; undefined when it is of another version. */
  read(serialized: Uint8Array): SearchableIndex | undefined;
}

export interface IndexedText {
  readonly docId: string;
  readonly title: string;
  readonly passages: readonly { readonly ref: string; readonly text: string }[];
}

export interface SearchableIndex {
  search(query: string, top: number): readonly IndexHit[];
  serialize(): Uint8Array;
}

export interface IndexHit {
  readonly docId: string;
  readonly score: number;
  readonly passages: readonly { readonly index: number; readonly score: number }[];
}
