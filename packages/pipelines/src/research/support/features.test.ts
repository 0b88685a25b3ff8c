import { describe, expect, it } from 'vitest';
import { compare, FEATURES } from './features.ts';
import { readSentence } from './read-claim.ts';

type Feature = (typeof FEATURES)[number];

const compared = (claim: string, others: readonly string[]) => {
  const { features, ranked } = compare(readSentence(claim), others.map(readSentence));
  const named = Object.fromEntries(FEATURES.map((name, at) => [name, features[at]])) as Record<
    Feature,
    number
  >;
  return { named, ranked };
};
const measured = (claim: string, others: readonly string[]) => compared(claim, others).named;

const APART = 'Trains run hourly.';

describe('what a claim and sentences have in common', () => {
  it('is nothing where there is no sentence', () => {
    const { named, ranked } = compared('Grey ducks cross a pond beside ferry docks.', []);
    expect(ranked).toEqual([]);
    expect(Object.entries(named).filter(([, value]) => value !== 0)).toEqual([
      ['bias', 1],
      ['rare words missing', 1],
      ['few sentences', 1],
    ]);
  });

  it('is nothing for a claim without words', () => {
    expect(measured('', ['The weir holds.'])).toMatchObject({
      bias: 1,
      'coverage of the best sentence': 0,
      'coverage of all': 0,
      'pairs in the best': 0,
      'pairs in all': 0,
      'rare words missing': 0,
      'claim is short': 1,
    });
  });

  it('is all of it for the same sentence', () => {
    expect(measured('The mill crushes grain.', ['The mill crushes grain.'])).toMatchObject({
      'coverage of the best sentence': 1,
      'coverage of the two best': 1,
      'coverage of all': 1,
      'pairs in the best': 1,
      'pairs in all': 1,
      'rare words missing': 0,
      'best is a finding': 0,
    });
  });

  it('covers by the best sentence, the two best, and all', () => {
    const { named, ranked } = compared('Mill grain river ferry.', [
      APART,
      'A ferry.',
      'Mill grain.',
      'A river.',
    ]);
    expect(ranked).toEqual([2, 1, 3, 0]);
    expect(named['coverage of the best sentence']).toBe(0.5);
    expect(named['coverage of the two best']).toBe(0.75);
    expect(named['coverage of all']).toBe(1);
    expect(named['best is a finding']).toBe(0.5);
  });

  it('a word that fewer sentences have weighs more', () => {
    const { ranked, named } = compared('Mill grain.', ['The mill.', 'A mill.', 'The grain.']);
    expect(ranked).toEqual([2, 0, 1]);
    expect(named['coverage of the best sentence']).toBeCloseTo(1.2993 / (1.2993 + 0.9555), 4);
  });

  it('ranks words that follow each other as in the claim before those that do not', () => {
    expect(compared('Mill grain river.', ['River grain mill.', 'Mill grain river.']).ranked).toEqual([1, 0]);
    const { ranked, named } = compared('Mill grain river.', ['Grain mill ferry river.', 'Mill grain.']);
    expect(ranked).toEqual([0, 1]);
    expect(named['pairs in the best']).toBe(0);
    expect(named['pairs in all']).toBe(0.5);
  });

  it('keeps the order of equals', () => {
    expect(compared('Mill.', [APART, 'The mill.', 'A mill.', 'Some mill.']).ranked).toEqual([1, 2, 3, 0]);
  });

  it('counts the words that no sentence has, up to three', () => {
    expect(measured('Mill grain river ferry.', ['Mill grain.'])['rare words missing']).toBeCloseTo(2 / 3);
    expect(measured('Mill grain river ferry.', [APART])['rare words missing']).toBe(1);
    expect(measured('Mill grain river ferry.', ['Mill grain.', 'River.'])['rare words missing']).toBeCloseTo(
      1 / 3,
    );
  });
});

describe('where a claim and sentences part', () => {
  it.each<[string, string, Partial<Record<Feature, number>>]>([
    [
      'The mill stops.',
      'The mill stops.',
      { 'claim is negated': 0, 'best is negated': 0, 'one is negated and covers': 0, 'both are negated': 0 },
    ],
    [
      'The mill stops.',
      'The mill never stops.',
      { 'claim is negated': 0, 'best is negated': 1, 'one is negated and covers': 1, 'both are negated': 0 },
    ],
    [
      'The mill never stops.',
      'The mill stops.',
      { 'claim is negated': 1, 'best is negated': 0, 'one is negated and covers': 1, 'both are negated': 0 },
    ],
    [
      'The mill never stops.',
      'The mill does not stop.',
      { 'claim is negated': 1, 'best is negated': 1, 'one is negated and covers': 0, 'both are negated': 1 },
    ],
    ['The mill is not without stops.', 'The mill stops.', { 'claim is negated': 0 }],
  ])('negations: %s | %s', (claim, other, expected) => {
    expect(measured(claim, [other])).toMatchObject(expected);
  });

  it.each<[string, string, Partial<Record<Feature, number>>]>([
    [
      'Salt raises pressure.',
      'Salt increases pressure.',
      {
        'aligned poles agree': 0.5,
        'aligned poles differ': 0,
        'poles agree': 0.5,
        'poles differ': 0,
        'claim points up': 1,
        'claim points down': 0,
      },
    ],
    [
      'Salt lowers pressure.',
      'Salt increases pressure.',
      {
        'aligned poles agree': 0,
        'aligned poles differ': 0.5,
        'poles agree': 0,
        'poles differ': 0.5,
        'claim points up': 0,
        'claim points down': 1,
      },
    ],
    ['Salt and pressure.', 'Salt increases pressure.', { 'claim points up': 0, 'claim points down': 0 }],
  ])('poles: %s | %s', (claim, other, expected) => {
    expect(measured(claim, [other])).toMatchObject(expected);
  });

  it('poles count up to two', () => {
    const many = 'Higher wages, higher rents, higher fees.';
    expect(measured(many, [many])).toMatchObject({ 'aligned poles agree': 1, 'poles agree': 1 });
  });

  it('the second best sentence has a voice of its own', () => {
    const best = 'Salt raises pressure quickly.';
    expect(measured(best, [best, 'Salt raises pressure.'])).toMatchObject({
      'second best agrees': 0.5,
      'second best differs': 0,
    });
    expect(measured(best, [best, 'Salt lowers pressure.'])).toMatchObject({
      'second best agrees': 0,
      'second best differs': 0.5,
      'poles differ': 0,
      'aligned poles differ': 0.5,
    });
    expect(measured(best, [best])).toMatchObject({ 'second best agrees': 0, 'second best differs': 0 });
  });

  it('values agree, differ, or are missing', () => {
    const claim = 'The mill is 40 metres long.';
    expect(measured(claim, ['The mill is 40 metres long.'])).toMatchObject({
      'values agree': 1,
      'values differ': 0,
    });
    expect(measured(claim, ['The mill is 90 metres long.'])).toMatchObject({
      'values differ': 1,
      'values agree': 0,
    });
    expect(measured(claim, ['The mill is long.'])).toMatchObject({ 'values missing': 1 });
  });

  it('knows hedges, claims for all, short claims and few sentences', () => {
    expect(measured('Mills stop.', ['Mills may stop.'])['best is hedged']).toBe(0.5);
    expect(measured('Mills stop.', ['Mills may perhaps possibly stop.'])['best is hedged']).toBe(1);
    expect(measured('All mills stop.', [APART])['claim is universal']).toBe(1);
    expect(measured('Mills stop.', [APART])['claim is universal']).toBe(0);
    expect(measured('Mill grain river ferry bridge.', [APART])['claim is short']).toBe(1);
    expect(measured('Mill grain river ferry bridge town.', [APART])['claim is short']).toBe(0);
    expect(measured('Mill.', [APART, APART, APART])['few sentences']).toBe(1);
    expect(measured('Mill.', [APART, APART, APART, APART])['few sentences']).toBe(0);
  });

  it('sees that nothing was found, in the two best sentences only', () => {
    const claim = 'Salt shifts pressure.';
    const nothing = 'There was no difference.';
    expect(measured(claim, ['Salt shifts pressure.', nothing])['no difference was found']).toBe(1);
    expect(
      measured(claim, ['Salt shifts pressure.', 'Salt and pressure.', nothing])['no difference was found'],
    ).toBe(0);
  });
});
