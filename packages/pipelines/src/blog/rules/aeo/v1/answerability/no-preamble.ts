import { sentenceSource } from '../../../../analysis.ts';
import { shortness } from '../aeo-input.ts';
import { defineAeoRule, type Mark } from '../aeo-rule.ts';
import { findPhrases, phraseAt } from '../phrases.ts';
import { ANNOUNCING } from '../words/announcing.ts';
import { PREAMBLE_OPENERS } from '../words/preamble-openers.ts';

const MAXIMUM = 4;
/** The first sentence weighs most: it is the one that is quoted. */
const WEIGHTS = [3, 1];
const EXPECTED = 'an opening that goes straight to the point';

export const noPreamble = defineAeoRule({
  id: 'no-preamble',
  pillar: 'answerability',
  maximum: MAXIMUM,
  rewritable: true,
  summary: 'The first two sentences are no greeting, no announcement and no run-up.',
  why: 'A run-up such as an announcement of the post pushes the answer down and is what gets quoted instead of it.',
  evidence: 'Plain-language guides ask for the main point first.',
  advice: 'Write an opening that says something about the subject.',
  measure(input) {
    const opening = input.analysis.sentences.slice(0, WEIGHTS.length);
    const good: Mark[] = [];
    const bad: Mark[] = [];
    let lost = 0;
    opening.forEach((sentence, i) => {
      const span = sentenceSource(sentence);
      const weight = WEIGHTS[i] ?? 0;
      if (
        phraseAt(PREAMBLE_OPENERS, sentence.words, 0) > 0 ||
        findPhrases(ANNOUNCING, sentence.words).length > 0
      ) {
        bad.push({ span, found: 'a sentence of preamble', expected: EXPECTED, weight });
        lost += weight;
      } else if (i === 0 && sentence.text.endsWith('?')) {
        bad.push({ span, found: 'an opening that asks instead of answering', expected: EXPECTED, weight: 1 });
        lost += 1;
      } else good.push({ span, found: 'a sentence that comes to the point', expected: EXPECTED, weight });
    });
    const earned = good.length === 0 ? 0 : (MAXIMUM - lost) * shortness(input);
    return { earned, good, bad, winnable: opening.length === 0 ? 0 : lost };
  },
});
