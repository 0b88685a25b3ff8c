import { describe, expect, it } from 'vitest';
import { judge, padding } from '../testing/judge.ts';
import { vagueQuantifiers } from './vague-quantifiers.ts';

describe('vague-quantifiers', () => {
  it('points at each of them', () => {
    const text = `Many cats saw a lot of mice in various places.\n\n${padding(10)}`;
    expect(judge(vagueQuantifiers, text)).toMatchObject({
      points: 1.9,
      lost: ['Many', 'a lot of', 'various'],
    });
  });

  it.each(['Cats sleep most in summer.', 'Cats want some fish.', 'We fed 12 cats.'])(
    'is silent about %j',
    (text) => {
      expect(judge(vagueQuantifiers, `${text}\n\n${padding()}`)).toMatchObject({ points: 5, lost: [] });
    },
  );

  it('gives nothing from 20 per 1,000 words on', () => {
    expect(
      judge(vagueQuantifiers, `Several cats met several dogs and numerous birds.\n\n${padding(7)}`).points,
    ).toBe(0);
  });
});
