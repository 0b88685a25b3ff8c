/** A problem and an honest rewrite of it. */
export interface ProblemPair {
  readonly id: string;
  readonly gradeBand: string;
  readonly before: string;
  readonly after: string;
  readonly correctAnswer?: string;
  /** Words of a selected item, where the rewrite needs one. */
  readonly recommendation?: string;
  readonly category?: string;
}
