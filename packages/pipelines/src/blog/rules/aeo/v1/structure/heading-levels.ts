import { shortness } from '../aeo-input.ts';
import { defineAeoRule, type Mark } from '../aeo-rule.ts';
import { lacksHeadings, NO_HEADINGS } from './needs-headings.ts';

const MAXIMUM = 2;
const EXPECTED = 'one H1 (the title), then H2, then H3: each level below the one before it';

export const headingLevels = defineAeoRule({
  id: 'heading-levels',
  pillar: 'structure',
  maximum: MAXIMUM,
  rewritable: true,
  summary: 'No heading level is skipped and the title is the only H1.',
  why: 'Levels tell which section belongs to which; a skipped one breaks that tree for screen readers and for programs.',
  evidence: 'WCAG technique H42 and G141: headings are nested by their rank.',
  advice: 'Give the post headings.',
  measure(input) {
    if (lacksHeadings(input)) {
      return { earned: 0, good: [], bad: [{ span: input.anchor, found: NO_HEADINGS, expected: EXPECTED }] };
    }
    const good: Mark[] = [];
    const bad: Mark[] = [];
    // A title in the front matter stands where an H1 would.
    let before = input.analysis.document.title === null ? 0 : 1;
    for (const { heading } of input.headed) {
      if (heading === null) continue;
      const { depth, span } = heading.block;
      if (depth === 1 && before > 0) bad.push({ span, found: 'a further H1', expected: EXPECTED });
      else if (depth > before + 1)
        bad.push({ span, found: `an H${depth} after level ${before}`, expected: EXPECTED });
      else good.push({ span, found: `an H${depth} in its place`, expected: EXPECTED });
      before = depth;
    }
    const count = good.length + bad.length;
    // One wrong level in a long post is a slip; at a third of the headings the tree is gone.
    const share = count === 0 ? 1 : Math.max(0, 1 - (3 * bad.length) / count);
    const winnable = MAXIMUM * (1 - share);
    return { earned: MAXIMUM * share * shortness(input), good, bad, winnable };
  },
});
