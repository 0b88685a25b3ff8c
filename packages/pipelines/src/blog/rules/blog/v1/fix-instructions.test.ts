import { AI_LIKENESS_CATEGORIES } from '@palimpsest/contracts';
import { decide } from '@palimpsest/kernel';
import { describe, expect, it } from 'vitest';
import { scores } from '../../../testing/scores.ts';
import { blogRuleSets } from '../blog-rule-sets.ts';
import {
  ADD_DETAILS,
  ADD_HEADERS,
  ADD_LISTS,
  ANSWER_FIRST,
  CATEGORY_INSTRUCTIONS,
  PILLAR_INSTRUCTIONS,
  VARY_SENTENCES,
} from './instructions.ts';

const rules = blogRuleSets['blog/v1'];

function instructions(given: Parameters<typeof scores>[0]): readonly string[] {
  const { aeo, aiLikeness } = scores(given);
  const { triggers } = decide(rules, 'triggers', { aeo, aiLikeness }).output;
  return decide(rules, 'instructions', { triggers, pillars: aeo.pillars }).output;
}

describe('fix instructions', () => {
  it('T2, T3 and T4 give the sentences of the specification, to the letter', () => {
    expect(instructions({ pillars: { answerability: 0 } })).toEqual([
      '- Move the direct answer to the first paragraph (within first 120 words)',
    ]);
    expect(instructions({ pillars: { structure: 0 } })).toEqual([
      '- Add H2/H3 headers to break up content',
      '- Convert key points into bullet lists',
    ]);
    expect(instructions({ ai: 61 })).toEqual([
      '- Vary sentence structure to reduce AI-like patterns',
      '- Add specific examples and concrete details',
    ]);
  });

  it('keep the order of the triggers', () => {
    expect(
      instructions({
        aeo: 60,
        ai: 61,
        pillars: { structure: 3, answerability: 3 },
        categories: { punctuation_format: 80, rhythm: 90 },
      }),
    ).toEqual([
      ANSWER_FIRST,
      ADD_HEADERS,
      ADD_LISTS,
      VARY_SENTENCES,
      ADD_DETAILS,
      CATEGORY_INSTRUCTIONS.rhythm,
      CATEGORY_INSTRUCTIONS.punctuation_format,
    ]);
  });

  it.each([
    ['T2', { answerability: 14 }, [ANSWER_FIRST]],
    ['T3', { structure: 11 }, [ADD_HEADERS, ADD_LISTS]],
  ])('T1 is silent where %s speaks', (_id, pillars, only) => {
    expect(instructions({ aeo: 60, pillars })).toEqual(only);
  });

  it('T1 alone asks for the two pillars with the lowest share of their maximum', () => {
    expect(instructions({ aeo: 60, pillars: { coverage: 2, readability: 2 } })).toEqual([
      PILLAR_INSTRUCTIONS.coverage,
      PILLAR_INSTRUCTIONS.readability,
    ]);
    expect(instructions({ aeo: 60, pillars: { structure: 12, readability: 1 } })).toEqual([
      PILLAR_INSTRUCTIONS.readability,
      PILLAR_INSTRUCTIONS.structure,
    ]);
  });

  it('T1 breaks ties by the order answerability, structure, coverage, readability', () => {
    expect(
      instructions({ aeo: 60, pillars: { answerability: 20, structure: 16, coverage: 8, readability: 4 } }),
    ).toEqual([PILLAR_INSTRUCTIONS.answerability, PILLAR_INSTRUCTIONS.structure]);
    // 65.2% each, where a division would put structure a hair below answerability.
    expect(16.3 / 25).toBeGreaterThan(13.04 / 20);
    expect(
      instructions({
        aeo: 60,
        pillars: { answerability: 16.3, structure: 13.04, coverage: 6.52, readability: 3.26 },
      }),
    ).toEqual([PILLAR_INSTRUCTIONS.answerability, PILLAR_INSTRUCTIONS.structure]);
  });

  it('T1 never asks for what only the author can give', () => {
    expect(instructions({ aeo: 60, pillars: { specificity: 0, trust: 0, freshness: 0 } })).toEqual([
      PILLAR_INSTRUCTIONS.answerability,
      PILLAR_INSTRUCTIONS.structure,
    ]);
  });

  it.each(AI_LIKENESS_CATEGORIES)('T5 gives one instruction for %s', (category) => {
    expect(instructions({ categories: { [category]: 71 } })).toEqual([CATEGORY_INSTRUCTIONS[category]]);
  });

  it('are unique', () => {
    const trigger = decide(rules, 'triggers', scores({ ai: 61 })).output.triggers[0];
    if (trigger === undefined) throw new Error('T4 did not fire.');
    const twice = decide(rules, 'instructions', {
      triggers: [trigger, trigger],
      pillars: scores().aeo.pillars,
    });
    expect(twice.output).toEqual([VARY_SENTENCES, ADD_DETAILS]);
  });
});
