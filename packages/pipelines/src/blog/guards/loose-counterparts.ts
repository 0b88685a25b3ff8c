import { factKey, isFact } from './quantity-facts.ts';
import type { ReadSentence } from './read-text.ts';

/** Share of its content words, in any form, that a sentence must have in common with one of the other side. */
const LEAST_SHARED = 0.4;
const LEAST_SHARED_WORDS = 2;
/** A word, number or name in so few sentences of its side marks a sentence. */
const RARE = 2;
const PLACES_TRIED = 24;
const WORDS_TRIED = 8;

/**
 * Whether a sentence is said on the other side in other words: a clause of a longer sentence, or a paraphrase around the
 * same rare number or name. Looser than the alignment, which decides what is compared word by word.
 */
export function looseCounterparts(
  own: readonly ReadSentence[],
  others: readonly ReadSentence[],
): (sentence: ReadSentence) => boolean {
  const ownMarks = countBySentence(own);
  const places = new Map<string, number[]>();
  const otherMarks = others.map((sentence) => new Set(marksOf(sentence)));
  for (const [at, marks] of otherMarks.entries()) {
    for (const mark of marks) {
      const known = places.get(mark);
      if (known === undefined) places.set(mark, [at]);
      else if (known.length < PLACES_TRIED) known.push(at);
    }
  }
  return (sentence) => {
    const marks = marksOf(sentence);
    const words = marks.filter(isWordMark);
    const rare = marks.filter((mark) => (ownMarks.get(mark) ?? 0) <= RARE && places.has(mark));
    const tried = new Set(rare.slice(0, WORDS_TRIED).flatMap((mark) => places.get(mark) ?? []));
    return [...tried].some((at) => {
      const found = otherMarks[at] as ReadonlySet<string>;
      const shared = words.filter((word) => found.has(word)).length;
      if (shared >= LEAST_SHARED_WORDS && shared >= words.length * LEAST_SHARED) return true;
      return shared > 0 && rare.some((mark) => !isWordMark(mark) && found.has(mark));
    });
  };
}

function countBySentence(sentences: readonly ReadSentence[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const sentence of sentences)
    for (const mark of marksOf(sentence)) counts.set(mark, (counts.get(mark) ?? 0) + 1);
  return counts;
}

const FORM_LETTERS = 5;

/** Its numbers and names, and the beginnings of its content words: "register" and "registration" are one. */
function marksOf({ stems, quantities, entities }: ReadSentence): string[] {
  const marks = new Set<string>();
  for (const found of quantities) if (isFact(found)) marks.add(`# ${factKey(found.item)}`);
  for (const { item } of entities) marks.add(`@ ${item.key}`);
  for (const stem of stems) marks.add(stem.slice(0, FORM_LETTERS));
  return [...marks];
}

function isWordMark(mark: string): boolean {
  return !mark.startsWith('# ') && !mark.startsWith('@ ');
}
