import type { Context } from './model.ts';
export interface Mark {
    readonly name: string;
    readonly value: string;
    /** Stands out where it is high, or for success low. */
    readonly strong: boolean;
    /** For those who know the codes. */
    readonly code?: string;
}
/** What the simulation says of the class as a whole. */
export declare function wholeMarks({ simulationSummary: whole }: Context): readonly Mark[];
/** What it says of one problem. */
export declare function marksOf(problemId: string, { clusterReport, simulationSummary }: Context): readonly Mark[];
//# sourceMappingURL=signals.d.ts.map