import type { Allowances } from './allowances.ts';
import type { ReadSentence } from './read-text.ts';
import { ANNOUNCING, FRAMING } from './words/frame-phrases.ts';

const LONGEST = 320;

/** Whether a sentence only announces or closes, and so may go without a loss. */
export function isFrame({ passage, span }: ReadSentence, { cutFrame }: Allowances): boolean {
  if (span.end - span.start > LONGEST) return false;
  const start = passage.text.slice(span.start, Math.min(span.end, span.start + 120));
  const plain = start.toLowerCase().replaceAll('’', "'");
  return ANNOUNCING.test(plain) || (cutFrame && FRAMING.test(plain));
}
