import type { Span } from '@palimpsest/contracts';

export type TimeKind =
  /** A time of day: "10 pm", "halb zehn", "22h30". */
  | 'clock'
  /** A day of the calendar or counted from today: "3 May", "mañana", "next week". */
  | 'date'
  | 'weekday'
  /** A part of the day without an hour: "in the evening", "nachts". */
  | 'daypart'
  | 'duration'
  /** From one time to another: "9 to 5", "entre las 4 y las 5". */
  | 'range'
  /** What comes again: "every night", "twice a week". */
  | 'set'
  /** A distance from now: "in two hours", "il y a 3 jours". */
  | 'relative'
  | 'now';

export interface Time extends Span {
  readonly kind: TimeKind;
  /**
   * True when it names no hour, day or length: "now", "in the evening", "at lunchtime". A text may say so in other words
   * without changing a fact.
   */
  readonly vague: boolean;
  readonly text: string;
}

/**
 * One way to write a time. The template is a regular expression over folded text (lower case, no accents) in which
 * `{name}` stands for a part, a blank for one to three blanks, and `_` for at most two.
 */
export interface TimePattern {
  readonly kind: TimeKind;
  readonly template: string;
  readonly vague?: boolean;
  /** Counts only beside another time: "sat" in "sat 9 pm". */
  readonly weak?: boolean;
  /** The first letter must be a capital: "in May". */
  readonly capital?: boolean;
}

export interface TimeTable {
  /** Parts of templates by name; a part may use parts that stand before it. */
  readonly parts: Readonly<Record<string, string>>;
  readonly patterns: readonly TimePattern[];
  /** What may stand between two times that are one expression: ", ", " at ". */
  readonly joins: string;
  /** What makes two times a range. */
  readonly rangeJoins: string;
}
