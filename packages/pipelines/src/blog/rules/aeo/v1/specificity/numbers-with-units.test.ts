import { describe, expect, it } from 'vitest';
import { judge, padding } from '../testing/judge.ts';
import { numbersWithUnits } from './numbers-with-units.ts';

const post = (text: string) => `# Cats\n\n${text}\n\n${padding()}`;

describe('numbers-with-units', () => {
  it('counts numbers that count or measure something', () => {
    const { points, given } = judge(
      numbersWithUnits,
      post('We fed 12 cats for $40. Some 30% of them came back.'),
    );
    expect(points).toBe(6);
    expect(given).toHaveLength(3);
  });

  it.each([
    ['list ordinals', '1. Feed them\n2. Pet them'],
    ['versions', 'We moved to v2.1 and then to 3.0.1 of the feeder.'],
    ['ordinals', 'It was the second cat on the third roof.'],
    ['bare years', 'It began in 1999 and went on until 2004.'],
    ['"one" without a unit', 'This is one part of the story.'],
    ['numbers that label', 'See section 508, part two and line 14.'],
    ['numbers in code', '```\n12 cats\n```'],
  ])('does not count %s', (_what, text) => {
    expect(judge(numbersWithUnits, post(text)).points).toBe(0);
  });

  it('wants more than a single number', () => {
    expect(judge(numbersWithUnits, post('We fed 12 cats.')).points).toBe(3);
  });

  it('gives part of the points where numbers are rare', () => {
    const rare = `${padding(40)}\n\nWe fed 12 cats and 14 dogs.`;
    expect(judge(numbersWithUnits, rare).points).toBe(3.72);
  });
});
