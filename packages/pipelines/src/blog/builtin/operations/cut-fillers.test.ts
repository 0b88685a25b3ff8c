import { describe, expect, it } from 'vitest';
import { perform } from '../rewriter.ts';
import { cutFillers } from './cut-fillers.ts';

const run = (text: string) => perform(cutFillers, text, () => true);

describe('cut-fillers', () => {
  it.each([
    ['The rope is very strong.', 'The rope is strong.'],
    ['It is a very easy knot and an incredibly deep well.', 'It is an easy knot and a deep well.'],
    ['We stayed due to the fact that it rained.', 'We stayed because it rained.'],
    ['The crew was able to land.', 'The crew could land.'],
    ['There are a number of knots.', 'There are several knots.'],
  ])('%s -> %s', (wordy, short) => {
    expect(run(wordy)).toBe(short);
  });

  it.each([
    'The rope is not very strong.',
    'How very strong it is.',
    'It was the very same rope.',
    'A lot of work is left.',
    'Is it strong? Very.',
    'It cost very, very little.',
  ])('leaves "%s" alone', (post) => {
    expect(run(post)).toBe(post);
  });
});
