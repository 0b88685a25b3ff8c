import { quantities } from '@palimpsest/kernel/text';
import { describe, expect, it } from 'vitest';
import { isCounted } from './counted.ts';
import { findingsOf } from './findings.ts';

const RULE = { id: 'some-rule', maximum: 4, summary: 'Something holds.' };
const ANCHOR = { start: 7, end: 9 };
const marks = (count: number, weight?: number) =>
  Array.from({ length: count }, (_, at) => ({
    span: { start: at, end: at + 1 },
    found: `place ${at}`,
    expected: 'better',
    ...(weight === undefined ? {} : { weight }),
  }));
const pointsOf = (...given: Parameters<typeof findingsOf>) =>
  findingsOf(...given).map(({ points }) => points);

describe('findings of a measurement', () => {
  it('give what was earned to the good places and what was lost to the bad ones', () => {
    expect(findingsOf(RULE, { earned: 3, good: marks(1), bad: marks(1) }, ANCHOR, 1)).toEqual([
      {
        rule: 'some-rule',
        ruleSet: 'aeo/v1',
        span: { start: 0, end: 1 },
        found: 'place 0',
        expected: 'better',
        points: 3,
      },
      {
        rule: 'some-rule',
        ruleSet: 'aeo/v1',
        span: { start: 0, end: 1 },
        found: 'place 0',
        expected: 'better',
        points: -1,
      },
    ]);
  });

  it('point at the anchor where there is no place', () => {
    const said = findingsOf(RULE, { earned: 3, good: [], bad: [] }, ANCHOR, 1);
    expect(said.map(({ span, found, expected }) => [span, found, expected])).toEqual([
      [ANCHOR, 'nothing against it', 'Something holds.'],
      [ANCHOR, 'too little text to judge', 'Something holds.'],
    ]);
  });

  it('share points by weight to the cent, the first ones taking what is left over', () => {
    const bad = [...marks(1, 3), ...marks(1, 1)];
    expect(pointsOf(RULE, { earned: 0, good: [], bad }, ANCHOR, 1)).toEqual([-3, -1]);
    expect(pointsOf(RULE, { earned: 4, good: marks(3), bad: [] }, ANCHOR, 1)).toEqual([1.34, 1.33, 1.33]);
    expect(pointsOf(RULE, { earned: 4, good: marks(2, 0), bad: [] }, ANCHOR, 1)).toEqual([2, 2]);
  });

  it('scale with what switched-off neighbours leave', () => {
    expect(pointsOf(RULE, { earned: 3, good: [], bad: [] }, ANCHOR, 1.5)).toEqual([4.5, -1.5]);
  });

  it('are twenty at most; the last one stands for the rest, and for its points', () => {
    const twenty = findingsOf(RULE, { earned: 4, good: marks(20), bad: [] }, ANCHOR, 1);
    expect(twenty.map(({ found }) => found).at(-1)).toBe('place 19');
    const said = findingsOf(RULE, { earned: 4, good: marks(40), bad: [] }, ANCHOR, 1);
    expect(said).toHaveLength(20);
    expect(said.slice(-2).map(({ found, points }) => [found, points])).toEqual([
      ['place 18', 0.1],
      ['place 19 (and 20 more places like this)', 2.1],
    ]);
    const weighed = findingsOf(RULE, { earned: 4, good: marks(40, 2), bad: [] }, ANCHOR, 1);
    expect(weighed.at(-1)?.points).toBe(2.1);
  });
});

describe('a number that counts', () => {
  it.each([
    ['We fed 12 cats.', ['12']],
    ['It took one hour and one cat.', ['1']],
    ['It took two cats.', ['2']],
    ['It took 1 cat.', ['1']],
    ['In 1999 and 2004 it rained.', []],
    ['Some 30% paid $5 on 5 May 2014.', ['30%', 'USD 5', '2014-05-05']],
    ['See page 12 cats and section 7 dogs.', []],
    ['The third cat uses v2.1.', []],
    ['It is 12.', []],
  ])('%s', (text, values) => {
    const counted = quantities(text).filter((quantity) => isCounted(quantity, text));
    expect(counted.map(({ value }) => value)).toEqual(values);
  });
});
