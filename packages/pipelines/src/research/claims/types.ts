import type { Span } from '@palimpsest/contracts';

/** A value that two sources can agree or disagree on. */
export interface FactValue {
  /** What kinds of value may be compared: `length`, `money USD`, `share`, `date`, `count people`, `polarity`, `name`. */
  readonly dimension: string;
  /** In the base unit of the dimension; for dates and names `text` decides. */
  readonly amount: number;
  /** Canonical and short: `1240 m`, `12%`, `1998`, `USD 20`. */
  readonly text: string;
  /** "about", "nearly", or the end of a range. */
  readonly approximate: boolean;
  /** In the sentence of the statement. */
  readonly span: Span;
}

/** One thing a sentence says that another sentence may say differently. */
export interface Fact {
  readonly value: FactValue;
  /** What it is a figure of: `height`, `cost`. */
  readonly attributes: readonly string[];
  /** What it holds for, where the sentence says so: `season/winter`, `year/2019`. */
  readonly scopes: readonly string[];
  /** Content words around it, canonical. */
  readonly terms: readonly string[];
  /** The sentence calls this value a thing of the past: "formerly 20", "raised from 20 to 30". */
  readonly former: boolean;
}

/** A sentence of a source that has to do with the question. Its words are data. */
export interface Statement {
  readonly sourceId: string;
  readonly passage: number;
  /** In the text of the passage. */
  readonly span: Span;
  /** Verbatim. */
  readonly text: string;
  /** Keys of the names in it, or of those it takes up: "It is 80 m deep". Those who merely report are left out. */
  readonly names: readonly string[];
  /** Nouns that belong to those names: "the Halden bridge". */
  readonly heads: readonly string[];
  /** Whom the sentence quotes: "according to the Orrin report". */
  readonly quoted: readonly string[];
  readonly facts: readonly Fact[];
  readonly terms: readonly string[];
  /** 0 to 1: how much of the question it takes up. */
  readonly relevance: number;
  readonly negated: boolean;
}

/** What one or more sources say alike. */
export interface ClaimDraft {
  /** k1, k2, ... */
  readonly id: string;
  /** Verbatim the best statement. */
  readonly text: string;
  readonly statements: readonly Statement[];
  /** The fact that answers the question best, or null for a sentence without a value. */
  readonly fact: Fact | null;
  readonly relevance: number;
}

/** Sources that depend on each other count once. */
export interface Independence {
  readonly groups: readonly (readonly string[])[];
  readonly reasoning: string;
  readonly common_ancestor: string | null;
}

/** Why two sources are not independent of each other. */
export interface Tie {
  readonly a: string;
  readonly b: string;
  readonly reason: string;
  /** What both go back to, where the tie says so. */
  readonly ancestor: string | null;
}
