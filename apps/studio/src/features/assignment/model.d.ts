import type { DocumentResource, RewriteAsked, RewriteRequest } from '@palimpsest/sdk';
export type Problem = DocumentResource['problems'][number];
export type Item = RewriteAsked['request']['selectedFeedback'][number];
export type Note = RewriteAsked['request']['teacherNotes'][number];
export type Context = Pick<RewriteAsked['request'], 'clusterReport' | 'simulationSummary' | 'generationContext'>;
/** What is on the list for the next rewrite, and what of it is selected. It is on record once it was asked for. */
export interface Draft {
    readonly items: readonly Item[];
    readonly selected: readonly string[];
    readonly notes: readonly Note[];
    readonly used: readonly string[];
    readonly context: Context;
    /** The run that was asked for last; once it made a version, what was selected for it is done. */
    readonly pending?: string;
}
export declare const NO_CONTEXT: Context;
export declare const EMPTY: Draft;
/** What a request had, as the list for the next one. */
export declare function draftOf({ selectedFeedback, teacherNotes, clusterReport, simulationSummary, generationContext, }: RewriteAsked['request'], select: boolean): Draft;
/** What became of an item in an earlier rewrite, in words, as to one problem or to all; null where it was in none. */
export type BecameOf = (feedbackId: string, problemId?: string) => string | null;
/** Whether an item names only problems that are there. */
export declare function fits(item: Item, problems: ReadonlySet<string>): boolean;
/** Those that are selected and can be carried out. */
export declare function chosenItems(draft: Draft, problems: readonly Problem[]): readonly Item[];
/** The request of the specification: all problems as they are, and only what was selected. */
export declare function requestOf(base: {
    readonly documentId: string;
    readonly version: number;
    readonly problems: readonly Problem[];
}, draft: Draft, others?: object): RewriteRequest;
/** `fb_3`, the first that is free. */
export declare function freeId(prefix: string, taken: readonly string[]): string;
//# sourceMappingURL=model.d.ts.map