import { defineRuleSet } from '@palimpsest/kernel';
import type { AssessmentGuard } from './assessment-guard.ts';
import { addressAdded } from './hard/address-added.ts';
import { answerGivenAway } from './hard/answer-given-away.ts';
import { blankChanged } from './hard/blank-changed.ts';
import { bloomMoved } from './hard/bloom-moved.ts';
import { chatPreamble } from './hard/chat-preamble.ts';
import { commentary } from './hard/commentary.ts';
import { comparisonFlipped } from './hard/comparison-flipped.ts';
import { correctAnswerLost } from './hard/correct-answer-lost.ts';
import { emptyOutput } from './hard/empty-output.ts';
import { mentionsFeedback } from './hard/mentions-feedback.ts';
import { nameAdded, nameLost, nameMoved } from './hard/names.ts';
import { negationFlipped } from './hard/negation-flipped.ts';
import { numberAdded, numberLost, unitChanged } from './hard/numbers.ts';
import { optionsChanged } from './hard/options-changed.ts';
import { otherLanguage } from './hard/other-language.ts';
import { otherProblem } from './hard/other-problem.ts';
import { codeChanged, formulaChanged, mediaChanged } from './hard/pieces-changed.ts';
import { quantityMoved } from './hard/quantity-moved.ts';
import { quotedTextChanged } from './hard/quoted-text-changed.ts';
import { MOST_GRADES_UP, readingLevelRaised } from './hard/reading-level-raised.ts';
import { sentenceAdded } from './hard/sentence-added.ts';
import { subQuestionsChanged } from './hard/sub-questions-changed.ts';
import { tableChanged } from './hard/table-changed.ts';
import { taskAddedOrLost } from './hard/task-added-or-lost.ts';
import { MOST_TIME_MOVED, timeMoved } from './hard/time-moved.ts';
import { MOST_LONGER, MOST_LONGER_WITH_SUPPORT, tooLong } from './hard/too-long.ts';
import { truncated } from './hard/truncated.ts';
import { variableChanged } from './hard/variable-changed.ts';
import { wordSwapped } from './hard/word-swapped.ts';
import { wordsGarbled } from './hard/words-garbled.ts';
import { LONGEST_PROBLEM } from './problem-change.ts';
import { toneOutOfBand } from './soft/tone-out-of-band.ts';

/** Every guard on a rewritten problem, in the order in which verdicts are shown. */
export const assessmentGuards: readonly AssessmentGuard[] = [
  emptyOutput,
  truncated,
  chatPreamble,
  commentary,
  mentionsFeedback,
  otherLanguage,
  tooLong,
  timeMoved,
  readingLevelRaised,
  bloomMoved,
  taskAddedOrLost,
  answerGivenAway,
  correctAnswerLost,
  optionsChanged,
  subQuestionsChanged,
  blankChanged,
  tableChanged,
  mediaChanged,
  addressAdded,
  codeChanged,
  formulaChanged,
  variableChanged,
  numberAdded,
  numberLost,
  unitChanged,
  quantityMoved,
  quotedTextChanged,
  nameLost,
  nameAdded,
  nameMoved,
  negationFlipped,
  comparisonFlipped,
  wordSwapped,
  wordsGarbled,
  otherProblem,
  sentenceAdded,
  toneOutOfBand,
];

/** The guards as rules, for the reference. */
export const assessmentGuardRules = defineRuleSet({
  id: 'assessment-guards',
  version: 'v1',
  parameters: {
    longestProblem: LONGEST_PROBLEM,
    mostLonger: MOST_LONGER,
    mostLongerWithSupport: MOST_LONGER_WITH_SUPPORT,
    mostTimeMoved: MOST_TIME_MOVED,
    mostGradesUp: MOST_GRADES_UP,
  },
  rules: assessmentGuards.map(({ id, severity, summary, why }) => ({ id, severity, summary, why })),
  decisions: {},
});
