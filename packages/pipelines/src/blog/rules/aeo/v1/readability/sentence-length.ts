import { sentenceSource } from '../../../../analysis.ts';
import { shortness } from '../aeo-input.ts';
import { defineAeoRule, type Mark } from '../aeo-rule.ts';
import { between } from '../per-thousand.ts';

const MAXIMUM = 2;
/** Fragments of list items and labels are no sentences. */
const FEWEST = 4;
const LONGEST = 30;
/** Share of long sentences: all points up to the one, none from the other on. */
const FINE = 0.08;
const TOO_MANY = 0.4;
const EXPECTED = `sentences of at most ${LONGEST} words`;

export const sentenceLength = defineAeoRule({
  id: 'sentence-length',
  pillar: 'readability',
  maximum: MAXIMUM,
  rewritable: true,
  summary: `Few sentences have more than ${LONGEST} words.`,
  why: 'A long sentence asks the reader to hold its start until its end.',
  evidence: 'Plain-language guides ask for 15 to 20 words on average and warn from 25 to 30 on.',
  advice: 'Split long sentences.',
  measure(input) {
    const bad: Mark[] = [];
    let count = 0;
    let words = 0;
    for (const sentence of input.analysis.sentences) {
      const length = sentence.words.length;
      if (length < FEWEST) continue;
      count += 1;
      words += length;
      if (length <= LONGEST) continue;
      const found = `a sentence of ${length} words`;
      bad.push({ span: sentenceSource(sentence), found, expected: EXPECTED, weight: length - LONGEST });
    }
    const share = count === 0 ? 0 : between(bad.length / count, TOO_MANY, FINE);
    const mean = count === 0 ? 0 : Math.round(words / count);
    const good = [{ span: input.anchor, found: `sentences of ${mean} words on average`, expected: EXPECTED }];
    return {
      earned: MAXIMUM * share * shortness(input),
      good,
      bad,
      winnable: count === 0 ? 0 : MAXIMUM * (1 - share),
    };
  },
});
