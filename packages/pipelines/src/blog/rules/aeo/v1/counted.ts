import type { Quantity } from '@palimpsest/kernel/text';

/** Numbers that say how much or how many: with a unit or a noun, a percentage, an amount of money, a full date. */
export function isCounted(quantity: Quantity): boolean {
  switch (quantity.kind) {
    case 'percent':
    case 'money':
    case 'date':
      return true;
    case 'number':
      return !isYear(quantity) && (quantity.unit !== null || quantity.noun !== null) && !isLoneOne(quantity);
    default:
      return false;
  }
}

/** "One part of it" counts nothing. */
function isLoneOne({ value, written, unit }: Quantity): boolean {
  return value === '1' && written === 'words' && unit === null;
}

function isYear({ value, written, unit }: Quantity): boolean {
  return written === 'digits' && unit === null && /^(19|20)\d\d$/.test(value);
}
