import type { RewriteAsked } from '@palimpsest/sdk';
type Read = {
    readonly request: RewriteAsked['request'];
    readonly problem: null;
} | {
    readonly request: null;
    readonly problem: string;
};
/** A pasted request in one spelling, every note and item with an id; or what is wrong with it. */
export declare function readRequest(words: string): Read;
export {};
//# sourceMappingURL=read-request.d.ts.map