import { describe, expect, it } from 'vitest';
import { perform } from '../rewriter.ts';
import { cutEmptyOpenings } from './cut-empty-openings.ts';

const run = (text: string) => perform(cutEmptyOpenings, text, () => true);

describe('cut-empty-openings', () => {
  it.each([
    ['Moreover, the rope is strong.', 'The rope is strong.'],
    ['It is important to note that ropes wear out.', 'Ropes wear out.'],
    ['It’s worth noting that **old** ropes wear out.', '**Old** ropes wear out.'],
    ["In today's world, ropes are cheap.", 'Ropes are cheap.'],
  ])('%s -> %s', (signposted, plain) => {
    expect(run(signposted)).toBe(plain);
  });

  it.each(['Certainly the best rope wins.', 'The rope is, moreover, strong.', 'Overall length counts.'])(
    'leaves "%s" alone',
    (post) => {
      expect(run(post)).toBe(post);
    },
  );
});
