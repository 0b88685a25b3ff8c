import { wordList } from '@palimpsest/kernel/text';

export const QUESTION_WORDS = wordList(`what why how who when where which whose what's who's where's how's`);

/** What follows a question word in a heading that asks without a question mark. */
export const VERBS_AFTER_QUESTION = wordList(
  `is are was were do does did can could should would will has have had i you we they it to the a an our your this`,
);
