/** Words, patterns or weights behind a rule set, as the code reads them, with what they are for. */
export interface ShownWords {
  /** The file they stand in: everything it exports that is no function. */
  readonly words: object;
  readonly about: string;
  /** What the numbers of a line speak for, in their order. */
  readonly columns?: readonly string[];
  /** What each place of a list of numbers stands for. */
  readonly rows?: readonly string[];
}
