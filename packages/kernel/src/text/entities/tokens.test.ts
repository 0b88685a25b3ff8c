import { describe, expect, it } from 'vitest';
import { isAcronym, isCamel, isCapitalised, tokens } from './tokens.ts';

const texts = (text: string): string[] => tokens(text).map((token) => token.text);

describe('tokens', () => {
  it.each([
    ['words', 'One two, three', ['One', 'two', 'three']],
    ['words with figures', '18F b2 3', ['18F', 'b2', '3']],
    ['initials with dots', 'the U.S. and U.N.E.S. too', ['the', 'U.S.', 'and', 'U.N.E.S.', 'too']],
    ['one initial, without its dot', 'J. Smith', ['J', 'Smith']],
    ['small letters with dots, one by one', 'e.g. so', ['e', 'g', 'so']],
    ['words with hyphens', 'Jean-Luc Anne‐Lise Eva‑Maria', ['Jean-Luc', 'Anne‐Lise', 'Eva‑Maria']],
    ['a word and a number, at the hyphen', 'Apollo-11', ['Apollo', '11']],
    ['words at a dash', 'this–that', ['this', 'that']],
    ['words with an ampersand', 'AT&T', ['AT&T']],
    ['words with an apostrophe', "O'Neil d’Arc", ["O'Neil", 'd’Arc']],
    ['words without their possessive', "Ada's James' Eva’s ADA’S", ['Ada', 'James', 'Eva', 'ADA']],
    ['words with accents of their own', 'Jose\u0301 A\u0301', ['Jose\u0301', 'A\u0301']],
    ['nothing', ' … ', []],
  ])('are %s', (_, text, expected) => expect(texts(text)).toEqual(expected));

  it('tell their place, their lower case and what stands before them', () => {
    expect(tokens('“Ada’s, B')).toEqual([
      { text: 'Ada', lower: 'ada', start: 1, end: 4, gap: '“' },
      { text: 'B', lower: 'b', start: 8, end: 9, gap: '’s, ' },
    ]);
  });

  it('are not made of addresses, and those behind them are found', () => {
    const text = 'See https://a.org/Path or Me@Example.org and www.b.org Now';
    expect(texts(text)).toEqual(['See', 'or', 'and', 'Now']);
    expect(tokens(text).at(1)?.gap).toBe(' https://a.org/Path ');
  });
});

describe('an acronym', () => {
  it.each([
    'NASA',
    'US',
    'APIs',
    'USs',
    '18F',
    'R&D',
    'U.S.',
    'A.B.C.D.E.F.',
    'COVID-19',
    'ÄÖ',
    'ABCDEFGHIJKL',
  ])('is %s', (word) => expect(isAcronym(word)).toBe(true));

  it.each([
    'A',
    'As',
    'Is',
    'Nasa',
    'aNASA',
    'NASAx',
    'nasa',
    '18',
    '1990s',
    '18-19',
    'U.',
    'U.S',
    'xU.S.',
    'U.S.x',
    'A.B.C.D.E.F.G.',
    'ABCDEFGHIJKLM',
    'AB CD',
    '&&',
  ])('is not %s', (word) => expect(isAcronym(word)).toBe(false));
});

describe('a word with a capital inside', () => {
  it.each(['GitHub', 'iPhone', 'McKinsey', 'éÉ'])('is %s', (word) => expect(isCamel(word)).toBe(true));
  it.each(['Github', 'NASA', 'phone', 'Jean-LucPicard', 'a‐bC', 'a‑bC', 'a1B', 'APIs'])('is not %s', (word) =>
    expect(isCamel(word)).toBe(false),
  );
});

describe('a word with a capital at its beginning', () => {
  it.each(['Ada', 'A', 'Zoe', 'Álvarez', 'Łódź', 'Ωmega'])('is %s', (word) =>
    expect(isCapitalised(word)).toBe(true),
  );
  it.each(['ada', 'zoe', 'iPhone', '18F', '@A', '[A', 'álvarez', 'éA', ''])('is not %j', (word) =>
    expect(isCapitalised(word)).toBe(false),
  );
});
