import type { Span } from '@palimpsest/contracts';
import { matches, ordersMachine } from '@palimpsest/kernel/text';
import { phrase } from '../lexicon/match/compile.ts';
import { fold } from '../lexicon/match/fold.ts';
import { SALES_PHRASES, TASK_PHRASES, TASK_VERBS, WRITING_VERBS } from './task-words.ts';

const patternsOf = (lines: string): RegExp[] =>
  lines
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map(phrase);

const ORDERS: readonly RegExp[] = patternsOf(TASK_PHRASES);
const PATTERNS: readonly RegExp[] = [...ORDERS, ...patternsOf(SALES_PHRASES)];

const LONGEST_BEGINNING = 120;

// Only where a sentence begins: "could you explain the bill" is a question to a person.
export const FIRST = new RegExp(
  `(?<=^|[.!?:;] {0,3})(?:${TASK_VERBS.trim().replaceAll(' ', ' {1,3}')})(?![\\p{L}\\p{N}])`,
  'gu',
);

/** Orders that can only be meant for a writing machine, wherever they stand. */
export function machineOrdersIn(text: string): Span[] {
  return spansOf(text, PATTERNS);
}

/** Orders to a writing machine in a text that should be a message to a person. */
export function tasksIn(text: string): Span[] {
  return spansOf(text, [...PATTERNS, FIRST]);
}

export const BEGINS = new RegExp(
  `^[^\\p{L}]{0,6}(?:(?:please|kindly|also|then|now|next|and|finally|lastly|additionally|in your (?:answer|reply|response|message)),? {1,3}){0,3}(?:${WRITING_VERBS.trim().replaceAll(' ', ' {1,3}')})(?![\\p{L}\\p{N}])`,
  'u',
);

/**
 * Whether a sentence tells a machine what to write: it begins with the verb and speaks of an answer or of a text. "Tell
 * your visitors" and "in your message you said" are words to a person.
 */
export function ordersWriting(sentence: string): boolean {
  if (!BEGINS.test(fold(sentence.slice(0, LONGEST_BEGINNING)).text)) return false;
  return ordersMachine(sentence) || spansOf(sentence, ORDERS).length > 0;
}

function spansOf(text: string, patterns: readonly RegExp[]): Span[] {
  const folded = fold(text);
  return patterns.flatMap((pattern) =>
    [...matches(folded.text, pattern)].map((match) => ({
      start: folded.offsets[match.index] ?? 0,
      end: folded.offsets[match.index + match[0].length] ?? text.length,
    })),
  );
}
