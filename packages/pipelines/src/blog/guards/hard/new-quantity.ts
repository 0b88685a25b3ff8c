import type { Span } from '@palimpsest/contracts';
import type { Quantity } from '@palimpsest/kernel/text';
import { type BlogGuard, problemAt } from '../blog-guard.ts';
import { factKey, isFact, valuesOf } from '../quantity-facts.ts';
import type { Placed, ReadText } from '../read-text.ts';
import { STATISTIC_FAMILIES } from '../words/number-talk.ts';

export const newQuantity: BlogGuard = {
  id: 'new-quantity',
  severity: 'hard',
  summary: 'Every number, date, percentage, amount and statistic is in the original.',
  why: 'An invented figure is the commonest way in which a model makes a text sound better and wrong.',
  check: ({ parent, child }) => {
    const known = valuesOf(parent);
    const added = child.quantities.filter(
      (found) => isFact(found) && !known.has(factKey(found.item)) && !countsAList(found, child),
    );
    return [
      ...problemAt(
        'A number, date or amount is not in the original.',
        added.map(({ source }) => source),
      ),
      ...problemAt('A statistic in words is not in the original.', newStatistics(parent, child, known)),
    ];
  },
};

/** "Three ways" over a list of three says nothing new. */
function countsAList({ item, passage }: Placed<Quantity>, { document }: ReadText): boolean {
  if (item.kind !== 'number' || !/^(?:[2-9]|1[0-2])$/.test(item.value)) return false;
  const at = document.blocks.indexOf(passage.block);
  let listId: number | undefined;
  let items = 0;
  for (const block of document.blocks.slice(at + 1, at + 40)) {
    if (block.kind === 'heading' && listId !== undefined) break;
    if (block.kind !== 'list-item' || block.depth > 1) continue;
    if (listId !== undefined && block.listId !== listId) break;
    listId = block.listId;
    items += 1;
  }
  return items === Number(item.value);
}

function newStatistics(parent: ReadText, child: ReadText, known: ReadonlySet<string>): Span[] {
  const unknown = new Set<string>();
  for (const { words, values } of STATISTIC_FAMILIES) {
    if (!words.some((word) => child.vocabulary.has(word))) continue;
    if (words.some((word) => parent.vocabulary.has(word)) || values.some((value) => known.has(value)))
      continue;
    for (const word of words) unknown.add(word);
  }
  if (unknown.size === 0) return [];
  return child.passages.flatMap((passage) =>
    passage.words.filter(({ lower }) => unknown.has(lower)).map(({ span }) => passage.toSource(span)),
  );
}
