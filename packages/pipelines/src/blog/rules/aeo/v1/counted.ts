import type { Quantity } from '@palimpsest/kernel/text';

/** Numbers that say how much or how many: with a unit or a noun, a percentage, an amount of money, a full date. */
export function isCounted(quantity: Quantity, text: string): boolean {
  switch (quantity.kind) {
    case 'percent':
    case 'money':
    case 'date':
      return true;
    case 'number':
      return (
        !isYear(quantity) &&
        (quantity.unit !== null || quantity.noun !== null) &&
        !isLoneOne(quantity) &&
        !isLabel(quantity, text)
      );
    default:
      return false;
  }
}

/** "Section 12" and "part two" number a thing, they do not count it. */
export const LABEL =
  /\b(?:chapter|day|figure|item|level|line|lines|number|page|part|phase|pool|port|round|section|step|table|title|version|volume)\s$/i;

function isLabel({ span }: Quantity, text: string): boolean {
  return LABEL.test(text.slice(Math.max(0, span.start - 12), span.start));
}

/** "One part of it" counts nothing. */
function isLoneOne({ value, written, unit }: Quantity): boolean {
  return value === '1' && written === 'words' && unit === null;
}

function isYear({ value, written, unit }: Quantity): boolean {
  return written === 'digits' && unit === null && /^(19|20)\d\d$/.test(value);
}
