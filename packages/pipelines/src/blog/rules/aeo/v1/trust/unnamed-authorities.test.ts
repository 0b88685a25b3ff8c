import { describe, expect, it } from 'vitest';
import { judge, padding } from '../testing/judge.ts';
import { unnamedAuthorities } from './unnamed-authorities.ts';

const post = (text: string) => `${text}\n\n${padding()}`;

describe('unnamed-authorities', () => {
  it.each([
    'Cats sleep all day.',
    '[Studies show](https://a.example) that cats sleep.',
    'The experts at the zoo say so.',
    'We showed data to experts.',
  ])('finds nothing against %j', (text) => {
    expect(judge(unnamedAuthorities, post(text))).toMatchObject({ points: 2.5, lost: [] });
  });

  it.each(['Experts say that cats sleep.', 'Studies show cats sleep.', 'It is well known that cats sleep.'])(
    'takes a point for %j',
    (text) => {
      expect(judge(unnamedAuthorities, post(text))).toMatchObject({ points: 1.5, lost: [text] });
    },
  );

  it('never takes more than it has', () => {
    expect(
      judge(unnamedAuthorities, post(Array(5).fill('Experts say that cats sleep.').join(' '))).points,
    ).toBe(0);
  });
});
