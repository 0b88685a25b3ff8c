import { describe, expect, it } from 'vitest';
import { judge, padding } from '../testing/judge.ts';
import { titleTermsSpread } from './title-terms-spread.ts';

const section = (heading: string, text: string) => `## ${heading}\n\n${text}\n\n${padding(3)}`;

describe('title-terms-spread', () => {
  it.each<[string, string, number]>([
    [
      'in each section',
      ['# Rabbits', section('A', 'Rabbits hop.'), section('B', 'A rabbit hops.')].join('\n\n'),
      3,
    ],
    [
      'in half of the sections',
      ['# Rabbits', section('A', 'Rabbits hop.'), section('B', 'They hop.')].join('\n\n'),
      1.5,
    ],
    [
      'in a heading',
      ['# Rabbits', section('Rabbits', 'They hop.'), section('Their rabbit', 'Hop.')].join('\n\n'),
      3,
    ],
    ['nowhere', `# Rabbits\n\n${padding()}`, 0],
    ['in one quarter', `# Rabbits\n\nRabbits hop.\n\n${padding()}`, 0.25],
    ['no title', `Rabbits hop.\n\n${padding()}`, 0],
  ])('judges title words %s', (_what, text, points) => {
    expect(judge(titleTermsSpread, text).points).toBe(points);
  });

  it('points at the heading of the section without them', () => {
    const text = ['# Rabbits', section('A', 'Rabbits hop.'), section('B', 'They hop.')].join('\n\n');
    expect(judge(titleTermsSpread, text).lost).toEqual(['## B']);
  });
});
