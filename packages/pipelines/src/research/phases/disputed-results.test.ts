import { describe, expect, it } from 'vitest';
import { otherSides, type ShownDispute } from './disputed-results.ts';

const length = (metres: number) => ({
  dimension: 'length',
  amount: metres,
  text: `${metres} m`,
  approximate: false,
  span: { start: 0, end: 1 },
});

const side = (metres: number, against: readonly string[], nearness: number) => ({
  values: new Map([[`${metres}`, length(metres)]]),
  against: new Set(against),
  nearness,
});

/** Near the question a and b say 84, c says 71; further from it d says 5 and e says 6. */
const DISPUTE: ShownDispute = new Map([
  ['a', side(84, ['c'], 1)],
  ['b', side(84, ['c'], 1)],
  ['c', side(71, ['a', 'b'], 1)],
  ['d', side(5, ['e'], 0.8)],
  ['e', side(6, ['d'], 0.8)],
]);
const ALL = ['a', 'b', 'c', 'd', 'e', 'silent'];

const next = (covered: readonly string[], left: number): string[] => [
  ...otherSides(
    DISPUTE,
    ALL.filter((address) => !covered.includes(address)),
    new Set(covered),
    left,
  ),
];

describe('the sides of a disagreement that are still to be read', () => {
  it('begin with any side of the disagreement that is nearest to the question', () => {
    expect(next([], 3)).toEqual(['a', 'b', 'c']);
  });

  it('go on with those who speak against what is covered, also with the last fetch', () => {
    expect(next(['a'], 1)).toEqual(['c']);
    expect(next(['a'], 2)).toEqual(['c']);
  });

  it('are over once every side is covered: who agrees with one is no further side', () => {
    expect(next(['a', 'c', 'd', 'e'], 4)).toEqual([]);
  });

  it('belong to another disagreement then, where both of its sides can still be read', () => {
    expect(next(['a', 'c'], 2)).toEqual(['d', 'e']);
    expect(next(['a', 'c'], 1)).toEqual([]);
  });

  it('are none where nothing disagrees', () => {
    expect([...otherSides(new Map(), ALL, new Set(), 3)]).toEqual([]);
  });
});
