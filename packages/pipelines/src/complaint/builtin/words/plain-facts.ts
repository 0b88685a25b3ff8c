/**
 * How one language says what is passed on in the sender's own words. In the patterns a blank stands for white space, and each is matched
 * as whole words in any case.
 */
export interface PlainFacts {
  /** An order with one of these holds under a condition. */
  readonly conditions: string;
  /** What refuses, guesses or warns. */
  readonly unsure: string;
  /** An order with one of these stays sharp however it is put. */
  readonly sharp: string;
  /** What only makes an order urgent. */
  readonly urgent: string;
  /** A message with one of these means something else than it says. */
  readonly irony: string;
  /** Words that a new clause begins with, behind a comma or an "and". */
  readonly subjects: string;
  readonly and: string;
  /** Conjunctions of clauses that hang on another. */
  readonly hanging: string;
}
