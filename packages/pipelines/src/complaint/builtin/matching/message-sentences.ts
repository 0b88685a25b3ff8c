import type { Span } from '@palimpsest/contracts';
import { matches, sentences } from '@palimpsest/kernel/text';

/** A mark that asks or calls out, before a word in lower case: people who type fast begin no sentence with a capital. */
export const ENDED_SMALL = /[?!]\s{1,3}(?=\p{Ll})/gu;

/** The sentences of a message. Other than in print, a question ends before a small letter too. */
export function messageSentences(text: string): Span[] {
  return sentences(text).flatMap(({ start, end }) => {
    const ends = [...matches(text.slice(start, end), ENDED_SMALL)].map(
      (match) => start + match.index + match[0].length,
    );
    const starts = [start, ...ends];
    return starts.map((from, at) => ({ start: from, end: starts[at + 1] ?? end }));
  });
}
