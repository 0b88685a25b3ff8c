import { sentenceSource } from '../../../../analysis.ts';
import { defineAeoRule } from '../aeo-rule.ts';

const MAXIMUM = 10;
const EXPECTED =
  'a sentence within the first 120 words that takes up the words of the title and defines, counts or instructs, or gives the reason where the title asks why';

export const answerInOpening = defineAeoRule({
  id: 'answer-in-opening',
  pillar: 'answerability',
  maximum: MAXIMUM,
  rewritable: true,
  summary: 'The first 120 words hold a sentence that answers the title.',
  why: 'A reader, and a program that looks for an answer, takes the first passage that speaks to the question; what comes later is often never read.',
  evidence: 'The specification sets the 120 words. Plain-language guides ask for the main point first.',
  advice: 'Say in one sentence what the title promises: what it is, how much, or what to do.',
  measure(input) {
    const { opening: answer, anywhere } = input.answers;
    const earned = MAXIMUM * (answer?.strength ?? 0);
    const winnable = MAXIMUM * (anywhere?.strength ?? 0) - earned;
    if (answer === null) {
      const found = 'no sentence of the opening speaks to the title';
      return { earned, good: [], bad: [{ span: input.anchor, found, expected: EXPECTED }], winnable };
    }
    const mark = {
      span: sentenceSource(answer.sentence),
      found: `a sentence that ${answer.form ?? 'neither defines, counts, instructs nor explains'} and shares ${answer.shared} word stems with the title`,
      expected: EXPECTED,
    };
    return { earned, good: [mark], bad: [mark], winnable };
  },
});
