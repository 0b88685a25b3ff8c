import type { Span } from '@palimpsest/contracts';

export type QuantityKind =
  | 'number'
  | 'percent'
  | 'money'
  | 'date'
  | 'time'
  | 'ordinal'
  | 'version'
  /** A phone number, an ISBN, a file number: digits that identify and do not count. */
  | 'identifier';

export interface Quantity {
  readonly kind: QuantityKind;
  /** Canonical: '1000', '0.25', '1/3', '2024-05-03', '05-03', '2024-05', '15:00', 'USD 20', '12%', '1990s'. */
  readonly value: string;
  /** The unit right behind it, canonical and singular: 'km', 'hour', '%'. */
  readonly unit: string | null;
  /** The stem of what it counts, so that a number that moved to another noun can be noticed. */
  readonly noun: string | null;
  readonly written: 'digits' | 'words';
  readonly span: Span;
}
