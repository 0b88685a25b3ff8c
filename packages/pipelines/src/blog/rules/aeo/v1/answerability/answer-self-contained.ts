import { sentenceSource } from '../../../../analysis.ts';
import { defineAeoRule, type Mark } from '../aeo-rule.ts';
import { startsPointing } from '../pointing.ts';
import { isAnswer } from './answer.ts';

const MAXIMUM = 3;
const SHORTEST = 8;
const LONGEST = 32;

export const answerSelfContained = defineAeoRule({
  id: 'answer-self-contained',
  pillar: 'answerability',
  maximum: MAXIMUM,
  rewritable: true,
  summary:
    'The answer can be quoted alone: 8 to 32 words, and no pronoun that points backwards at its start.',
  why: 'A passage that is lifted out of the post loses what stood in front of it.',
  evidence: 'Plain-language guides warn from 25 to 30 words on; the lower bound is editorial judgement.',
  advice: 'Name the subject in the sentence that answers the title.',
  measure(input) {
    const { opening: answer, anywhere } = input.answers;
    if (answer === null || !isAnswer(answer)) {
      const expected = 'an answer in the opening that can be quoted alone';
      const bad = [{ span: input.anchor, found: 'no answer in the opening', expected }];
      return { earned: 0, good: [], bad, winnable: anywhere !== null && isAnswer(anywhere) ? MAXIMUM : 0 };
    }
    const span = sentenceSource(answer.sentence);
    const count = answer.sentence.words.length;
    const length: Mark = {
      span,
      found: `an answer of ${count} words`,
      expected: `${SHORTEST} to ${LONGEST} words`,
    };
    const pointing = startsPointing(answer.sentence);
    const start: Mark = {
      span,
      found: pointing ? 'an answer that opens with a pronoun' : 'an answer that names its subject',
      expected: 'a subject that is named',
    };
    const fits = count >= SHORTEST && count <= LONGEST;
    const marks = [
      { mark: length, ok: fits },
      { mark: start, ok: !pointing },
    ];
    const good = marks.filter(({ ok }) => ok).map(({ mark }) => mark);
    const bad = marks.filter(({ ok }) => !ok).map(({ mark }) => mark);
    return { earned: (MAXIMUM * good.length) / marks.length, good, bad };
  },
});
