import { shortness } from '../aeo-input.ts';
import { defineAeoRule, type Mark } from '../aeo-rule.ts';

const MAXIMUM = 4;
const LONGEST = 90;
const WALL = 180;
const EXPECTED = `paragraphs of at most ${LONGEST} words`;

export const paragraphLength = defineAeoRule({
  id: 'paragraph-length',
  pillar: 'structure',
  maximum: MAXIMUM,
  rewritable: true,
  summary: `Paragraphs have at most ${LONGEST} words; one of ${WALL} is a wall of text.`,
  why: 'A paragraph is one thought; on a phone a long one fills the screen and readers skip it.',
  evidence: 'Guides for writing on the web ask for paragraphs of two to four sentences.',
  advice: 'Split long paragraphs by thought.',
  measure(input) {
    const good: Mark[] = [];
    const bad: Mark[] = [];
    let fitting = 0;
    for (const { block, words } of input.analysis.body) {
      const count = words.length;
      if (count === 0) continue;
      const fit = count <= LONGEST ? 1 : Math.max(0, (WALL - count) / (WALL - LONGEST));
      fitting += fit * count;
      if (fit < 1) {
        const found = `a paragraph of ${count} words`;
        bad.push({ span: block.span, found, expected: EXPECTED, weight: (1 - fit) * count });
      }
    }
    const total = input.analysis.wordCount;
    const share = total === 0 ? 0 : fitting / total;
    good.push({
      span: input.anchor,
      found: `${Math.round(share * 100)}% of the text in short paragraphs`,
      expected: EXPECTED,
    });
    return { earned: MAXIMUM * share * shortness(input), good, bad, winnable: MAXIMUM * (1 - share) };
  },
});
