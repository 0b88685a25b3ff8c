import type { Passage } from '../../ui/diff/compare.ts';
/** The text that comes of the choice: every change is taken unless it is left out. */
export declare function compose(passages: readonly Passage[], leftOut: ReadonlySet<number>): string;
/** The changes among the passages, by their place. */
export declare function changesOf(passages: readonly Passage[]): number[];
//# sourceMappingURL=decisions.d.ts.map
