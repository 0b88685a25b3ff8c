import type { Part } from '../feedback/ask.ts';
import type { Layout } from '../prose/layout.ts';
import type { Band } from '../words/band.ts';

/** What an operation works on. */
export interface Scene {
  readonly layout: Layout;
  readonly band: Band;
  /** What the feedback says outside of quotes, lower-cased: it may name the noun that is meant. */
  readonly said: string;
}

/** Texts that do what was asked, the best first; or why there is none, or that nothing is left to do. */
export type Result =
  | { readonly texts: readonly string[] }
  | { readonly why: string }
  | { readonly already: string };

export const NOT_IN_TEXT = 'The words it names are not in the text.';
const NOT_IN_PART = 'The words it names are not in the sentence it names.';
export const IN_LOCKED_PART =
  'The words it names stand only where nothing may change: options, tables, formulas, numbers or quoted passages.';

/** Why words that are named were not found. */
export function missing(onlyLocked: boolean, part: Part = 'problem'): string {
  if (onlyLocked) return IN_LOCKED_PART;
  return part === 'problem' ? NOT_IN_TEXT : NOT_IN_PART;
}
