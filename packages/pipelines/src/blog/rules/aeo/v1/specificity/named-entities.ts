import { defineAeoRule, type Mark } from '../aeo-rule.ts';
import { between, perThousand } from '../per-thousand.ts';

const MAXIMUM = 7;
/** Mentions per 1,000 words. */
const NONE = 4;
const ENOUGH = 20;
/** Different names. */
const DIFFERENT = 6;
const EXPECTED = `${ENOUGH} mentions of people, organisations, products or places per 1,000 words, ${DIFFERENT} of them different`;

export const namedEntities = defineAeoRule({
  id: 'named-entities',
  pillar: 'specificity',
  maximum: MAXIMUM,
  rewritable: false,
  summary: 'People, organisations, products and places are named.',
  why: 'Names tie a text to things that can be looked up; a text without any could be about anything.',
  evidence: 'Set on 267 human blog posts: half of them get all points.',
  advice: 'Name who did it, with what and where.',
  measure(input) {
    const good: Mark[] = [];
    const seen = new Set<string>();
    for (const { item, source } of input.entities) {
      if (seen.has(item.key)) continue;
      seen.add(item.key);
      good.push({ span: source, found: 'a name', expected: EXPECTED });
    }
    const rate = perThousand(input.entities.length, input);
    const share = between(rate, NONE, ENOUGH) * between(seen.size, 0, DIFFERENT);
    const found = `${Math.round(rate)} mentions of names per 1,000 words, ${seen.size} different`;
    return { earned: MAXIMUM * share, good, bad: [{ span: input.anchor, found, expected: EXPECTED }] };
  },
});
