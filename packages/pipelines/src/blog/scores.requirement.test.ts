import { AEO_MAXIMA, AI_LIKENESS_CATEGORIES, AI_LIKENESS_WEIGHTS } from '@palimpsest/contracts';
import { expect, it } from 'vitest';
import { round2 } from './round.ts';
import { scorePost } from './score-post.ts';

it('the seven pillars have the maxima of the specification, 100 together', () => {
  expect(Object.entries(AEO_MAXIMA)).toEqual([
    ['answerability', 25],
    ['structure', 20],
    ['specificity', 20],
    ['trust', 15],
    ['coverage', 10],
    ['freshness', 5],
    ['readability', 5],
  ]);
});

it('the eight categories have the weights of the specification, 100 together', () => {
  expect(Object.entries(AI_LIKENESS_WEIGHTS)).toEqual([
    ['vocabulary_inflation', 20],
    ['participial_density', 20],
    ['rhetorical_formulas', 15],
    ['stock_phrases', 10],
    ['template_frame', 10],
    ['rhythm', 10],
    ['voice_deficit', 10],
    ['punctuation_format', 5],
  ]);
});

const INFLATED = `# The transformative tapestry of tea

In today's fast-paced world, tea is not just a drink \u2014 it's a journey. It is important to note that tea plays a pivotal
role in fostering connection, showcasing a rich tapestry of traditions, and underscoring its enduring significance.
Moreover, the intricate interplay of aroma and warmth stands as a testament to human ingenuity, highlighting the profound
impact of simple rituals. Furthermore, delving into the multifaceted realm of tea unlocks a myriad of opportunities,
elevating everyday moments and empowering individuals to embrace mindfulness. In conclusion, tea is more than a beverage.
`;

it('the AI-likeness total is the mean of its categories by weight, and not zero here', () => {
  const { aiLikeness } = scorePost(INFLATED.repeat(4), { asOf: '2026-01-01', switchedOff: [] });
  const sum = AI_LIKENESS_CATEGORIES.reduce(
    (total, name) => total + aiLikeness.categories[name] * AI_LIKENESS_WEIGHTS[name],
    0,
  );
  expect(new Set(Object.values(aiLikeness.categories)).size).toBeGreaterThan(2);
  expect(aiLikeness.total).toBe(round2(sum / 100));
});

it('stored totals have at most two decimals', () => {
  const texts = [INFLATED, '# Tea\n\nTea is a drink. It keeps for 6 months.', INFLATED.slice(0, 300)];
  for (const text of texts) {
    const { aeo, aiLikeness, attainableMaximum } = scorePost(text, { asOf: '2026-01-01', switchedOff: [] });
    for (const score of [aeo.total, ...Object.values(aeo.pillars), aiLikeness.total, attainableMaximum])
      expect(String(score)).toMatch(/^\d+(\.\d{1,2})?$/);
  }
});
