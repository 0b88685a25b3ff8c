import { describe, expect, it } from 'vitest';
import { perform } from '../rewriter.ts';
import { freeParticiples } from './free-participles.ts';

const run = (text: string) => perform(freeParticiples, text, () => true);

describe('free-participles', () => {
  it('makes a relative clause of a trailing -ing clause', () => {
    expect(run('The wall is high, keeping the waves out.')).toBe(
      'The wall is high, which keeps the waves out.',
    );
  });

  it('makes a sentence of it where the main clause is long', () => {
    expect(
      run(
        'The new wall of the harbour has stood for years against wind and high water, allowing boats to stay.',
      ),
    ).toBe(
      'The new wall of the harbour has stood for years against wind and high water. This allows boats to stay.',
    );
  });

  it('keeps the tense', () => {
    expect(run('The storm destroyed the wall, forcing us to leave.')).toBe(
      'The storm destroyed the wall, which forced us to leave.',
    );
  });

  it('takes the tense from the verb and not from an adjective in -ed', () => {
    expect(run('A shared wall encourages good manners, creating a quiet street.')).toBe(
      'A shared wall encourages good manners, which creates a quiet street.',
    );
  });

  it('changes every -ing verb of the clause', () => {
    expect(run('You can eat well on board, improving your focus and raising your spirits.')).toBe(
      'You can eat well on board, which improves your focus and raises your spirits.',
    );
  });

  it('keeps a row of things in one piece', () => {
    expect(run('Every detail is thought out, encouraging patience, trust, and growth.')).toBe(
      'Every detail is thought out, which encourages patience, trust, and growth.',
    );
  });

  it.each([
    [
      'a clause half of which could not change',
      'The wall is high, keeping waves out and singing in the wind.',
    ],
    [
      'a clause whose tense cannot be told',
      'The wall stops waves and stood for years, keeping the town dry.',
    ],
    ['an item of a row', 'We spent the day mending nets, saving wood, and painting boats.'],
    ['a clause that goes on', 'The wall is high, keeping the waves out, and pleases the crew.'],
    ['a clause in front', 'Keeping the waves out, the wall is a help.'],
    ['a verb that tells what someone did meanwhile', 'The crew sat on the wall, singing old songs.'],
    ['a quote', 'He said “the wall is high, keeping the waves out” and left.'],
  ])('leaves %s alone', (_, post) => {
    expect(run(post)).toBe(post);
  });
});
