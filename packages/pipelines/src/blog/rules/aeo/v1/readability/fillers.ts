import { defineAeoRule } from '../aeo-rule.ts';
import { phraseRate } from '../phrase-rate.ts';
import { FILLERS } from '../words/fillers.ts';

const MAXIMUM = 1.5;

export const fillers = defineAeoRule({
  id: 'fillers',
  pillar: 'readability',
  maximum: MAXIMUM,
  rewritable: true,
  summary: 'Few words can go without loss: at most 4 fillers per 1,000 words.',
  why: 'A filler costs reading time and weakens the words beside it.',
  evidence: 'On 267 human blog posts the median is 4.0 per 1,000 words and the 90th percentile 9.3.',
  advice: 'Cut the fillers.',
  measure: (input) =>
    phraseRate(input, FILLERS, {
      maximum: MAXIMUM,
      fine: 4,
      bad: 16,
      found: 'a filler',
      expected: 'the sentence without it',
    }),
});
