import { ASK_WEIGHTS } from './ask-weights.ts';
import { CHOICE_WEIGHTS } from './choice-weights.ts';
import { CONCEPT_WEIGHTS } from './concept-weights.ts';
import { LINK_WEIGHTS } from './link-weights.ts';
import { readSparse, type SparseTable } from './sparse-table.ts';

let concepts: SparseTable | undefined;
let asks: SparseTable | undefined;
let links: SparseTable | undefined;
let choices: SparseTable | undefined;

/** What speaks for a concept by its own words, read on first use. */
export function conceptTable(): SparseTable {
  concepts ??= readSparse(CONCEPT_WEIGHTS);
  return concepts;
}

/** What speaks for each concept by everything else a message says, read on first use. */
export function linkTable(): SparseTable {
  links ??= readSparse(LINK_WEIGHTS);
  return links;
}

/** What speaks for a concept by its own words and by its links together, read on first use. */
export function choiceTable(): SparseTable {
  choices ??= readSparse(CHOICE_WEIGHTS);
  return choices;
}

/** What speaks for each ask, read on first use. */
export function askTable(): SparseTable {
  asks ??= readSparse(ASK_WEIGHTS);
  return asks;
}
