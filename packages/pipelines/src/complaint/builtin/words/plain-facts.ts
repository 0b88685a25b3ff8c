/**
 * How one language tells plainly what happened. In the patterns a blank stands for white space, and each is matched as
 * whole words in any case.
 */
export interface PlainFacts {
  /** How a clause begins that tells what happened to the sender. */
  readonly self: string;
  /** How a clause begins that tells what is or was so at home; it must also name something of the home. */
  readonly home: string;
  /** How things found somewhere are named without a verb: "hair in the drain". */
  readonly found: string;
  /** What such words never hold where they are passed on. */
  readonly refused: string;
  /** In a sentence with one of these nothing is plainly so. */
  readonly conditions: string;
  /** A clause with one of these refuses, guesses or asks. */
  readonly unsure: string;
  /** Reproaches that can be left out of a sentence without a trace. */
  readonly asides: string;
  /** An order with one of these stays sharp however it is put. */
  readonly sharp: string;
  /** What only makes an order urgent. */
  readonly urgent: string;
  /** A message with one of these means something else than it says. */
  readonly irony: string;
  /** Words that a new clause begins with, behind a comma or an "and". */
  readonly subjects: string;
  readonly and: string;
  /** Conjunctions of clauses that mean nothing without the one they hang on. */
  readonly hanging: string;
  /** How a clause begins that takes back the one before. */
  readonly contrast: string;
  /** How where and when are listed. */
  readonly places: string;
  /** Behind these stands what is the sender's own. */
  readonly mine: ReadonlySet<string>;
  /** Words of facts that calm messages seldom hold. Folded. */
  readonly also: ReadonlySet<string>;
}
