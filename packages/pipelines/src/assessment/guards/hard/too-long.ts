import { countWords } from '@palimpsest/kernel/text';
import { type AssessmentGuard, objectionIf } from '../assessment-guard.ts';

export const MOST_LONGER = 0.6;
/** Support takes words, but a text three times as long is another task. */
export const MOST_LONGER_WITH_SUPPORT = 2;

/** In a text of a few words a share means nothing: this many more words, and their letters, are always allowed. */
export const ALWAYS_ALLOWED_WORDS = 6;
const LETTERS_OF_WORD = 7;

export const tooLong: AssessmentGuard = {
  id: 'too-long',
  severity: 'hard',
  summary: 'The text is at most 60% longer, or three times as long where more scaffolding was asked for.',
  why: 'More to read is more to do; only a request for scaffolding asks for that.',
  liftedByReplace: false,
  check: ({ before, after, allows, unread }) => {
    if (unread)
      return objectionIf(true, 'The text is longer than 100,000 characters and was not read to its end.');
    const most = 1 + (allows.scaffolding === 'increase' ? MOST_LONGER_WITH_SUPPORT : MOST_LONGER);
    const asked = allows.added.size;
    const wordsBefore = countWords(before.source);
    const lengthBefore = before.source.trim().length;
    // Words that the feedback gives in quotes were asked for and do not count.
    const added = [...allows.added].reduce((sum, word) => sum + word.length + 1, 0);
    const wrong =
      countWords(after.source) > Math.max(wordsBefore * most, wordsBefore + ALWAYS_ALLOWED_WORDS) + asked ||
      after.source.trim().length >
        Math.max(lengthBefore * most, lengthBefore + ALWAYS_ALLOWED_WORDS * LETTERS_OF_WORD) + added;
    return objectionIf(wrong, 'The text is too much longer than the problem.');
  },
};
