import { tasksIn } from '../validate/acts/tasks.ts';
import { findInLexicon } from '../validate/lexicon/find-in-lexicon.ts';

const SOFT: ReadonlySet<string> = new Set(['hedging']);

/** Nothing in the text that the lexicon of kind messages refuses, and no orders to a writing machine. */
export function isClean(text: string, language: string): boolean {
  return (
    findInLexicon(text, language, true).every(({ rule }) => SOFT.has(rule)) && tasksIn(text).length === 0
  );
}
