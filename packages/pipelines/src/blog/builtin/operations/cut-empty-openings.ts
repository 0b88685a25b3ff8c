import type { Operation } from '../operation.ts';
import { replacePhrases } from '../phrase-edits.ts';
import { EMPTY_OPENINGS } from '../words/stock-phrases.ts';

const LONGEST = 9;

/** Cuts signposts and stock phrases at the start of sentences. */
export const cutEmptyOpenings: Operation = {
  id: 'cut-empty-openings',
  propose: (post) =>
    replacePhrases(
      post,
      (phrase) => EMPTY_OPENINGS.has(phrase),
      LONGEST,
      ({ at, phrase, sentence, length }) => {
        const last = sentence.words[at + length - 1];
        const next = sentence.words[at + length];
        if (at !== 0 || last === undefined || next === undefined) return null;
        // "Certainly the best" is no signpost: without its comma only a clause in "that" is one.
        const hasComma = sentence.block.text.slice(last.span.end, next.span.start) === ', ';
        return hasComma || phrase.endsWith(' that') ? '' : null;
      },
    ),
};
