import type { ResearchType } from '@palimpsest/contracts';
import { describe, expect, it } from 'vitest';
import { agentCount, allocate, scaledDown, scaledUp } from './allocate.ts';
import { MATRIX } from './matrix.ts';

describe('the resource allocation matrix', () => {
  it.each([
    ['A', 'LOOKUP', [1, 2], 5, 3, [0, 1], 2],
    ['B', 'SYNTHESIS', [2, 3], 15, 10, [2, 2], 10],
    ['C', 'ANALYSIS', [4, 6], 30, 25, [3, 4], 30],
    ['D', 'INVESTIGATION', [6, 10], 50, 40, [4, 5], 60],
  ] as const)('type %s: %s', (type, name, agents, searches, fetches, depth, minutes) => {
    expect(MATRIX[type]).toMatchObject({ name, agents, searches, fetches, depth, minutes });
  });

  it.each([
    ['A', [1, 2]],
    ['B', [3, 4]],
    ['C', [5, 7]],
    ['D', [8, 10]],
  ] as const)('type %s has complexity %j', (type, complexity) => {
    expect(MATRIX[type].complexity).toEqual(complexity);
  });
});

describe('agents = max(2, ceil(complexity_score / 2)), within the row', () => {
  it.each<[ResearchType, number, number]>([
    ['A', 1, 2],
    ['A', 2, 2],
    ['B', 3, 2],
    ['B', 4, 2],
    ['C', 5, 4],
    ['C', 7, 4],
    ['D', 8, 6],
    ['D', 10, 6],
  ])('type %s with score %i: %i', (type, score, agents) => {
    expect(agentCount(type, score)).toBe(agents);
  });

  it('uses the formula where it lies within the range', () => {
    expect(agentCount('C', 11)).toBe(6);
    expect(agentCount('D', 18)).toBe(9);
  });
});

describe('the budget of a run', () => {
  it('is the row of its type', () => {
    expect(allocate('B', 4, {})).toEqual({
      type: 'B',
      agents: 2,
      searches: 15,
      fetches: 10,
      depth: 2,
      minutes: 10,
    });
  });

  it('is never more than a person allows', () => {
    expect(allocate('C', 6, { searches: 4, fetches: 2, minutes: 1, agents: 1 })).toMatchObject({
      searches: 4,
      fetches: 2,
      minutes: 1,
      agents: 1,
    });
  });

  it('does not grow by a limit above the row, except for D, whose row is open', () => {
    expect(allocate('A', 1, { searches: 100 }).searches).toBe(5);
    expect(allocate('D', 8, { searches: 100, fetches: 90 })).toMatchObject({ searches: 100, fetches: 90 });
  });

  it('searches deeper within its range for a harder question', () => {
    expect(allocate('A', 1, {}).depth).toBe(0);
    expect(allocate('A', 2, {}).depth).toBe(1);
    expect(allocate('C', 5, {}).depth).toBe(3);
    expect(allocate('C', 7, {}).depth).toBe(4);
  });

  it('keeps to the lesser depth in the middle of a range', () => {
    expect(allocate('C', 6, {}).depth).toBe(3);
    expect(allocate('D', 9, {}).depth).toBe(4);
    expect(allocate('B', 3, {}).depth).toBe(2);
  });

  it('scales down to the depth and the agents of the smaller type, but never adds any', () => {
    const down = (type: ResearchType, score: number) =>
      scaledDown(allocate(type, score, {}), {}, { searches: 0, fetches: 0 });
    expect(down('C', 7)).toMatchObject({ depth: 2, agents: 2, minutes: 30 });
    const tight = { ...allocate('C', 7, {}), depth: 1, agents: 1 };
    expect(scaledDown(tight, {}, { searches: 0, fetches: 0 })).toMatchObject({ depth: 1, agents: 1 });
  });

  it('scales up by one type, and from D not at all', () => {
    expect(scaledUp(allocate('A', 1, {}), {})).toMatchObject({ type: 'B', searches: 15, fetches: 10 });
    expect(scaledUp(allocate('D', 9, {}), {})).toBeNull();
  });

  it('scales up never past what the user allows', () => {
    const limits = { searches: 7, fetches: 4, minutes: 3 };
    expect(scaledUp(allocate('A', 1, limits), limits)).toMatchObject({
      type: 'B',
      searches: 7,
      fetches: 4,
      minutes: 3,
    });
  });

  it('scales down by one type, but not below what is spent, and from A not at all', () => {
    const before = allocate('C', 6, {});
    expect(scaledDown(before, {}, { searches: 20, fetches: 4 })).toMatchObject({
      type: 'B',
      searches: 20,
      fetches: 10,
    });
    expect(scaledDown(allocate('A', 1, {}), {}, { searches: 1, fetches: 1 })).toBeNull();
  });
});
