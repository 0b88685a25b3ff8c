export type Pair = readonly [before: string | undefined, after: string | undefined];
/**
 * Which of the paragraphs that went belongs to which of those that came, in order: a heading that was put in front of a
 * paragraph must not be taken for its new wording.
 */
export declare function pairPassages(gone: readonly string[], come: readonly string[]): Pair[];
//# sourceMappingURL=pair-passages.d.ts.map
