import type { Operation } from '../operation.ts';
import { type FoundPhrase, replacePhrases } from '../phrase-edits.ts';
import { PLAIN_WORDS } from '../words/plain-words.ts';
import { wordSet } from '../words/word-list.ts';

const LONGEST = 5;
/** After these a word that may be verb or noun is the noun. */
export const NOUN_LEADS = wordSet(`
  the a an this that these those its their our your his her my of no more some any great financial greater political
  for with in and or
`);
const VERB_ENDINGS = /(?:ing|ed|es)$/;

/** Puts plain words in the place of inflated ones. */
export const plainWords: Operation = {
  id: 'plain-words',
  propose: (post) => replacePhrases(post, (phrase) => PLAIN_WORDS.has(phrase), LONGEST, plainFor),
};

function plainFor({ phrase, sentence, at }: FoundPhrase): string | null {
  const word = PLAIN_WORDS.get(phrase);
  if (word === undefined) return null;
  const before = sentence.words[at - 1]?.lower;
  const isNoun = before !== undefined && NOUN_LEADS.has(before) && !VERB_ENDINGS.test(phrase);
  // "this fosters": a plural would not follow "this".
  const isVerb = phrase.endsWith('s') && (before === 'this' || before === 'that');
  if (word.verbOnly && isNoun && !isVerb) return null;
  return word.plain;
}
