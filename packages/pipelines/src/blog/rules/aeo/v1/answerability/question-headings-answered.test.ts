import { describe, expect, it } from 'vitest';
import { judge } from '../testing/judge.ts';
import { questionHeadingsAnswered } from './question-headings-answered.ts';

describe('question-headings-answered', () => {
  it.each([
    ['takes up the heading', '## Why do cats sleep?\n\nCats rest to save strength.'],
    ['instructs', '## How to start\n\nUse a warm blanket and wait.'],
    ['counts', '## What does it take\n\nAbout 16 hours a day went by.'],
  ])('gives all points where the first sentence %s', (_what, text) => {
    expect(judge(questionHeadingsAnswered, text)).toMatchObject({ points: 2, lost: [] });
  });

  it.each([
    ['asks again', '## Why do cats sleep?\n\nDo cats need rest?', 'Do cats need rest?'],
    ['tells a story', '## Why do cats sleep?\n\nIt was a dark night. Cats rest.', 'It was a dark night.'],
  ])('takes all points where the first sentence %s', (_what, text, place) => {
    expect(judge(questionHeadingsAnswered, text)).toMatchObject({ points: 0, lost: [place] });
  });

  it('counts by heading', () => {
    const text = '## Why do cats sleep?\n\nCats rest.\n\n## Where do they sleep?\n\nIt rained.';
    expect(judge(questionHeadingsAnswered, text).points).toBe(1);
  });

  it('gives at most a part of the points where no heading asks', () => {
    expect(judge(questionHeadingsAnswered, '## Sleeping cats\n\nCats sleep.').points).toBe(1.25);
    expect(judge(questionHeadingsAnswered, '## Sleeping cats\n\nIt rained.').points).toBe(0);
    expect(judge(questionHeadingsAnswered, '# Cats\n\nCats sleep.').points).toBe(0);
  });
});
