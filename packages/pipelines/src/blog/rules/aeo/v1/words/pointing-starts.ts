import { wordList } from '@palimpsest/kernel/text';

/** Words that point backwards when they open a passage by themselves. */
export const POINTING_WORDS = wordList(
  `this that these those it they them he she his her their its it's that's they're they've he's she's both such
  another others`,
);

/** After `this`, `these` and their like these show that no noun follows. */
export const NO_NOUN_AFTER = wordList(
  `is are was were isn't aren't wasn't weren't has have had hasn't haven't will won't would can can't could may might
  must should does do did doesn't don't didn't means meant makes made helps helped allows allowed lets let gives gave
  also all often usually sometimes really just not never always includes included requires required seems looked
  looks shows showed came comes became goes went works worked led leads resulted results happened happens`,
);

/** Possessives and bare pronouns point backwards whatever follows. */
export const ALWAYS_POINTING = wordList(
  "it they them he she his her their its it's that's they're they've he's she's",
);
