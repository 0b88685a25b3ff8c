import type { Span } from '@palimpsest/contracts';
import type { Quantity } from '@palimpsest/kernel/text';
import { type BlogGuard, problemAt } from '../blog-guard.ts';
import { contextOf, likeness } from '../context.ts';
import { countsOther, MOST_PLACES, type Place, placesByValue } from '../counted-nouns.ts';
import { factKey, isFact } from '../quantity-facts.ts';
import type { Placed, ReadSentence } from '../read-text.ts';
import type { Rewrite } from '../rewrite.ts';
import { movedRows } from '../table-rows.ts';
import { LOWER_BOUNDS, UPPER_BOUNDS } from '../words/number-talk.ts';

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
      const replaced = replacedValues(at, origins, rewrite);
      for (const found of sentence.quantities.slice(0, MOST_CHECKED)) {
        const own = isFact(found) ? (places.get(factKey(found.item)) ?? []) : [];
        if (own.length === 0) continue;
        if (isTurned(found, own)) turned.push(found.source);
        else if (hasOtherUnit(found.item, own)) measured.push(found.source);
        else if (
          isSwapped(found, sentence, own, origins, replaced) ||
          countsOther(found, own, origins, rewrite)
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

function isTurned({ item, passage }: Placed<Quantity>, own: readonly Place[]): boolean {
  const bound = boundOf(passage.text, item.span);
  if (bound === null) return false;
  return own.every((place) => {
    const before = boundOf(place.found.passage.text, place.found.item.span);
    return before !== null && before !== bound;
  });
}

function boundOf(text: string, { start }: Span): 'lower' | 'upper' | null {
  const before = text.slice(Math.max(0, start - 24), start);
  if (/\bno(?:t)? (?:more|less|fewer) than\s(?:the\s)?$/i.test(before))
    return /\bmore than/i.test(before) ? 'upper' : 'lower';
  if (LOWER_BOUNDS.test(before)) return 'lower';
  return UPPER_BOUNDS.test(before) ? 'upper' : null;
}
