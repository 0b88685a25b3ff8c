import type { Quantity } from '@palimpsest/kernel/text';
import { type BlogGuard, problemAt } from '../blog-guard.ts';
import { factKey, isFact, valuesOf } from '../quantity-facts.ts';
import type { Placed, ReadText } from '../read-text.ts';

export const lostQuantity: BlogGuard = {
  id: 'lost-quantity',
  severity: 'hard',
  summary: 'Every number, date, percentage and amount of the original is still there.',
  why: 'Figures are what a reader comes for, and what a smoothing rewrite drops first. A repetition may go.',
  check: ({ parent, child }) => {
    const kept = valuesOf(child);
    const lost = parent.quantities.filter(
      (found) => isFact(found) && !isKept(found.item, kept) && !isIdiom(found, child),
    );
    return problemAt(
      'A number, date or amount of the original is missing. The spans point into the original.',
      lost.map(({ source }) => source),
    );
  },
};

/** "Two days in a row" are consecutive days. */
function isIdiom({ item, passage }: Placed<Quantity>, { vocabulary }: ReadText): boolean {
  if (
    item.value !== '2' ||
    !/^\s(?:\w{1,20}\s)?in a row\b/.test(passage.text.slice(item.span.end, item.span.end + 40))
  )
    return false;
  return ['consecutive', 'consecutively', 'running', 'successive'].some((word) => vocabulary.has(word));
}

/** A date may be given in two places: the day and month here, the year there. */
function isKept(item: Quantity, kept: ReadonlySet<string>): boolean {
  if (kept.has(factKey(item))) return true;
  if (item.kind !== 'date') return false;
  const [year = '', month = '', day = ''] = item.value.split('-');
  return day !== '' && kept.has(`${month}-${day}`) && kept.has(year);
}
