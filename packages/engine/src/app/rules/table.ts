import type { WordTableRow } from '@palimpsest/contracts';

/** A list of words or a table of weights behind a rule set. */
export interface Table {
  readonly id: string;
  readonly name: string;
  readonly about: string;
  readonly kind: 'words' | 'weights';
  readonly rows: readonly WordTableRow[];
}
