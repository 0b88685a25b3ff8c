import type { Span } from '@palimpsest/contracts';
import type { Quantity } from '@palimpsest/kernel/text';
import { type BlogGuard, problemAt } from '../blog-guard.ts';
import { countsOther, type Place, placesByValue } from '../counted-nouns.ts';
import { countsAnother, countsTheSame } from '../counted-phrase.ts';
import { factKey, isFact } from '../quantity-facts.ts';
import { isLimitedAnew, isTurned } from '../quantity-turns.ts';
import type { Placed, ReadSentence, Stemmer } from '../read-text.ts';
import type { Rewrite } from '../rewrite.ts';
import { isRowReordered } from '../row-order.ts';
import { isSwapped, replacedValues } from '../swapped-quantity.ts';
import { movedRows } from '../table-rows.ts';
import { exchangedWords, hasOtherThing, type TellsApart, tellingApart } from '../told-apart.ts';
import { wordChanges } from '../word-changes.ts';

/** A sentence with more numbers than this is a table; the first ones tell whether they moved. */
const MOST_CHECKED = 48;

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
      if (single !== undefined && isRowReordered(single, sentence)) continue;
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
          isSwapped(found, sentence, own, origins, replaced, rewrite.stemOf) ||
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

function hasOtherUnit({ unit, kind }: Quantity, own: readonly Place[]): boolean {
  if (unit === null || kind !== 'number') return false;
  return own.every(({ found }) => found.item.unit !== null && found.item.unit !== unit);
}
