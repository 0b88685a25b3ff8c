import { isStopWord, sentences, words } from '@palimpsest/kernel/text';
import { nameConcepts } from '../../builtin/concepts/name-concepts.ts';
import { languageOf } from '../../builtin/words/languages.ts';
import { fold } from '../lexicon/match/fold.ts';

/** So many words of their own, and such a share of all, show that a sentence was passed on. */
const LEAST = 3;
const SHARE = 0.6;

/**
 * The original speaks of things of the home, and the output passes on another sentence of it in their place: none of
 * those things is left, and most words of the output stand only in sentences that name none. A message put in other
 * words has words of its own, and is left alone.
 */
export function passesOnAnother(
  original: string,
  rewritten: string,
  { source, target }: { readonly source: string; readonly target: string },
): boolean {
  const from = languageOf(source);
  const to = languageOf(target);
  const named = from === null ? [] : nameConcepts(original, from);
  if (named.length === 0) return false;
  const spoken = new Set<string>();
  const others = new Set<string>();
  for (const { start, end } of sentences(original)) {
    const names = named.some(({ span }) => start <= span.start && span.start < end);
    for (const word of contentOf(original.slice(start, end))) (names ? spoken : others).add(word);
  }
  const content = contentOf(rewritten);
  const passed = content.filter((word) => others.has(word) && !spoken.has(word));
  if (passed.length < LEAST || passed.length < content.length * SHARE) return false;
  const ids = new Set<string>(named.map(({ id }) => id));
  return to === null || !nameConcepts(rewritten, to).some(({ id }) => ids.has(id));
}

function contentOf(text: string): string[] {
  return words(fold(text).text)
    .map(({ lower }) => lower)
    .filter((word) => word.length > 3 && !isStopWord(word));
}
