import { describe, expect, it } from 'vitest';
import { compileLexicon } from './compile.ts';
import { findHits } from './find-hits.ts';

// A lexicon of words that do not exist, so that only the way of finding is tested.
const LEXICON = compileLexicon(
  [
    {
      language: 'en',
      endings: [],
      rules: [
        { rule: 'vulgarity', words: 'gronk blarggg dick', stems: 'splod frumb' },
        { rule: 'personal_attack', words: 'plonker zeeb x' },
        { rule: 'blame', words: 'always', phrases: 'you (?:never|always) listen\nyou never' },
      ],
      innocent: 'explodsion frumbles splood',
      innocentPhrases: 'a gronk of wool\ngronk of',
    },
  ],
  false,
);
const hits = (text: string) =>
  findHits(text, LEXICON).map(({ rule, span }) => [rule, text.slice(span.start, span.end)]);
const found = (text: string) => hits(text).map(([, words]) => words);

describe('words of the lexicon', () => {
  it.each([
    ['as they are', 'You gronk, really.', [['vulgarity', 'gronk']]],
    ['in capitals', 'GRONK', [['vulgarity', 'GRONK']]],
    ['with an ending behind an apostrophe', "that plonker's dog", [['personal_attack', "plonker's"]]],
    ['inside a word, for a stem', 'resploding', [['vulgarity', 'resploding']]],
    ['stretched', 'groooonk', [['vulgarity', 'groooonk']]],
    ['stretched inside a stem', 'spllllodder', [['vulgarity', 'spllllodder']]],
    ['with a doubled vowel inside a stem', 'fruumbish', [['vulgarity', 'fruumbish']]],
    ['with figures for letters', 'gr0nk', [['vulgarity', 'gr0nk']]],
    ['with stars', 'gr**k', [['vulgarity', 'gr**k']]],
    ['with a stop inside a stem', 'splo.dder', [['vulgarity', 'splo.dder']]],
    ['letter by letter', 'g r o n k', [['vulgarity', 'g r o n k']]],
    ['letter by letter with stops', 'g.r.o.n.k', [['vulgarity', 'g.r.o.n.k']]],
    ['letter by letter with figures', 's p l 0 d', [['vulgarity', 's p l 0 d']]],
    [
      'two in a text',
      'gronk and plonker',
      [
        ['vulgarity', 'gronk'],
        ['personal_attack', 'plonker'],
      ],
    ],
    [
      'joined by a line',
      'gronk-plonker',
      [
        ['vulgarity', 'gronk'],
        ['personal_attack', 'plonker'],
      ],
    ],
  ])('%s', (_how, text, expected) => {
    expect(hits(text)).toEqual(expected);
  });

  it.each([
    ['other words', 'You live here, really.'],
    ['a word that holds one of the words', 'gronkery'],
    ['a single letter', 'x'],
    ['innocent words that hold a stem', 'explodsion and frumbles'],
    ['an innocent word with a doubled vowel', 'splood'],
    ['three letters behind figures', 'z33'],
    ['a few letters apart', 'g r'],
    ['letters apart that make no word', 'a b c d e'],
    ['signs alone', '**** !!!'],
    ['nothing', ''],
  ])('not %s', (_what, text) => {
    expect(hits(text)).toEqual([]);
  });

  it('a word that is read plainly is not looked for behind its signs as well', () => {
    expect(hits('gronk!plonk3r')).toEqual([['vulgarity', 'gronk']]);
  });

  it('figures alone hide nothing, four letters do', () => {
    expect(found('z33b')).toEqual(['z33b']);
    expect(found('2024')).toEqual([]);
  });

  it('signs around a word are no part of it', () => {
    expect(found('"gr0nk"!')).toEqual([expect.stringContaining('gr0nk')]);
    expect(found('...gr0nk...')).toEqual([expect.stringContaining('gr0nk')]);
  });
});

describe('innocent surroundings', () => {
  it('clear the words that lie within them, and no others', () => {
    expect(found('a gronk of wool')).toEqual([]);
    expect(found('a gronk of wool, you gronk')).toEqual(['gronk']);
    expect(found('gronk, a gronk of wool')).toEqual(['gronk']);
    expect(found('a gronk of wool, a gronk of wool')).toEqual([]);
  });

  it('do not clear phrases', () => {
    expect(hits('you never')).toEqual([['blame', 'you never']]);
  });
});

describe('names that are also words of the lexicon', () => {
  it.each(['Dick Turner', 'Mr. Dick', 'Moby Dick'])('%s is a name', (text) => {
    expect(hits(text)).toEqual([]);
  });

  it.each(['you Dick', 'dick Turner', 'DICK TURNER', 'Dick turned', 'a Dick'])('%s is none', (text) => {
    expect(hits(text)).toHaveLength(1);
  });

  it('other words have no such excuse', () => {
    expect(hits('Gronk Turner')).toHaveLength(1);
  });
});

describe('hits', () => {
  it('of one rule that overlap are one, from the first sign to the last', () => {
    expect(hits('you always listen')).toEqual([['blame', 'you always listen']]);
    expect(hits('you never listen')).toEqual([['blame', 'you never listen']]);
  });

  it('of one rule that do not overlap are two', () => {
    expect(found('always, always')).toEqual(['always', 'always']);
  });

  it('stand in reading order', () => {
    expect(hits('you never gronk, always')).toEqual([
      ['blame', 'you never'],
      ['vulgarity', 'gronk'],
      ['blame', 'always'],
    ]);
  });

  it('point into the text as it was given', () => {
    expect(found('😀 ſo: gr\u200bonk.')).toEqual(['gr\u200bonk']);
    expect(found('ß ß gronk')).toEqual(['gronk']);
  });
});
