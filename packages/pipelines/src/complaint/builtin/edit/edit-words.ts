/**
 * How one language softens a sender's own words. In the patterns a blank stands for white space, and each is matched as
 * whole words in any case.
 */
export interface EditWords {
  /** Left out wherever they stand: fillers of anger, absolutes, oaths. */
  readonly drop: readonly string[];
  /** Harsh words with a plain one in their place. */
  readonly replace: readonly (readonly [string, string])[];
  /** Orders at the start of a sentence and what they become; the sentence then ends as a question where `asks`. */
  readonly orders: readonly { readonly pattern: string; readonly becomes: string; readonly asks: boolean }[];
  /** Verbs that order where they open a sentence. */
  readonly verbs: ReadonlySet<string>;
  /** Openings that only look like such an order. */
  readonly noOrder: string;
  /** What an order that opens with such a verb begins with. */
  readonly please: {
    readonly before: string;
    /** What it begins with where the verb speaks to several people. */
    readonly several?: { readonly verb: RegExp; readonly before: string };
    readonly asks: boolean;
  };
  readonly alreadyPolite: string;
  readonly greeting: string;
  readonly thanks: string;
}
