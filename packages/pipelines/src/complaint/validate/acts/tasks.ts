import type { Span } from '@palimpsest/contracts';
import { phrase } from '../lexicon/match/compile.ts';
import { fold } from '../lexicon/match/fold.ts';
import { TASK_PHRASES } from './task-words.ts';

const PATTERNS: readonly RegExp[] = TASK_PHRASES.split('\n')
  .filter((line) => line.trim() !== '')
  .map(phrase);

/** Orders to a writing machine in a text that should be a message to a person. */
export function tasksIn(text: string): Span[] {
  const folded = fold(text);
  return PATTERNS.flatMap((pattern) =>
    [...folded.text.matchAll(pattern)].map((match) => ({
      start: folded.offsets[match.index] ?? 0,
      end: folded.offsets[match.index + match[0].length] ?? text.length,
    })),
  );
}
