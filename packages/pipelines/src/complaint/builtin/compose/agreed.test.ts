import { describe, expect, it } from 'vitest';
import type { AskId } from '../concepts/asks.ts';
import type { ConceptId } from '../concepts/ids.ts';
import { agreedFacts } from './agreed.ts';
import type { Facts } from './facts.ts';

const concept = (id: ConceptId, weight: number, named = true) => ({ id, weight, named, sentence: 0 });
const ask = (id: AskId) => ({ id, named: true, sentence: 0, plain: true });
const facts = (concepts: Facts['concepts'], asks: Facts['asks'] = []): Facts => ({ concepts, asks });
const told = ({ concepts, asks }: Facts) => [...concepts, ...asks].map(({ id }) => id);

describe('what is told in another language', () => {
  it('is what the topics of the message bear out', () => {
    const found = facts([concept('dishes', -30), concept('phone_calls', -1)], [ask('clean_up')]);
    expect(told(agreedFacts(found, ['cleanliness']))).toEqual(['dishes', 'clean_up']);
  });

  it('may name another matter beside it where that one is likely and named', () => {
    const beside = facts([concept('dishes', 5), concept('phone_calls', 0), concept('rent', 9, false)]);
    expect(told(agreedFacts(beside, ['cleanliness']))).toEqual(['dishes', 'phone_calls']);
    const lessLikely = facts([concept('dishes', 5), concept('phone_calls', -1)]);
    expect(told(agreedFacts(lessLikely, ['cleanliness']))).toEqual(['dishes']);
  });

  it('is what the topics a matter is also told under bear out', () => {
    const moved = facts([concept('bikes', 0)], [ask('return')]);
    expect(told(agreedFacts(moved, ['privacy']))).toEqual(['bikes', 'return']);
    expect(told(agreedFacts(moved, ['communication']))).toEqual([]);
  });

  it('is a guess only where the topics bear it out and nothing else is told', () => {
    const guesses = [concept('rent', -16, false), concept('floor', -20, false)];
    expect(told(agreedFacts({ ...facts([]), guesses }, ['cleanliness']))).toEqual(['floor']);
    expect(told(agreedFacts({ ...facts([concept('dishes', 5)]), guesses }, ['cleanliness']))).toEqual([
      'dishes',
    ]);
  });

  it('is no matter at all where none of those found is of the topics, unless it is named and all but sure', () => {
    const called = (weight: number, named: boolean) =>
      told(agreedFacts(facts([concept('phone_calls', weight, named)], [ask('stop')]), ['privacy']));
    expect([called(19, true), called(60, false)]).toEqual([[], []]);
    expect(called(20, true)).toEqual(['phone_calls', 'stop']);
  });

  it('is nothing that is hardly meant, though the topics bear it out', () => {
    expect(told(agreedFacts(facts([concept('dishes', -46)], [ask('clean_up')]), ['cleanliness']))).toEqual(
      [],
    );
  });

  it('is a thing of no topic only where it is likely', () => {
    const parked = (weight: number) => told(agreedFacts(facts([concept('parking', weight)]), ['other']));
    expect([parked(-20), parked(-21)]).toEqual([['parking'], []]);
  });

  it('is no more than the three likeliest matters, with the hour and whom it keeps awake', () => {
    const many = facts([
      concept('kitchen', 1),
      concept('dishes', 30),
      concept('sink', 2),
      concept('late_noise', -10),
      concept('trash', 20),
      concept('sleep', -20),
    ]);
    expect(told(agreedFacts(many, ['cleanliness', 'noise']))).toEqual([
      'dishes',
      'sink',
      'late_noise',
      'trash',
      'sleep',
    ]);
  });

  it('is no ask without a matter, which would read the same whatever it was about', () => {
    expect(told(agreedFacts(facts([], [ask('stop')]), ['noise']))).toEqual([]);
  });

  it('is an ask that says by itself what it is about, where the topics bear it out', () => {
    expect(told(agreedFacts(facts([], [ask('turn_down')]), ['noise']))).toEqual(['noise', 'turn_down']);
    expect(told(agreedFacts(facts([], [ask('turn_down')]), ['privacy']))).toEqual([]);
  });
});
