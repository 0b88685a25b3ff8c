import { isStopWord } from '@palimpsest/kernel/text';
import type { Operation } from '../operation.ts';
import { type FoundPhrase, replacePhrases } from '../phrase-edits.ts';
import { FILLER_WORDS, SHORT_FOR_WORDY } from '../words/stock-phrases.ts';
import { wordSet } from '../words/word-list.ts';

const LONGEST = 6;
/** Next to these a filler carries meaning: "not very", "how quite", "the very same". */
export const KEEPS = wordSet(
  "not isn't aren't wasn't weren't don't doesn't didn't never how the too so as this that no nor cannot can't",
);
/** "many" and "several" want things that can be counted. */
const COUNTING = wordSet('many several');
export const MASS = wordSet(
  'work time money effort information data help research value interest feedback support people',
);

/** Cuts filler words and shortens wordy phrases. */
export const cutFillers: Operation = {
  id: 'cut-fillers',
  propose: (post) =>
    replacePhrases(
      post,
      (phrase) => SHORT_FOR_WORDY.has(phrase) || FILLER_WORDS.has(phrase),
      LONGEST,
      shorten,
    ),
};

function shorten(found: FoundPhrase): string | null {
  const { phrase, sentence, at, length } = found;
  const before = sentence.words[at - 1]?.lower.replaceAll('’', "'");
  const after = sentence.words[at + length]?.lower;
  if (after === undefined) return null;
  const short = SHORT_FOR_WORDY.get(phrase);
  if (short === undefined) return dropsFiller(before, after) && at > 0 ? '' : null;
  if (COUNTING.has(short))
    return after.endsWith('s') && !MASS.has(after) && before !== 'quite' ? short : null;
  return short;
}

/** A filler may go when a content word follows and nothing before it depends on it. */
function dropsFiller(before: string | undefined, after: string): boolean {
  return !isStopWord(after) && before !== undefined && !KEEPS.has(before);
}
