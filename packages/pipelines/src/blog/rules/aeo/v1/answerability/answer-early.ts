import { sentenceSource } from '../../../../analysis.ts';
import { defineAeoRule } from '../aeo-rule.ts';
import { isAnswer, OPENING_WORDS } from './answer.ts';

const MAXIMUM = 4;
/** Points by the words that stand in front of the answer. */
const BANDS = [
  { before: 30, points: 4 },
  { before: 60, points: 3 },
  { before: 90, points: 2 },
  { before: OPENING_WORDS, points: 1 },
];
const EXPECTED = 'the answer within the first 30 words';

export const answerEarly = defineAeoRule({
  id: 'answer-early',
  pillar: 'answerability',
  maximum: MAXIMUM,
  rewritable: true,
  summary: 'The answer stands as near to the start as it can.',
  why: 'Every sentence in front of the answer is one more chance to stop reading or to cut the passage short.',
  evidence: 'Editorial judgement; the bands divide the 120 words of the specification.',
  advice: 'Write the sentence that answers the title and put it first.',
  measure(input) {
    const { opening: answer, anywhere } = input.answers;
    if (answer === null || !isAnswer(answer)) {
      const bad = [{ span: input.anchor, found: 'no answer in the opening', expected: EXPECTED }];
      return { earned: 0, good: [], bad, winnable: anywhere !== null && isAnswer(anywhere) ? MAXIMUM : 0 };
    }
    const { wordsBefore } = answer.sentence;
    const earned = BANDS.find(({ before }) => wordsBefore < before)?.points ?? 0;
    const found = `the answer comes after ${wordsBefore} words`;
    const mark = { span: sentenceSource(answer.sentence), found, expected: EXPECTED };
    return { earned, good: [mark], bad: [mark] };
  },
});
