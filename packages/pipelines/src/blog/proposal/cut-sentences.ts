import type { Span } from '@palimpsest/contracts';
import { sentences, words } from '@palimpsest/kernel/text';
import { type Layout, sentenceKey } from './opening.ts';
import type { Passage } from './passages.ts';

/** Share of a sentence's words that must be gone for the sentence to be gone. */
const GONE = 0.6;
const SHORTENED = 0.2;
/** Beyond so many comparisons the time would grow with the square of the text: nothing is called cut then. */
const MOST_PAIRS = 100_000;

/** The sentences of a passage that the rewrite has nowhere, as places in the parent. */
export function cutSentences(passage: Passage, child: Layout): Span[] {
  const { current, proposed } = passage;
  if (current === null) return [];
  const stood = new Set(
    sentences(current.text).map(({ start, end }) => wordKey(current.text.slice(start, end))),
  );
  const kept = sentences(proposed?.text ?? '').map(({ start, end }) => {
    const text = proposed?.text.slice(start, end) ?? '';
    return { own: wordSetOf(text), isNew: !stood.has(wordKey(text)) };
  });
  if (stood.size * kept.length > MOST_PAIRS) return [];
  return sentences(current.text).flatMap(({ start, end }) => {
    const text = current.text.slice(start, end);
    const key = sentenceKey(text);
    if (/^\s{0,3}#{1,6}\s/u.test(text) || (key !== null && child.sentences.has(key))) return [];
    const own = wordSetOf(text);
    // What is left of a shortened sentence has hardly a word that the long one had not.
    const isGone =
      own.size > 0 &&
      kept.every(
        (other) => missing(own, other.own) > GONE && !(other.isNew && missing(other.own, own) < SHORTENED),
      );
    return isGone ? [{ start: current.span.start + start, end: current.span.start + end }] : [];
  });
}

const wordKey = (text: string): string =>
  words(text)
    .map(({ lower }) => lower)
    .join(' ');

function wordSetOf(text: string): ReadonlySet<string> {
  return new Set(words(text).map(({ lower }) => lower));
}

function missing(own: ReadonlySet<string>, other: ReadonlySet<string>): number {
  let gone = 0;
  for (const word of own) if (!other.has(word)) gone += 1;
  return own.size === 0 ? 1 : gone / own.size;
}
