import { wordList } from '@palimpsest/kernel/text';

/** Words of titles that do not name a subject. */
export const EMPTY_TITLE_WORDS = wordList(
  `part parts series new introducing introduction announcing announcement welcome today post blog update updates here
  meet using use used way ways get getting make making let's really best better great good things thing`,
);
