import { syllables } from '@palimpsest/kernel/text';
import type { BlogAnalysis } from '../../../../analysis.ts';
import { shortness } from '../aeo-input.ts';
import { defineAeoRule } from '../aeo-rule.ts';
import { between } from '../per-thousand.ts';

const MAXIMUM = 1.5;
const EASY = 4;
const HARD = 12;
const TOO_HARD = 17;
const EXPECTED = `a Flesch-Kincaid grade of ${EASY} to ${HARD}`;

export const readingGrade = defineAeoRule({
  id: 'reading-grade',
  pillar: 'readability',
  maximum: MAXIMUM,
  rewritable: true,
  summary: `The Flesch-Kincaid grade lies between ${EASY} and ${HARD}.`,
  why: 'Text that most adults read without effort is quoted and understood more often.',
  evidence: 'Plain-language guides aim at grades 7 to 9; technical posts need a little more room.',
  advice: 'Use shorter sentences and plainer words.',
  measure(input) {
    const grade = gradeOf(input.analysis);
    const share =
      grade === null ? 0 : grade < EASY ? between(grade, 0, EASY) : between(grade, TOO_HARD, HARD);
    const found =
      grade === null ? 'too little text for a grade' : `a grade of ${Math.round(grade * 10) / 10}`;
    const mark = { span: input.anchor, found, expected: EXPECTED };
    const winnable = grade === null ? 0 : MAXIMUM * (1 - share);
    return { earned: MAXIMUM * share * shortness(input), good: [mark], bad: [mark], winnable };
  },
});

/** Flesch-Kincaid from the words and sentences that are already cut; null below 30 words. */
function gradeOf({ sentences, wordCount }: BlogAnalysis): number | null {
  const known = new Map<string, number>();
  let words = 0;
  let count = 0;
  let sounds = 0;
  for (const sentence of sentences) {
    if (sentence.words.length === 0) continue;
    count += 1;
    words += sentence.words.length;
    for (const { lower } of sentence.words) {
      let length = known.get(lower);
      if (length === undefined) {
        length = syllables(lower);
        known.set(lower, length);
      }
      sounds += length;
    }
  }
  if (wordCount < 30 || count === 0 || words === 0) return null;
  return (0.39 * words) / count + (11.8 * sounds) / words - 15.59;
}
