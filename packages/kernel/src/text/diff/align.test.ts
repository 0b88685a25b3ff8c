import { describe, expect, it } from 'vitest';
import { alignUnits, features, inOrder, likeness, type Pair } from './align.ts';
import { type Unit, unitsOf } from './units.ts';

const unitOf = (text: string): Unit => unitsOf(text)[0] as Unit;
const units = (...texts: readonly string[]): Unit[] => texts.map(unitOf);
/** "0=1": the first before is the second after. "~" where it was changed. */
const aligned = (before: readonly string[], after: readonly string[]): string[] =>
  alignUnits(units(...before), units(...after)).map(
    (pair) => `${pair.before}${pair.same ? '=' : '~'}${pair.after}`,
  );

const RIVER = 'The slow river runs below the stone bridge.';
const MARKET = 'Farmers sell apples and pears early every morning.';
const BUS = 'A yellow bus leaves for the lake at nine.';

describe('pairs of units', () => {
  it('are made of equal ones, wherever they went, in the order of the new text', () => {
    expect(aligned([RIVER, MARKET, BUS], [BUS, RIVER, MARKET])).toEqual(['2=0', '0=1', '1=2']);
  });

  it('keep twins in the order they appear in', () => {
    expect(aligned(['# Notes', RIVER, '# Notes', BUS], ['# Notes', RIVER, '# Notes', BUS])).toEqual([
      '0=0',
      '1=1',
      '2=2',
      '3=3',
    ]);
  });

  it('leave the twin without one alone', () => {
    expect(aligned([RIVER], [RIVER, RIVER])).toEqual(['0=0']);
    expect(aligned([RIVER, RIVER], [RIVER])).toEqual(['0=0']);
  });

  it('are made of those most alike, though another is alike too', () => {
    const near = RIVER.replace('slow', 'quick');
    const far = 'The slow river runs far below.';
    expect(aligned([RIVER, BUS], [far, near, BUS])).toEqual(['0~1', '1=2']);
    expect(aligned([RIVER, BUS], [near, far, BUS])).toEqual(['0~0', '1=2']);
  });

  it('are not made of what shares a word or two', () => {
    expect(aligned([RIVER, MARKET], [MARKET, 'A river is what we saw when nobody else came along.'])).toEqual(
      ['1=0'],
    );
  });

  it('are not made by words that many units share', () => {
    const crowd = Array.from({ length: 30 }, (_, at) => `Shared words x${at} y${at} z${at} u${at}`);
    expect(aligned(crowd, [BUS, 'Shared words'])).toEqual([]);
    expect(aligned(crowd.slice(0, 24), [BUS, 'Shared words', BUS])).toEqual(['0~1']);
  });

  it('are made of the one that shares most, behind many that share a little', () => {
    const crowd = Array.from({ length: 8 }, (_, at) => `The quick x${at} y${at} z${at}`);
    expect(aligned([...crowd, RIVER], [RIVER.replace('slow', 'quick')])).toEqual(['8~0']);
  });

  it('are made of the first of several that are equally alike', () => {
    const others = ['stone bridge tower', 'stone bridge garden', 'stone bridge house'];
    expect(aligned(['stone bridge wall'], others)).toEqual(['0~0']);
    expect(aligned(others, ['stone bridge wall'])).toEqual(['0~0']);
  });

  it('are found by changed words as well when the unit has moved', () => {
    expect(aligned([RIVER, MARKET, BUS], [BUS, RIVER.replace('slow', 'quick'), MARKET])).toEqual([
      '2=0',
      '0~1',
      '1=2',
    ]);
  });
});

describe('what was rewritten in its place', () => {
  it('is a heading above the same text', () => {
    expect(aligned(['# Boats', RIVER], ['# Water', RIVER])).toEqual(['0~0', '1=1']);
    expect(aligned([MARKET, '# Boats', RIVER], [BUS, '# Water', RIVER])).toContain('1~1');
  });

  it('is a paragraph between two that pair', () => {
    expect(aligned([RIVER, 'Nothing else.', BUS], [RIVER, 'Wholly rewritten.', BUS])).toEqual([
      '0=0',
      '1~1',
      '2=2',
    ]);
  });

  it('is the first paragraph, or the last', () => {
    expect(aligned(['Nothing else.', BUS], ['Wholly rewritten.', BUS])).toEqual(['0~0', '1=1']);
    expect(aligned([BUS, 'Nothing else.'], [BUS, 'Wholly rewritten.'])).toEqual(['0=0', '1~1']);
  });

  it('is not one of several: nobody can say which', () => {
    expect(aligned([RIVER, 'Nothing else.', BUS], [RIVER, 'Wholly rewritten.', 'Plus this.', BUS])).toEqual([
      '0=0',
      '2=3',
    ]);
    expect(aligned([RIVER, 'Nothing else.', 'Plus this.', BUS], [RIVER, 'Wholly rewritten.', BUS])).toEqual([
      '0=0',
      '3=2',
    ]);
    expect(aligned([RIVER, 'Nothing else.'], [RIVER, 'Wholly rewritten.', 'Plus this.'])).toEqual(['0=0']);
    expect(aligned(['Nothing else.', RIVER], ['Wholly rewritten.', 'Plus this.', RIVER])).toEqual(['1=2']);
  });

  it('is not a heading where a paragraph stood', () => {
    expect(aligned([RIVER, 'Nothing else.', BUS], [RIVER, '# Wholly rewritten', BUS])).toEqual([
      '0=0',
      '2=2',
    ]);
    expect(aligned([RIVER, '# Wholly rewritten', BUS], [RIVER, 'Nothing else.', BUS])).toEqual([
      '0=0',
      '2=2',
    ]);
  });

  it('is not what stood above a text that has a pair elsewhere', () => {
    expect(aligned([MARKET, '# Boats', RIVER], ['# Water', MARKET, '# Boats', RIVER])).toEqual([
      '0=1',
      '1=2',
      '2=3',
    ]);
  });
});

describe('what units are compared by', () => {
  it('is pairs of words and single words that say something', () => {
    expect([...features(unitOf('The slow river'))].sort()).toEqual([
      'river',
      'slow',
      'slow river',
      'the slow',
    ]);
  });

  it('is the word where there is only one, unless it says nothing', () => {
    expect([...features(unitOf('River'))]).toEqual(['river']);
    expect([...features(unitOf('The'))]).toEqual([]);
  });

  it('is nothing where there is no unit', () => {
    expect(features(undefined).size).toBe(0);
  });
});

describe('likeness', () => {
  const of = (a: string, b: string): number => likeness(unitOf(a), unitOf(b));

  it('is 1 for the same words and 0 for others', () => {
    expect(of(RIVER, RIVER)).toBe(1);
    expect(of(RIVER, MARKET)).toBe(0);
  });

  it('is less for a part of a larger text, in either order', () => {
    // "stone", "bridge", "stone bridge" of "stone", "bridge", "wall", "stone bridge", "bridge wall".
    expect(of('stone bridge', 'stone bridge wall')).toBeCloseTo(0.7 + 0.3 * (3 / 5));
    expect(of('stone bridge wall', 'stone bridge')).toBeCloseTo(0.7 + 0.3 * (3 / 5));
  });

  it('counts the shared words', () => {
    expect(of('stone bridge', 'stone wall')).toBeCloseTo(1 / 3);
  });

  it('is 0 where one of them says nothing or is missing', () => {
    expect(of('The', RIVER)).toBe(0);
    expect(of(RIVER, 'The')).toBe(0);
    expect(likeness(undefined, unitOf(RIVER))).toBe(0);
    expect(likeness(unitOf(RIVER), undefined)).toBe(0);
  });
});

describe('what kept its order', () => {
  const pairsOf = (...before: readonly number[]): Pair[] =>
    before.map((at, after) => ({ before: at, after, same: true }));
  const kept = (pairs: readonly Pair[], weight: (pair: Pair) => number = () => 1): number[] =>
    [...inOrder(pairs, weight)].map((pair) => pair.before).sort((a, b) => a - b);

  it.each([
    ['everything', [0, 1, 2, 3], [0, 1, 2, 3]],
    ['nothing of nothing', [], []],
    ['all but the one that moved up', [3, 0, 1, 2], [0, 1, 2]],
    ['all but the one that moved down', [1, 2, 3, 0], [1, 2, 3]],
    ['the longest row', [2, 5, 3, 7, 0, 4, 6, 1], [2, 3, 4, 6]],
    ['a row with gaps before', [2, 12, 4, 9, 20], [2, 4, 9, 20]],
    ['a row that ends at the far side', [7, 8, 0, 1, 2, 15], [0, 1, 2, 15]],
  ])('%s', (_, before, expected) => expect(kept(pairsOf(...before))).toEqual(expected));

  it('only one, when all are turned around', () => {
    expect(kept(pairsOf(3, 2, 1, 0))).toHaveLength(1);
  });

  it('the heaviest row rather than the longest', () => {
    expect(kept(pairsOf(3, 0, 1, 2), (pair) => (pair.before === 3 ? 10 : 1))).toEqual([3]);
  });

  it('whatever order the pairs are given in', () => {
    expect(kept(pairsOf(3, 0, 1, 2).reverse())).toEqual([0, 1, 2]);
  });

  it('as a search through all rows finds it', () => {
    let seed = 5;
    const next = (below: number): number => {
      seed = (seed * 48271) % 2147483647;
      return seed % below;
    };
    for (let round = 0; round < 80; round += 1) {
      const order = Array.from({ length: 9 }, (_, at) => ({ at, key: next(1000) }))
        .sort((a, b) => a.key - b.key)
        .map(({ at }) => at);
      const pairs = pairsOf(...order);
      const weights = order.map(() => 1 + next(6));
      const weight = (pair: Pair): number => weights[pair.after] ?? 0;
      let most = 0;
      for (let choice = 0; choice < 2 ** pairs.length; choice += 1) {
        const row = pairs.filter((pair) => Math.floor(choice / 2 ** pair.after) % 2 === 1);
        if (row.some((pair, at) => at > 0 && pair.before < (row[at - 1]?.before ?? 0))) continue;
        most = Math.max(
          most,
          row.reduce((sum, pair) => sum + weight(pair), 0),
        );
      }
      const found = [...inOrder(pairs, weight)].sort((a, b) => a.after - b.after);
      expect(found.map((pair) => pair.before)).toEqual(
        [...found].map((pair) => pair.before).sort((a, b) => a - b),
      );
      expect(found.reduce((sum, pair) => sum + weight(pair), 0)).toBe(most);
    }
  });
});
