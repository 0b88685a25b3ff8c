import type { Span } from '@palimpsest/contracts';
import type { Quantity } from '@palimpsest/kernel/text';
import { factKey, isFact } from './quantity-facts.ts';
import type { Placed, ReadSentence, Stemmer } from './read-text.ts';
import type { Rewrite } from './rewrite.ts';

/** A quantity of the original and the sentence it stands in. */
export interface Place {
  readonly found: Placed<Quantity>;
  readonly sentence: ReadSentence;
  /** The sentence's index. */
  readonly at: number;
}

/** A value is compared with this many of its places in the original. */
export const MOST_PLACES = 16;
const NEAR = 5;

export function placesByValue(sentences: readonly ReadSentence[]): ReadonlyMap<string, readonly Place[]> {
  const places = new Map<string, Place[]>();
  for (const [at, sentence] of sentences.entries()) {
    for (const found of sentence.quantities) {
      const key = factKey(found.item);
      const known = places.get(key) ?? [];
      if (known.length === 0) places.set(key, known);
      if (known.length < MOST_PLACES) known.push({ found, sentence, at });
    }
  }
  return places;
}

/** Whether a quantity counts a noun that the original counted with another number, or that stood far from it. */
export function countsOther(
  { item }: Placed<Quantity>,
  own: readonly Place[],
  origins: readonly ReadSentence[],
  { parent, stemOf }: Rewrite,
): boolean {
  const { noun } = item;
  if (noun === null) return false;
  if (own.some(({ found }) => found.item.noun === null || found.item.noun === noun)) return false;
  if (!own.some(({ at }) => standsAround(at, noun, parent.sentences))) return parent.stems.has(noun);
  // The noun stands close by: wrong only when another number counted it in this very sentence.
  const countedByOther = origins.some(({ quantities }) =>
    quantities
      .slice(0, MOST_PLACES)
      .some((other) => other.item.noun === noun && factKey(other.item) !== factKey(item) && isFact(other)),
  );
  return countedByOther && !own.some((place) => isNear(place, noun, stemOf));
}

/** In the sentence or in one next to it. */
function standsAround(at: number, noun: string, sentences: readonly ReadSentence[]): boolean {
  return [at - 1, at, at + 1].some((each) => sentences[each]?.stems.has(noun) === true);
}

/** Within a few words of the number, with no other number between them. */
function isNear({ found, sentence }: Place, noun: string, stemOf: Stemmer): boolean {
  const { words, quantities } = sentence;
  const at = words.findIndex(({ span }) => span.start >= found.item.span.start);
  const others = quantities.filter((other) => other !== found);
  return words.slice(Math.max(0, at - NEAR), at + NEAR).some((word) => {
    if (stemOf(word.lower) !== noun) return false;
    return !others.some(({ item }) => isBetween(item.span, found.item.span, word.span));
  });
}

function isBetween(middle: Span, a: Span, b: Span): boolean {
  return middle.start >= Math.min(a.start, b.start) && middle.end <= Math.max(a.end, b.end);
}
