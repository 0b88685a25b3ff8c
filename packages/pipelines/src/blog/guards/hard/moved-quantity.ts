import type { Span } from '@palimpsest/contracts';
import type { Quantity } from '@palimpsest/kernel/text';
import { type BlogGuard, problemAt } from '../blog-guard.ts';
import { contextOf, likeness } from '../context.ts';
import { countsOther, MOST_PLACES, type Place, placesByValue } from '../counted-nouns.ts';
import { countsAnother, countsTheSame } from '../counted-phrase.ts';
import { factKey, isFact } from '../quantity-facts.ts';
import { isLimitedAnew, isTurned } from '../quantity-turns.ts';
import type { Placed, ReadSentence, Stemmer } from '../read-text.ts';
import type { Rewrite } from '../rewrite.ts';
import { movedRows } from '../table-rows.ts';
import { exchangedWords, hasOtherThing, type TellsApart, tellingApart } from '../told-apart.ts';
import { wordChanges } from '../word-changes.ts';

/** A sentence with more numbers than this is a table; the first ones tell whether they moved. */
const MOST_CHECKED = 48;
const LIKE_ANOTHER = 0.7;
const LIKE_ANOTHER_SORT = 0.8;
const LIKE_REPLACED = 0.5;
const MORE_LIKE_ANOTHER = 0.3;

export const movedQuantity: BlogGuard = {
  id: 'moved-quantity',
  severity: 'hard',
  summary: 'Every number says the same of the same thing as before.',
  why: 'Two swapped figures are all in the original and still false.',
  check: (rewrite) => {
    const places = placesByValue(rewrite.parent.sentences);
    const moved: Span[] = [];
    const turned: Span[] = [];
    const measured: Span[] = [];
    const tellsApart = tellingApart(rewrite.parent, rewrite.stemOf);
    for (const [at, sentence] of rewrite.child.sentences.entries()) {
      if (rewrite.alignment.verbatim[at] || sentence.quantities.length === 0) continue;
      const origins = (rewrite.alignment.origins[at] ?? []).map(
        (origin) => rewrite.parent.sentences[origin] as ReadSentence,
      );
      const [single] = origins;
      if (
        single !== undefined &&
        single.frame === sentence.frame &&
        sentence.passage.block.kind !== 'heading'
      ) {
        for (const span of changedInFrame(sentence, single)) moved.push(span);
        continue;
      }
      if (saysOfAnother(sentence, origins, tellsApart, rewrite.stemOf)) {
        moved.push(sentence.passage.toSource(sentence.span));
        continue;
      }
      const replaced = replacedValues(at, origins, rewrite);
      for (const found of sentence.quantities.slice(0, MOST_CHECKED)) {
        const own = isFact(found) ? (places.get(factKey(found.item)) ?? []) : [];
        if (own.length === 0) continue;
        const aligned = alignedPlaces(found, at, rewrite);
        const compared = aligned.length > 0 ? aligned : own;
        const near = aligned.filter((place) => wordChanges(place.sentence, sentence) !== null);
        if (isTurned(found, compared) || (near.length > 0 && isLimitedAnew(found, near)))
          turned.push(found.source);
        else if (hasOtherUnit(found.item, compared)) measured.push(found.source);
        else if (
          isSwapped(found, sentence, own, origins, replaced) ||
          (countsOther(found, compared, origins, rewrite) &&
            !countsTheSame(found, sentence, near, rewrite.stemOf)) ||
          (near.length > 0 && countsAnother(found, sentence, near, rewrite.stemOf))
        )
          moved.push(found.source);
      }
    }
    return [
      ...problemAt('A number of the original now belongs to something else.', moved),
      ...problemAt('A limit on a number was turned round.', turned),
      ...problemAt('A number has another unit than in the original.', measured),
      ...problemAt(
        'A table row with numbers is missing or changed. The spans point into the original.',
        movedRows(rewrite.parent, rewrite.child),
      ),
    ];
  },
};

/** Where a value stands in the sentences that this one was made of. As often as here: the one at the same turn. */
function alignedPlaces(found: Placed<Quantity>, at: number, { alignment, parent, child }: Rewrite): Place[] {
  const key = factKey(found.item);
  const same = ({ quantities }: ReadSentence) =>
    quantities.slice(0, MOST_CHECKED).filter(({ item }) => factKey(item) === key);
  const places = (alignment.origins[at] ?? []).flatMap((origin) => {
    const sentence = parent.sentences[origin] as ReadSentence;
    return same(sentence).map((each) => ({ found: each, sentence, at: origin }));
  });
  const sentence = child.sentences[at] as ReadSentence;
  const here = same(sentence);
  const turn = places.length === here.length ? places[here.indexOf(found)] : undefined;
  return turn !== undefined && wordChanges(turn.sentence, sentence) !== null ? [turn] : places;
}

/** The numbers stayed, and the sentence is about something else. */
function saysOfAnother(
  sentence: ReadSentence,
  origins: readonly ReadSentence[],
  tellsApart: TellsApart,
  stemOf: Stemmer,
): boolean {
  if (!sentence.quantities.some(isFact) || sentence.passage.block.kind === 'heading') return false;
  return origins.some((origin) => {
    if (exchangedWords(origin, sentence) !== null) return true;
    const changes = wordChanges(origin, sentence);
    return changes !== null && hasOtherThing(changes, tellsApart, stemOf);
  });
}

/** In a sentence that is otherwise the same each number has its place. New and lost ones have their own guards. */
function changedInFrame(sentence: ReadSentence, origin: ReadSentence): Span[] {
  if (sentence.quantities.length !== origin.quantities.length) return [];
  return sentence.quantities
    .filter(({ item }, at) => {
      const before = origin.quantities[at]?.item as Quantity;
      if (factKey(item) !== factKey(before)) return true;
      return item.unit !== null && before.unit !== null && item.unit !== before.unit;
    })
    .map(({ source }) => source);
}

/** Values of the original's sentences that neither this sentence nor another made of them has. */
function replacedValues(
  at: number,
  origins: readonly ReadSentence[],
  { alignment, child }: Rewrite,
): Set<string> {
  const kept = new Set<string>();
  const parts = new Set(
    (alignment.origins[at] ?? []).flatMap((origin) => alignment.counterparts[origin] ?? []),
  );
  for (const part of [...parts].slice(0, MOST_PLACES))
    for (const { item } of child.sentences[part]?.quantities ?? []) kept.add(factKey(item));
  const values = origins.flatMap(({ quantities }) => quantities.map(({ item }) => factKey(item)));
  return new Set(values.filter((value) => !kept.has(value)));
}

/** It stands where another value stood, and not where it stood itself. */
function isSwapped(
  found: Placed<Quantity>,
  sentence: ReadSentence,
  own: readonly Place[],
  origins: readonly ReadSentence[],
  replaced: ReadonlySet<string>,
): boolean {
  const isGuest = !origins.some(({ quantities }) =>
    quantities.some(({ item }) => factKey(item) === factKey(found.item)),
  );
  const here = contextOf(sentence, found.item.span, spansOf(sentence));
  let another = 0;
  for (const origin of origins) {
    for (const other of origin.quantities.slice(0, MOST_PLACES)) {
      if (factKey(other.item) === factKey(found.item)) continue;
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

function spansOf(sentence: ReadSentence): Span[] {
  return sentence.quantities.slice(0, 64).map(({ item }) => item.span);
}

/** Years, shares, amounts and counts do not take each other's places. */
function sortOf({ kind, value, unit, noun }: Quantity): string {
  if (kind === 'number' && unit === null && noun === null && /^(?:19|20)\d\d$/.test(value)) return 'year';
  return kind;
}

function hasOtherUnit({ unit, kind }: Quantity, own: readonly Place[]): boolean {
  if (unit === null || kind !== 'number') return false;
  return own.every(({ found }) => found.item.unit !== null && found.item.unit !== unit);
}
