import { defineAeoRule } from '../aeo-rule.ts';
import { between, perThousand } from '../per-thousand.ts';

const MAXIMUM = 6;
/** Per 1,000 words. */
const ENOUGH = 4;
const FEWEST = 2;
const EXPECTED = `${ENOUGH} numbers per 1,000 words that count or measure something`;

export const numbersWithUnits = defineAeoRule({
  id: 'numbers-with-units',
  pillar: 'specificity',
  maximum: MAXIMUM,
  rewritable: false,
  summary: 'Numbers say how much, how many and when. List ordinals, versions and bare years do not count.',
  why: 'A number with its unit can be checked and quoted; an adjective cannot.',
  evidence:
    'Statistics raised the visibility of pages in answers by about a third in one study (GEO, KDD 2024); a later one found little effect. Human readers gain either way.',
  advice: 'Add the figures you know: how many, how much, how long, since when.',
  measure(input) {
    const count = input.counted.length;
    const good = input.counted.map(({ source, item }) => ({
      span: source,
      found: item.kind === 'number' ? 'a number with what it counts' : `a ${item.kind}`,
      expected: EXPECTED,
    }));
    const rate = perThousand(count, input);
    const found = `${Math.round(rate)} numbers per 1,000 words`;
    // One number in a note of fifty words is not yet a post full of figures.
    const share = between(rate, 0, ENOUGH) * between(count, 0, FEWEST);
    return { earned: MAXIMUM * share, good, bad: [{ span: input.anchor, found, expected: EXPECTED }] };
  },
});
