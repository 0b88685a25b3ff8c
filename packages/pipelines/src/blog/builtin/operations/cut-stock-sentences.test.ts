import { describe, expect, it } from 'vitest';
import { perform } from '../rewriter.ts';
import { cutStockSentences } from './cut-stock-sentences.ts';

const run = (text: string) => perform(cutStockSentences, text, () => true);

describe('cut-stock-sentences', () => {
  it.each([
    'The possibilities are truly endless.',
    'The importance of this cannot be overstated.',
    'It is more than a trend; it is a paradigm shift.',
    'So what are you waiting for?',
  ])('cuts "%s"', (stock) => {
    expect(run(`The wall is high. ${stock}`)).toBe('The wall is high.');
  });

  it('cuts a clause that only leads up to the point', () => {
    expect(run('As we continue to navigate the world of walls, one thing is clear: the wall is high.')).toBe(
      'The wall is high.',
    );
  });

  it.each([
    [
      'a sentence that says more',
      'The wall is high. The possibilities are endless if the wall holds for 20 years.',
    ],
    ['a paragraph of nothing else', 'The wall is high.\n\nThe possibilities are endless.'],
    ['a sentence that the next one leans on', 'The possibilities are endless. They begin with a wall.'],
    ['a quote', '> The wall is high. The possibilities are endless.'],
  ])('leaves %s alone', (_, post) => {
    expect(run(post)).toBe(post);
  });
});
