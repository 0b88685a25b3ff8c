export interface Piece {
  readonly kind: 'same' | 'added' | 'removed';
  readonly text: string;
}
/** A passage of one text beside its counterpart in the other. */
export interface Passage {
  readonly kind: 'same' | 'changed' | 'added' | 'removed';
  readonly before: string;
  readonly after: string;
  /** The words of both in one; empty where nothing changed. */
  readonly pieces: readonly Piece[];
}
/** Compares two texts paragraph by paragraph, and words only within paragraphs that changed. */
export declare function compare(before: string, after: string): Passage[];
//# sourceMappingURL=compare.d.ts.map
