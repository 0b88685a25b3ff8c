import type { Span } from '@palimpsest/contracts';
import { phrase } from '../lexicon/match/compile.ts';
import { fold } from '../lexicon/match/fold.ts';
import { TASK_PHRASES, TASK_VERBS } from './task-words.ts';

const PATTERNS: readonly RegExp[] = TASK_PHRASES.split('\n')
  .filter((line) => line.trim() !== '')
  .map(phrase);

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

function spansOf(text: string, patterns: readonly RegExp[]): Span[] {
  const folded = fold(text);
  return patterns.flatMap((pattern) =>
    [...folded.text.matchAll(pattern)].map((match) => ({
      start: folded.offsets[match.index] ?? 0,
      end: folded.offsets[match.index + match[0].length] ?? text.length,
    })),
  );
}
