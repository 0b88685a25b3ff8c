import { RESULT_VERBS } from './words/result-verbs.ts';
import { isVerbForm } from './words/verbs.ts';
import { wordSet } from './words/word-list.ts';

export type Tense = 'present' | 'past';

export const PRESENT_HELPERS = wordSet(
  "is are am has have can will do does may might should must shall would could isn't aren't can't don't doesn't won't",
);
export const PAST_FORMS = wordSet(`
  was were had did made built gave took led ran came went began brought bought chose drew felt found got grew held
  kept knew lost met paid said sat saw sent spent spoke stood taught told thought won wrote wasn't weren't didn't
`);
/** Behind these a word in -ed tells what something is like: "a shared kitchen". */
export const BEFORE_ADJECTIVE = wordSet(`
  a an the this that these those my your his her its our their no some any each every more most less of in with by
  for from on at into about very so and or newly well highly
`);
/** Behind these a past form is a participle. */
export const HELPERS = wordSet('is are am was were be been being has have had get gets got');
const PLAIN_SUBJECTS = wordSet('i we you they');
const PRESENT_FORMS: ReadonlySet<string> = new Set([...RESULT_VERBS.values()].map(({ present }) => present));

/** The tense of a main clause as its verbs show it; null where they show none, or both. */
export function tenseOf(lower: readonly string[]): Tense | null {
  let present = false;
  let past = false;
  lower.forEach((word, i) => {
    const before = lower[i - 1] ?? '';
    const plain = word.replaceAll('’', "'");
    if (PRESENT_HELPERS.has(plain) || /'(?:re|ve|ll)$/.test(plain)) present = true;
    else if (PAST_FORMS.has(plain)) past ||= !HELPERS.has(before);
    // "We keep": after such a subject the plain form is the verb of the clause.
    else if (PLAIN_SUBJECTS.has(before) && isVerbForm(word) && !word.endsWith('ed')) present = true;
    else if (
      word.endsWith('s') &&
      !BEFORE_ADJECTIVE.has(before) &&
      (PRESENT_FORMS.has(word) || isVerbForm(word))
    )
      present = true;
    else if (
      word.endsWith('ed') &&
      word.length > 4 &&
      i > 0 &&
      !BEFORE_ADJECTIVE.has(before) &&
      isVerbForm(word)
    )
      past ||= !HELPERS.has(before);
  });
  if (present === past) return null;
  return past ? 'past' : 'present';
}
