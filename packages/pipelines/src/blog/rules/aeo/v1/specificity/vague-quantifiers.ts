import { defineAeoRule } from '../aeo-rule.ts';
import { phraseRate } from '../phrase-rate.ts';
import { VAGUE_QUANTIFIERS } from '../words/vague-quantifiers.ts';

const MAXIMUM = 5;

export const vagueQuantifiers = defineAeoRule({
  id: 'vague-quantifiers',
  pillar: 'specificity',
  maximum: MAXIMUM,
  rewritable: false,
  summary: 'Words such as "many" and "significant" do not stand in for numbers.',
  why: 'They sound like information and carry none; an answer cannot be built on them.',
  evidence: 'On 267 human blog posts the median is 4.6 per 1,000 words and the 90th percentile 10.6.',
  advice: 'Say how many and how much, or leave the word out.',
  measure(input) {
    const measured = phraseRate(input, VAGUE_QUANTIFIERS, {
      maximum: MAXIMUM,
      fine: 5,
      bad: 20,
      found: 'a vague quantity',
      expected: 'a number, or nothing',
    });
    return { ...measured, winnable: 0 };
  },
});
