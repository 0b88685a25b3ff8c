import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type GrowingMap, growingMap } from './growing-map.ts';

describe('a growing map', () => {
  it('gives the next map and leaves itself as it is', () => {
    const empty = growingMap<number>();
    const one = empty.with('a', 1);
    const two = one.with('b', 2).with('a', 3);
    expect([...empty]).toEqual([]);
    expect([...one]).toEqual([['a', 1]]);
    expect([...two]).toEqual([
      ['a', 3],
      ['b', 2],
    ]);
    expect([one.get('b'), one.has('b'), two.has('b')]).toEqual([undefined, false, true]);
  });

  it('may branch: each branch sees only its own', () => {
    const one = growingMap<number>().with('a', 1);
    const left = one.with('b', 2);
    const right = one.with('b', 9).with('c', 3);
    expect([...left]).toEqual([
      ['a', 1],
      ['b', 2],
    ]);
    expect([...right]).toEqual([
      ['a', 1],
      ['b', 9],
      ['c', 3],
    ]);
    expect([...one]).toEqual([['a', 1]]);
  });

  it('behaves like copies of a plain map, whatever is written from whichever of them', () => {
    const write = fc.record({
      from: fc.nat(),
      key: fc.constantFrom('a', 'b', 'c', 'd'),
      value: fc.integer(),
    });
    fc.assert(
      fc.property(fc.array(write, { maxLength: 40 }), (writes) => {
        const made: [GrowingMap<number>, Map<string, number>][] = [[growingMap(), new Map()]];
        for (const { from, key, value } of writes) {
          const [map, plain] = made[from % made.length] as (typeof made)[number];
          made.push([map.with(key, value), new Map(plain).set(key, value)]);
        }
        for (const [map, plain] of made) expect([...map]).toEqual([...plain]);
      }),
    );
  });
});
