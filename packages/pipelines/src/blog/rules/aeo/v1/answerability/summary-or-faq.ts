import type { AnalysedBlock } from '../../../../analysis.ts';
import { defineAeoRule, type Mark } from '../aeo-rule.ts';
import { phraseAt } from '../phrases.ts';
import { FAQ_MARKERS, SUMMARY_MARKERS } from '../words/summary-markers.ts';
import { isQuestionHeading } from './question-headings.ts';

const MAXIMUM = 2;
/** A summary further down than this share of the post comes too late to spare anyone the reading. */
const EARLY = 0.25;
/** So many question headings make a list of questions and answers, whatever it is called. */
const ENOUGH_QUESTIONS = 3;
const EXPECTED = 'a summary near the top (TL;DR, key points) or a list of questions and answers';

export const summaryOrFaq = defineAeoRule({
  id: 'summary-or-faq',
  pillar: 'answerability',
  maximum: MAXIMUM,
  rewritable: true,
  summary: 'The post has a short summary near the top, or questions with their answers.',
  why: 'Both give short passages that stand alone.',
  evidence: 'Editorial judgement; no measurement stands behind the points.',
  advice: 'Sum up the post in two sentences at its top.',
  measure(input) {
    const { analysis } = input;
    const good: Mark[] = [];
    let earned = 0;
    const give = (block: AnalysedBlock, points: number, found: string) => {
      if (points <= earned) return;
      earned = points;
      good[0] = { span: block.block.span, found, expected: EXPECTED };
    };
    for (const block of analysis.prose) {
      if (phraseAt(SUMMARY_MARKERS, block.words, 0) > 0) {
        const early = block.wordsBefore <= Math.max(120, analysis.wordCount * EARLY);
        give(block, early ? MAXIMUM : MAXIMUM / 2, early ? 'a summary near the top' : 'a summary far down');
      } else if (block.block.kind === 'heading' && phraseAt(FAQ_MARKERS, block.words, 0) > 0) {
        give(block, MAXIMUM, 'a list of questions and answers');
      }
    }
    const asking = analysis.headings.filter(isQuestionHeading);
    const first = asking[0];
    if (first !== undefined && asking.length >= ENOUGH_QUESTIONS)
      give(first, MAXIMUM, 'three or more question headings');
    const bad = [
      {
        span: input.anchor,
        found: earned > 0 ? 'a summary that comes late' : 'neither a summary nor a list of questions',
        expected: EXPECTED,
      },
    ];
    return { earned, good, bad };
  },
});
