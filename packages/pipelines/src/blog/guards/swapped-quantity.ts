import type { Span } from '@palimpsest/contracts';
import type { Quantity } from '@palimpsest/kernel/text';
import { contextOf, likeness } from './context.ts';
import { MOST_PLACES, type Place } from './counted-nouns.ts';
import { countsTheSame } from './counted-phrase.ts';
import { factKey } from './quantity-facts.ts';
import type { Placed, ReadSentence, Stemmer } from './read-text.ts';
import type { Rewrite } from './rewrite.ts';
import { standInRow } from './row-order.ts';

const LIKE_ANOTHER = 0.7;
const LIKE_ANOTHER_SORT = 0.8;
const LIKE_REPLACED = 0.5;
const MORE_LIKE_ANOTHER = 0.3;
/** A sentence with more numbers than this is a table. */
const MOST_KEPT = 64;

/** Values of the original's sentences that neither this sentence nor another made of them has. */
export function replacedValues(
  at: number,
  origins: readonly ReadSentence[],
  { alignment, child }: Rewrite,
): Set<string> {
  const kept = new Set<string>();
  const parts = (alignment.origins[at] ?? []).flatMap((origin) =>
    (alignment.counterparts[origin] ?? []).slice(0, MOST_PLACES),
  );
  for (const part of new Set([at, ...parts]))
    for (const { item } of (child.sentences[part]?.quantities ?? []).slice(0, MOST_KEPT))
      kept.add(factKey(item));
  const values = origins.flatMap(({ quantities }) =>
    quantities.slice(0, MOST_PLACES).map(({ item }) => factKey(item)),
  );
  return new Set(values.filter((value) => !kept.has(value)));
}

/** It stands where another value stood, and not where it stood itself. */
export function isSwapped(
  found: Placed<Quantity>,
  sentence: ReadSentence,
  own: readonly Place[],
  origins: readonly ReadSentence[],
  replaced: ReadonlySet<string>,
  stemOf: Stemmer,
): boolean {
  const isGuest = !origins.some(({ quantities }) =>
    quantities.some(({ item }) => factKey(item) === factKey(found.item)),
  );
  if (isGuest && tookThePlace(found.item, sentence, own, origins, replaced)) return true;
  const here = contextOf(sentence, found.item.span, spansOf(sentence));
  let another = 0;
  for (const origin of origins) {
    for (const other of origin.quantities.slice(0, MOST_PLACES)) {
      if (factKey(other.item) === factKey(found.item)) continue;
      if (keepsItsThing(found, sentence, other, origin, stemOf)) continue;
      const like = likeness(here, contextOf(origin, other.item.span, spansOf(origin)));
      const least = sortOf(other.item) === sortOf(found.item) ? LIKE_ANOTHER : LIKE_ANOTHER_SORT;
      if (like >= (isGuest && replaced.has(factKey(other.item)) ? LIKE_REPLACED : least))
        another = Math.max(another, like);
    }
  }
  if (another === 0) return false;
  const itself = own.map((place) =>
    likeness(here, contextOf(place.sentence, place.found.item.span, spansOf(place.sentence))),
  );
  return another - Math.max(...itself) >= MORE_LIKE_ANOTHER;
}

/** "12 bikes" became "30 bikes", which the original says in a sentence that is less like this one. */
function tookThePlace(
  item: Quantity,
  sentence: ReadSentence,
  own: readonly Place[],
  origins: readonly ReadSentence[],
  replaced: ReadonlySet<string>,
): boolean {
  const like = origins.filter(({ quantities }) =>
    quantities
      .slice(0, MOST_PLACES)
      .some((other) => replaced.has(factKey(other.item)) && countAlike(other.item, item)),
  );
  if (like.length === 0) return false;
  const most = Math.max(...like.map((origin) => sharedWords(sentence, origin)));
  return own.every((place) => sharedWords(sentence, place.sentence) < most);
}

function countAlike(a: Quantity, b: Quantity): boolean {
  if (a.kind !== b.kind) return false;
  return a.noun === null ? a.unit !== null && a.unit === b.unit : a.noun === b.noun;
}

/** Content words apart from numbers. */
function sharedWords(a: ReadSentence, b: ReadSentence): number {
  return [...a.stems].filter((stem) => b.stems.has(stem) && !/^\d/.test(stem)).length;
}

/** "3 carts and 12 bikes" for "12 bikes and 3 carts": each stands where the other stood, and counts what it counted. */
function keepsItsThing(
  found: Placed<Quantity>,
  sentence: ReadSentence,
  other: Placed<Quantity>,
  origin: ReadSentence,
  stemOf: Stemmer,
): boolean {
  const before = origin.quantities.find(({ item }) => factKey(item) === factKey(found.item));
  const now = sentence.quantities.find(({ item }) => factKey(item) === factKey(other.item));
  if (before === undefined || now === undefined) return false;
  if (!standInRow(found, now, sentence) || !standInRow(before, other, origin)) return false;
  const place = (each: Placed<Quantity>): Place[] => [{ found: each, sentence: origin, at: 0 }];
  return (
    countsTheSame(found, sentence, place(before), stemOf) &&
    !countsTheSame(found, sentence, place(other), stemOf)
  );
}

function spansOf(sentence: ReadSentence): Span[] {
  return sentence.quantities.slice(0, 64).map(({ item }) => item.span);
}

/** Years, shares, amounts and counts do not take each other's places. */
function sortOf({ kind, value, unit, noun }: Quantity): string {
  if (kind === 'number' && unit === null && noun === null && /^(?:19|20)\d\d$/.test(value)) return 'year';
  return kind;
}
