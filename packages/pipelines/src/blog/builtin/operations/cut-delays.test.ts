import { describe, expect, it } from 'vitest';
import { perform } from '../rewriter.ts';
import { cutDelays } from './cut-delays.ts';

const run = (text: string) => perform(cutDelays, text, () => true);

describe('cut-delays', () => {
  it.each([
    'Before I get to the question, let me tell you how I came to ask it.',
    'But first, let me share how it all began.',
    "I'll get to that in a moment.",
    'The answer may surprise you.',
  ])('cuts "%s"', (delay) => {
    expect(run(`# Walls\n\nWalls are high. ${delay} My father built walls.`)).toBe(
      '# Walls\n\nWalls are high. My father built walls.',
    );
  });

  it.each([
    ['a sentence that says more', 'Before we get to the wall, we cross 3 rivers. It rains.'],
    ['a paragraph of nothing else', 'Walls are high.\n\nLet me explain.'],
    ['one that the next sentence leans on', 'The answer may surprise you. It is a wall.'],
  ])('leaves %s alone', (_, post) => {
    expect(run(post)).toBe(post);
  });
});
