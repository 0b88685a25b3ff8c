import { describe, expect, it } from 'vitest';
import { stem } from './stems.ts';
import { isStopWord } from './stop-words.ts';

describe('stem', () => {
  it.each([
    ['caresses', 'caress'],
    ['ponies', 'poni'],
    ['cats', 'cat'],
    ['feed', 'feed'],
    ['agreed', 'agre'],
    ['plastered', 'plaster'],
    ['motoring', 'motor'],
    ['sing', 'sing'],
    ['conflated', 'conflat'],
    ['hopping', 'hop'],
    ['falling', 'fall'],
    ['filing', 'file'],
    ['happy', 'happi'],
    ['sky', 'sky'],
    ['relational', 'relat'],
    ['rational', 'ration'],
    ['digitizer', 'digit'],
    ['hopefulness', 'hope'],
    ['formality', 'formal'],
    ['triplicate', 'triplic'],
    ['electrical', 'electr'],
    ['goodness', 'good'],
    ['revival', 'reviv'],
    ['adoption', 'adopt'],
    ['replacement', 'replac'],
    ['probate', 'probat'],
    ['cease', 'ceas'],
    ['controll', 'control'],
    ['generalizations', 'gener'],
    ['oscillators', 'oscil'],
  ])('takes %s to %s', (word, expected) => {
    expect(stem(word)).toBe(expected);
  });

  it('gives related words one stem', () => {
    expect(new Set(['connect', 'connected', 'connecting', 'connection', 'connections'].map(stem))).toEqual(
      new Set(['connect']),
    );
  });

  it('leaves a possessive away and other scripts alone', () => {
    expect([stem('teams’s'), stem("team's"), stem('straße'), stem('3d'), stem('is')]).toEqual([
      'team',
      'team',
      'straße',
      '3d',
      'is',
    ]);
  });
});

describe('isStopWord', () => {
  it('knows function words with either apostrophe, and no content words', () => {
    expect(['the', "don't", 'don’t', 'house', 'The'].map(isStopWord)).toEqual([
      true,
      true,
      true,
      false,
      false,
    ]);
  });
});
