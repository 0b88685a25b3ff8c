import type { ShownWords } from '@palimpsest/contracts';
import * as feedbackAsks from '../builtin/feedback/read-asks.ts';
import * as feedbackGeneral from '../builtin/feedback/read-general.ts';
import * as feedbackInsertions from '../builtin/feedback/read-insertions.ts';
import * as feedbackParts from '../builtin/feedback/read-part.ts';
import * as feedbackQuoted from '../builtin/feedback/read-quoted.ts';
import * as feedbackReplacements from '../builtin/feedback/read-replacements.ts';
import * as activeVoice from '../builtin/operations/active-voice.ts';
import * as doubleNegatives from '../builtin/operations/double-negatives.ts';
import * as insertWords from '../builtin/operations/insert-words.ts';
import * as labelParts from '../builtin/operations/label-parts.ts';
import * as namePronoun from '../builtin/operations/name-pronoun.ts';
import * as numberSteps from '../builtin/operations/number-steps.ts';
import * as removeWords from '../builtin/operations/remove-words.ts';
import * as replaceWords from '../builtin/operations/replace-words.ts';
import * as setting from '../builtin/operations/setting.ts';
import * as stepsToProse from '../builtin/operations/steps-to-prose.ts';
import * as articles from '../builtin/prose/article.ts';
import * as clauses from '../builtin/prose/clauses.ts';
import * as layout from '../builtin/prose/layout.ts';
import * as lockedSpans from '../builtin/prose/locked-spans.ts';
import * as commonNouns from '../builtin/prose/names.ts';
import * as nounPhrases from '../builtin/prose/noun-phrases.ts';
import * as orders from '../builtin/prose/orders.ts';
import * as splitPoints from '../builtin/prose/split-points.ts';
import * as numberWords from '../builtin/rewrite-problem.ts';
import * as hardWords from '../builtin/words/hard-words.ts';
import * as meanings from '../builtin/words/meanings.ts';
import * as misspellings from '../builtin/words/misspellings.ts';
import * as plainWords from '../builtin/words/plain-words.ts';
import * as verbs from '../builtin/words/verbs.ts';

export const writerWords: Readonly<Record<string, ShownWords>> = {
  'feedback-asks': {
    words: feedbackAsks,
    about: 'Wording of feedback that asks to take away or to add a part.',
  },
  'feedback-general': {
    words: feedbackGeneral,
    about:
      'Wording of feedback in general terms, what each asks for, and wishes that call for something new.',
  },
  'feedback-insertions': {
    words: feedbackInsertions,
    about: 'Wording of feedback that asks to put words in.',
  },
  'feedback-parts': { words: feedbackParts, about: 'How feedback names the part of a problem it is about.' },
  'feedback-quoted': {
    words: feedbackQuoted,
    about: 'Wording of feedback about words it quotes: to explain, cut, stress or spell them.',
  },
  'feedback-replacements': {
    words: feedbackReplacements,
    about: 'Wording of feedback that asks for other words in place of some.',
  },
  'active-voice': { words: activeVoice, about: 'How a passive sentence that names who acts is known.' },
  'double-negatives': {
    words: doubleNegatives,
    about: 'What a double negative becomes, and where it stays.',
  },
  'insert-words': { words: insertWords, about: 'Where words to be put in may go.' },
  'label-parts': { words: labelParts, about: 'Where the next question of a problem begins.' },
  'name-pronoun': { words: namePronoun, about: 'Which pronouns may be replaced by a name.' },
  'number-steps': { words: numberSteps, about: 'How a series of steps is known that may be numbered.' },
  'remove-words': { words: removeWords, about: 'Asides that may go with the words they stand with.' },
  'replace-words': { words: replaceWords, about: 'Possessives beside a word that is replaced.' },
  setting: {
    words: setting,
    about: 'What sets the scene, and what belongs to the question and stays there.',
  },
  'steps-to-prose': { words: stepsToProse, about: 'Labels of hints, which are support.' },
  articles: { words: articles, about: 'Words before which "a" and "an" go by the sound.' },
  clauses: { words: clauses, about: 'What may be the subject of a clause.' },
  layout: { words: layout, about: 'How options and lettered parts are known.' },
  'locked-spans': {
    words: lockedSpans,
    about: 'What inside a text is never rewritten: formulas, code, addresses, numbers, blanks.',
  },
  'common-nouns': {
    words: commonNouns,
    about: 'Endings of nouns that are no names although they stand first.',
  },
  'noun-phrases': { words: nounPhrases, about: 'How the thing a sentence speaks of is found.' },
  orders: { words: orders, about: 'Words of order, and the verbs of steps.' },
  'split-points': { words: splitPoints, about: 'Where a long sentence may not be split.' },
  'number-words': { words: numberWords, about: 'Numbers in words: a rewrite brings no new one in.' },
  'hard-words': {
    words: hardWords,
    about: 'Words too hard for a grade and the easier ones, and wordy phrases.',
  },
  meanings: { words: meanings, about: 'What words mean, for feedback that asks to explain one.' },
  misspellings: { words: misspellings, about: 'Frequent misspellings and how they are spelt.' },
  'plain-words': { words: plainWords, about: 'How a hard word is found in all its forms.' },
  verbs: { words: verbs, about: 'Verbs and their forms.' },
};
