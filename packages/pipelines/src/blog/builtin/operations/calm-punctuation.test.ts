import { describe, expect, it } from 'vitest';
import { perform } from '../rewriter.ts';
import { calmPunctuation } from './calm-punctuation.ts';

const run = (text: string) => perform(calmPunctuation, text, () => true);

describe('calm-punctuation', () => {
  it.each([
    ['The rope — an old one — broke.', 'The rope, an old one, broke.'],
    ['The rope—old, wet and thin—broke.', 'The rope (old, wet and thin) broke.'],
    ['The rope broke — after a year.', 'The rope broke, after a year.'],
    ['The rope is not for us — it is for the guests.', 'The rope is not for us; it is for the guests.'],
    ['We sell all sorts — ropes, nets, and hooks.', 'We sell all sorts: ropes, nets, and hooks.'],
    ['The rope is **very** old.', 'The rope is very old.'],
    ['We sail today 🚀 at noon.', 'We sail today at noon.'],
  ])('%s -> %s', (loud, calm) => {
    expect(run(loud)).toBe(calm);
  });

  it.each([
    '**Rope:** it is old.',
    'Call `a — b` **now** please.',
    'He said “wait — now” and left.',
    '# A — B',
  ])('leaves "%s" alone', (post) => {
    expect(run(post)).toBe(post);
  });
});
