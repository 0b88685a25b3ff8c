import { describe, expect, it } from 'vitest';
import { judge, padding } from '../testing/judge.ts';
import { noPreamble } from './no-preamble.ts';

const post = (opening: string) => `# Cats\n\n${opening}\n\n${padding()}`;

describe('no-preamble', () => {
  it.each([
    'Cats sleep for most of the day.',
    'Happy cats purr.',
    'Imagination helps cats.',
    'Last week 40 cats moved in.',
    'Today we launched a house for cats.',
  ])('finds nothing against %j', (opening) => {
    expect(judge(noPreamble, post(opening))).toMatchObject({ points: 4, lost: [] });
  });

  it.each([
    ['In this post, we look at cats.', 1],
    ['We’re excited to tell you about cats.', 1],
    ['Today, we are pleased to present cats.', 1],
    ["Let's face it: cats sleep.", 1],
    ['In today’s world cats sleep.', 1],
    ['Welcome to the world of cats.', 1],
    ['Cats sleep, as we will explore.', 1],
    ['Do cats sleep?', 3],
  ])('takes points from %j', (opening, points) => {
    expect(judge(noPreamble, post(opening))).toMatchObject({ points, lost: [opening] });
  });

  it('weighs the second sentence less', () => {
    expect(judge(noPreamble, post('Cats sleep. In this post we say why.')).points).toBe(3);
  });

  it('gives few points to a post of a few words', () => {
    expect(judge(noPreamble, 'Cats sleep.').points).toBe(0.08);
  });
});
