import { describe, expect, it } from 'vitest';
import { perform } from '../rewriter.ts';
import { plainWords } from './plain-words.ts';

const run = (text: string) => perform(plainWords, text, () => true);

describe('plain-words', () => {
  it.each([
    ['The crew utilizes old rope.', 'The crew uses old rope.'],
    ['Utilizing old rope saves money.', 'Using old rope saves money.'],
    ['It is a crucial step.', 'It is an important step.'],
    ['An intricate knot holds the boat.', 'A detailed knot holds the boat.'],
    ['We leverage the wind in order to sail.', 'We use the wind to sail.'],
    ['The wall plays a pivotal role in our work.', 'The wall is key to our work.'],
    ['We have a plethora of knots.', 'We have many knots.'],
  ])('%s -> %s', (inflated, plain) => {
    expect(run(inflated)).toBe(plain);
  });

  it.each([
    ['a noun that is spelt like the verb', 'The leverage of the pole is great.'],
    ['a name', 'We sail the Robust every day.'],
    ['a quote', 'He called it “a crucial step” twice.'],
    ['code', 'Call `utilize()` first.'],
    ['a link', 'See [how to utilize rope](https://example.org/utilize).'],
    ['a heading', '# Utilize rope'],
    ['a possessive', "Those are the individuals' own ropes."],
  ])('leaves %s alone', (_, post) => {
    expect(run(post)).toBe(post);
  });
});
