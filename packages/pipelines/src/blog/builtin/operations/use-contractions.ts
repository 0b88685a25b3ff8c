import type { Operation } from '../operation.ts';
import { type FoundPhrase, replacePhrases } from '../phrase-edits.ts';
import { CONTRACTIONS } from '../words/contractions.ts';
import { isVerbForm } from '../words/verbs.ts';
import { wordSet } from '../words/word-list.ts';

/** After these "that is" and "we have" are no helpers: "all that is", "what we have to". */
export const KEEPS_FULL = wordSet(
  'all what everything anything something nothing than as where how who which thing things whether',
);
export const TO_BE_FULL = wordSet('to a an the no some any many more our your their its not been');

/** Writes "it's" and "don't" where the post has the full forms. */
export const useContractions: Operation = {
  id: 'use-contractions',
  propose(post) {
    const curly = post.document.source.includes('’');
    return replacePhrases(
      post,
      (phrase) => CONTRACTIONS.has(phrase),
      2,
      (found) => {
        const short = contract(found);
        return short === null || !curly ? short : short.replace("'", '’');
      },
    );
  },
};

function contract({ phrase, sentence, at, length }: FoundPhrase): string | null {
  const next = sentence.words[at + length];
  const last = sentence.words[at + length - 1];
  if (next === undefined || last === undefined) return null;
  // Before a stop or a comma the verb bears the stress.
  if (sentence.block.text.slice(last.span.end, next.span.start) !== ' ') return null;
  const before = sentence.words[at - 1]?.lower ?? '';
  if (KEEPS_FULL.has(before) || /^(?:is|are|was|were|and|or|but)$/.test(next.lower)) return null;
  const isHave = phrase.endsWith(' have');
  if (isHave && (TO_BE_FULL.has(next.lower) || !(isVerbForm(next.lower) || next.lower === 'been')))
    return null;
  // "that is" inside a sentence mostly opens a relative clause.
  if (phrase === 'that is' && at > 0) return null;
  return CONTRACTIONS.get(phrase) ?? null;
}
