import type { Span } from '@palimpsest/contracts';
import type { AnalysedSection } from '../../../../analysis.ts';
import { shortness } from '../aeo-input.ts';
import { defineAeoRule, type Mark } from '../aeo-rule.ts';

const MAXIMUM = 5;
const SHORTEST = 20;
const LONGEST = 300;
/** At this length a section counts for nothing. */
const FAR_TOO_LONG = 550;
const EXPECTED = `${SHORTEST} to ${LONGEST} words from one heading to the next`;

export const sectionLength = defineAeoRule({
  id: 'section-length',
  pillar: 'structure',
  maximum: MAXIMUM,
  rewritable: true,
  summary: `Sections have ${SHORTEST} to ${LONGEST} words.`,
  why: 'A section is what a reader scans for and what a retrieval system cuts out; one of many hundred words mixes several subjects.',
  evidence: 'Retrieval systems commonly work on passages of 100 to 300 words.',
  advice: 'Split the post into sections by subject.',
  measure(input) {
    const good: Mark[] = [];
    const bad: Mark[] = [];
    let fitting = 0;
    for (const section of input.analysis.sections) {
      if (section.words === 0) continue;
      const fit = fitOf(section);
      fitting += fit * section.words;
      const place = {
        span: placeOf(section),
        found: `a section of ${section.words} words`,
        expected: EXPECTED,
      };
      if (fit > 0) good.push({ ...place, weight: fit * section.words });
      if (fit < 1) bad.push({ ...place, weight: (1 - fit) * section.words });
    }
    const total = input.analysis.wordCount;
    const share = total === 0 ? 0 : fitting / total;
    const earned = MAXIMUM * share * shortness(input);
    return { earned, good, bad, winnable: MAXIMUM * (total === 0 ? 0 : 1 - share) };
  },
});

function fitOf({ words, heading, section }: AnalysedSection): number {
  if (words > LONGEST) return Math.max(0, (FAR_TOO_LONG - words) / (FAR_TOO_LONG - LONGEST));
  // A short opening is fine, and so is a line that leads to a table or a piece of code.
  const bare = section.blocks.every(({ kind }) => kind === 'paragraph' || kind === 'list-item');
  return words < SHORTEST && heading !== null && bare ? 0.5 : 1;
}

function placeOf(section: AnalysedSection): Span {
  const first = section.heading ?? section.body[0];
  return first?.block.span ?? section.section.span;
}
