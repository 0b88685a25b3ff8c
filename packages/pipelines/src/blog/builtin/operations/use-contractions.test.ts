import { describe, expect, it } from 'vitest';
import { perform } from '../rewriter.ts';
import { useContractions } from './use-contractions.ts';

const run = (text: string) => perform(useContractions, text, () => true);

describe('use-contractions', () => {
  it.each([
    ['It is late and we do not sail.', "It's late and we don't sail."],
    ['We have seen it. I am glad.', "We've seen it. I'm glad."],
    ['The crew’s boat is old but it is fast.', 'The crew’s boat is old but it’s fast.'],
  ])('%s -> %s', (full, short) => {
    expect(run(full)).toBe(short);
  });

  it.each([
    'Look how late it is.',
    'We have a boat.',
    'All that we are is tired.',
    'A rope that is old breaks.',
  ])('leaves "%s" alone', (post) => {
    expect(run(post)).toBe(post);
  });
});
