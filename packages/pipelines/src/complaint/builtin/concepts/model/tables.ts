import { ASK_WEIGHTS } from './ask-weights.ts';
import { CONCEPT_WEIGHTS } from './concept-weights.ts';
import { readSparse, type SparseTable } from './sparse-table.ts';

let concepts: SparseTable | undefined;
let asks: SparseTable | undefined;

/** What speaks for a concept, read on first use. */
export function conceptTable(): SparseTable {
  concepts ??= readSparse(CONCEPT_WEIGHTS);
  return concepts;
}

/** What speaks for each ask, read on first use. */
export function askTable(): SparseTable {
  asks ??= readSparse(ASK_WEIGHTS);
  return asks;
}
