import type { Span } from '@palimpsest/contracts';
import { type BlogGuard, problemAt } from '../blog-guard.ts';
import { ordersIn, wordsOf } from '../planted.ts';
import type { Rewrite } from '../rewrite.ts';
import { CALLS, TELLING_TO_DO } from '../words/calls.ts';

export const callAdded: BlogGuard = {
  id: 'call-added',
  severity: 'hard',
  summary: 'Readers are asked for nothing that the original does not ask for, and for nothing more often.',
  why: 'Calls to share, join, buy or download are what is planted in a text to be passed on; a rewrite has no reason to add one.',
  check: (rewrite) => [
    ...problemAt('Readers are asked for something that the original does not ask for.', newCalls(rewrite)),
    ...problemAt('A question or a request is there more often than in the original.', repeated(rewrite)),
  ],
};

function newCalls({ child, alignment }: Rewrite): Span[] {
  return child.sentences
    .filter((sentence, at) => {
      if (alignment.verbatim[at] || (alignment.origins[at] ?? []).length > 0) return false;
      return sentence.passage.block.kind !== 'heading' && CALLS.test(opening(wordsOf(sentence)));
    })
    .map(({ passage, span }) => passage.toSource(span));
}

/** Two words are a label; the original's own statements may be said again where a summary repeats them. */
const LEAST_WORDS = 3;

function repeated({ parent, child }: Rewrite): Span[] {
  const left = new Map<string, number>();
  for (const { key } of parent.sentences) left.set(key, (left.get(key) ?? 0) + 1);
  const orders = ordersIn(child);
  return child.sentences
    .filter((sentence, at) => {
      const before = left.get(sentence.key);
      if (before === undefined || sentence.words.length < LEAST_WORDS) return false;
      left.set(sentence.key, before - 1);
      if (before > 0 || sentence.passage.block.kind === 'heading') return false;
      const text = wordsOf(sentence);
      return text.trimEnd().endsWith('?') || TELLING_TO_DO.test(opening(text)) || orders.has(at);
    })
    .map(({ passage, span }) => passage.toSource(span));
}

function opening(text: string): string {
  return text.slice(0, 160).replaceAll('’', "'").trim();
}
