import { wordList } from '@palimpsest/kernel/text';

/** Present-tense forms that link a subject to what it is. */
export const COPULAS = wordList("is are isn't aren't");

/** What follows such a form when the sentence says what something is. */
export const AFTER_COPULA = wordList(
  `a an the to one any what how when where made used designed built meant called known part about simply
  essentially basically just both two three four five six not no only another our`,
);

/** Verbs by which a sentence says what something means, does or needs. */
export const DEFINING_VERBS = wordList(
  `means refers consists describes defines represents serves helps allows lets enables provides offers gives makes
  includes contains comprises requires supports ensures aims creates brings combines replaces uses connects improves
  reduces saves explains involves`,
);

/** The same after a plural; these define only right behind a word of content. */
export const PLURAL_DEFINING_VERBS = wordList(
  `mean refer consist describe define represent serve help allow let enable provide offer include contain require
  support ensure combine replace connect improve reduce`,
);

/** Subjects that only point backwards: what they define is not named. */
export const POINTING_SUBJECTS = wordList(
  `it this that there here these those they he she we i you who which what everything nothing something it's that's
  there's as`,
);
