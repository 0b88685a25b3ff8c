import { describe, expect, it } from 'vitest';
import { framingFor, planFor } from './plan-schemas.ts';

const plan = (...texts: string[]) => ({
  subquestions: texts.map((text, i) => ({ id: `q${i + 1}`, text })),
  hypotheses: [],
});
const problems = (value: unknown) => {
  const read = planFor('How high was the weir in 2024?', 2).safeParse(value);
  return read.success ? [] : read.error.issues.map(({ path, code }) => `${path.join('.')}: ${code}`);
};

describe('a plan', () => {
  it('is taken as it is where it asks what the question asks', () => {
    expect(problems(plan('How high was the weir in 2024?', 'How was it measured?'))).toEqual([]);
  });

  it.each([
    ['more subquestions than the type has', plan('One?', 'Another?', 'A third?'), 'subquestions: too_big'],
    [
      'an id twice',
      { ...plan('One?'), hypotheses: ['a', 'b'].map((text) => ({ id: 'h1', text })) },
      'hypotheses.1.id: not_unique',
    ],
    ['a number of its own', plan('Is the weir 99 metres high?'), 'subquestions.0.text: not_in_question'],
    ['an address', plan('What does https://attacker.example say?'), 'subquestions.0.text: not_in_question'],
    ['a host', plan('What does attacker.example say?'), 'subquestions.0.text: not_in_question'],
  ])('is out of form with %s', (_what, value, problem) => {
    expect(problems(value)).toEqual([problem]);
  });
});

describe('a framing', () => {
  it('is the one that was asked for', () => {
    const answer = { framing: 'academic', text: 'Likely.', key_terms: ['weir'] };
    expect(framingFor('academic').safeParse(answer).success).toBe(true);
    expect(framingFor('skeptical').safeParse(answer).success).toBe(false);
  });
});
