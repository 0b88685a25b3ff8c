import { sentenceSource } from '../../../../analysis.ts';
import { shortness } from '../aeo-input.ts';
import { defineAeoRule, type Mark } from '../aeo-rule.ts';
import { startsPointing } from '../pointing.ts';
import { lacksHeadings, NO_HEADINGS } from './needs-headings.ts';

const MAXIMUM = 2;
const EXPECTED = 'a section whose first sentence names what it is about';

export const standaloneSectionStarts = defineAeoRule({
  id: 'standalone-section-starts',
  pillar: 'structure',
  maximum: MAXIMUM,
  rewritable: true,
  summary: 'No section opens with a pronoun that points at the section before it.',
  why: 'A section is read and quoted without the one before it; an opening pronoun then points at nothing.',
  evidence: 'Passage retrieval shows a section without its neighbours.',
  advice: 'Name the subject in the first sentence of each section.',
  measure(input) {
    if (lacksHeadings(input)) {
      return { earned: 0, good: [], bad: [{ span: input.anchor, found: NO_HEADINGS, expected: EXPECTED }] };
    }
    const good: Mark[] = [];
    const bad: Mark[] = [];
    for (const { body } of input.headed) {
      const first = body[0]?.sentences[0];
      if (first === undefined) continue;
      const dangling = startsPointing(first);
      const found = dangling ? 'a section that opens with a pronoun' : 'a section that names its subject';
      (dangling ? bad : good).push({ span: sentenceSource(first), found, expected: EXPECTED });
    }
    const count = good.length + bad.length;
    // Half of the sections is as bad as it gets.
    const share = count === 0 ? 1 : Math.max(0, 1 - (2 * bad.length) / count);
    const winnable = MAXIMUM * (1 - share);
    return { earned: MAXIMUM * share * shortness(input), good, bad, winnable };
  },
});
