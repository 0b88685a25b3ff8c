import type { Span } from '@palimpsest/contracts';
import type { AnalysedBlock } from '../../../../analysis.ts';
import type { AeoInput } from '../aeo-input.ts';
import { defineAeoRule, type Mark } from '../aeo-rule.ts';
import { between } from '../per-thousand.ts';
import { sharedStems } from '../stems.ts';

const MAXIMUM = 3;
/** Sections shorter than this need not come back to the subject. */
const SHORT_SECTION = 40;
const PARTS = 4;
const EXPECTED = "most sections take up the title's words";

interface Part {
  readonly span: Span;
  readonly blocks: readonly AnalysedBlock[];
}

export const titleTermsSpread = defineAeoRule({
  id: 'title-terms-spread',
  pillar: 'coverage',
  maximum: MAXIMUM,
  rewritable: true,
  summary: "The title's words come up throughout the post, not only at its top.",
  why: 'A section that never names the subject cannot be found by it.',
  evidence: 'Passage retrieval weighs each section by the words it shares with the question.',
  advice: 'Tie each section to the subject of the title.',
  measure(input) {
    if (input.titleStems.size === 0) {
      const bad = [{ span: input.anchor, found: 'no title with words of content', expected: EXPECTED }];
      return { earned: 0, good: [], bad, winnable: 0 };
    }
    const good: Mark[] = [];
    const bad: Mark[] = [];
    for (const { span, blocks } of parts(input)) {
      const has = blocks.some((block) => sharedStems(input.titleStems, block, input.analysis) > 0);
      const found = has
        ? "a part that takes up the title's words"
        : "a part without any of the title's words";
      (has ? good : bad).push({ span, found, expected: EXPECTED });
    }
    const count = good.length + bad.length;
    return { earned: count === 0 ? 0 : MAXIMUM * between(good.length / count, 0.2, 0.8), good, bad };
  },
});

/** The sections, or without headings four parts of about the same length. */
function parts({ analysis, headed }: AeoInput): Part[] {
  const sections = headed.filter(({ words }) => words >= SHORT_SECTION);
  if (sections.length >= 2) {
    return sections.map(({ section, heading, body }) => ({
      span: heading?.block.span ?? section.span,
      blocks: heading === null ? body : [heading, ...body],
    }));
  }
  const made: AnalysedBlock[][] = Array.from({ length: PARTS }, () => []);
  for (const block of analysis.body) {
    const middle = block.wordsBefore + block.words.length / 2;
    made[Math.min(PARTS - 1, Math.floor((PARTS * middle) / Math.max(1, analysis.wordCount)))]?.push(block);
  }
  return made
    .filter((blocks) => blocks.length > 0)
    .map((blocks) => ({ span: blocks[0]?.block.span ?? { start: 0, end: 0 }, blocks }));
}
