import type { Span } from '@palimpsest/contracts';
import { sentences, words } from '@palimpsest/kernel/text';
import { type Layout, sentenceKey } from './opening.ts';
import type { Passage } from './passages.ts';

/** Share of a sentence's words that must be gone for the sentence to be gone. */
const GONE = 0.6;

/** The sentences of a passage that the rewrite has nowhere, as places in the parent. */
export function cutSentences(passage: Passage, child: Layout): Span[] {
  const { current, proposed } = passage;
  if (current === null) return [];
  const kept = sentences(proposed?.text ?? '').map(({ start, end }) =>
    wordSetOf(proposed?.text.slice(start, end) ?? ''),
  );
  return sentences(current.text).flatMap(({ start, end }) => {
    const text = current.text.slice(start, end);
    const key = sentenceKey(text);
    if (/^\s{0,3}#{1,6}\s/u.test(text) || (key !== null && child.sentences.has(key))) return [];
    const own = wordSetOf(text);
    const isGone = own.size > 0 && kept.every((other) => missing(own, other) > GONE);
    return isGone ? [{ start: current.span.start + start, end: current.span.start + end }] : [];
  });
}

function wordSetOf(text: string): ReadonlySet<string> {
  return new Set(words(text).map(({ lower }) => lower));
}

function missing(own: ReadonlySet<string>, other: ReadonlySet<string>): number {
  let gone = 0;
  for (const word of own) if (!other.has(word)) gone += 1;
  return gone / own.size;
}
