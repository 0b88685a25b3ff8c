import { blockSource } from '../../../../analysis.ts';
import { defineAeoRule, type Mark } from '../aeo-rule.ts';

const MAXIMUM = 3;
const EXPECTED = 'a body that uses each word of content in the title';

export const titlePromiseKept = defineAeoRule({
  id: 'title-promise-kept',
  pillar: 'coverage',
  maximum: MAXIMUM,
  rewritable: true,
  summary: 'What the title names, the body takes up.',
  why: 'A word of the title that never comes up again is a promise not kept.',
  evidence: 'Editorial judgement; no measurement stands behind the points.',
  advice: 'Change the title, or write about what it names.',
  measure(input) {
    const { titleStems, analysis } = input;
    if (titleStems.size === 0) {
      const bad = [{ span: input.anchor, found: 'no title with words of content', expected: EXPECTED }];
      return { earned: 0, good: [], bad, winnable: 0 };
    }
    const good = new Map<string, Mark>();
    for (const block of analysis.body) {
      for (const word of block.words) {
        const made = analysis.stemOf(word.lower);
        if (!titleStems.has(made) || good.has(made)) continue;
        good.set(made, {
          span: blockSource(block, word.span),
          found: 'a word of the title',
          expected: EXPECTED,
        });
      }
      if (good.size === titleStems.size) break;
    }
    const missing = titleStems.size - good.size;
    const bad = [
      {
        span: input.anchor,
        found: `${missing} words of the title that the body never uses`,
        expected: EXPECTED,
      },
    ];
    return { earned: (MAXIMUM * good.size) / titleStems.size, good: [...good.values()], bad };
  },
});
