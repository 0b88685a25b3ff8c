import type { Finding } from '@palimpsest/contracts';
/** A stretch of text under the same findings; `findings` are their places in the list. */
export interface Segment {
  readonly start: number;
  readonly end: number;
  readonly findings: readonly number[];
}
/**
 * A text cut wherever a finding begins or ends, so that findings may overlap and stand within each other. Each inner
 * list is a block of text up to its empty line: blocks out of sight cost nothing.
 */
export declare function segmentsOf(content: string, findings: readonly Finding[]): Segment[][];
//# sourceMappingURL=segments.d.ts.map
