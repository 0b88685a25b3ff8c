import { describe, expect, it } from 'vitest';
import { researchRulesV1 } from '../rules/v1/rule-set.ts';
import { allocate } from './allocate.ts';
import { isSaturated, type ScalingFacts, scale } from './scaling.ts';

const thresholds = researchRulesV1.parameters.scaling;
const calm: ScalingFacts = {
  budget: allocate('B', 4, {}),
  limits: {},
  spent: { searches: 4, fetches: 5 },
  scaled: { up: 0, down: 0 },
  planDone: false,
  contradictions: 0,
  coverage: 1,
  deeper: false,
  authoritative: 3,
  exhaustive: false,
  vetoes: 0,
  answeredByBest: false,
  newPerQuery: [1, 1, 1],
  confidence: 5,
};
const scaled = (facts: Partial<ScalingFacts>) => scale({ ...calm, ...facts }, thresholds);

describe('scale up', () => {
  it('does not happen without a trigger', () => {
    expect(scaled({})).toEqual({ direction: 'none', triggers: [], budget: calm.budget });
  });

  it.each<[string, Partial<ScalingFacts>]>([
    ['contradictions', { contradictions: 4 }],
    ['low-coverage', { planDone: true, coverage: 0.69 }],
    ['deeper-asked', { deeper: true }],
    ['novel-topic', { planDone: true, authoritative: 1 }],
  ])('%s', (trigger, facts) => {
    expect(scaled(facts)).toMatchObject({ direction: 'up', triggers: [trigger], budget: { type: 'C' } });
  });

  it.each<[string, Partial<ScalingFacts>]>([
    ['three contradictions are not more than three', { contradictions: 3 }],
    ['coverage of 70% suffices', { planDone: true, coverage: 0.7 }],
    ['coverage counts only after the planned queries', { coverage: 0.1 }],
    ['two authoritative sources suffice', { planDone: true, authoritative: 2 }],
  ])('%s', (_why, facts) => {
    expect(scaled(facts).direction).toBe('none');
  });

  it('happens once, and not past the budget of the user', () => {
    expect(scaled({ deeper: true, scaled: { up: 1, down: 0 } })).toMatchObject({
      direction: 'none',
      triggers: ['deeper-asked'],
    });
    const limits = { searches: 6, fetches: 4 };
    const up = scaled({ deeper: true, limits, budget: allocate('B', 4, limits) });
    expect(up.budget.searches).toBeLessThanOrEqual(6);
    expect(up.budget.fetches).toBeLessThanOrEqual(4);
  });

  it('happens where it adds searches, fetches or depth, and only there', () => {
    const D = allocate('D', 8, {});
    const C = { ...D, type: 'C' } as const;
    const up = (less: Partial<typeof C>) => scaled({ deeper: true, budget: { ...C, ...less } }).direction;
    expect(up({})).toBe('none');
    expect(up({ minutes: 1, agents: 1 })).toBe('none');
    expect(up({ searches: D.searches - 1 })).toBe('up');
    expect(up({ fetches: D.fetches - 1 })).toBe('up');
    expect(up({ depth: D.depth - 1 })).toBe('up');
    expect(up({ depth: D.depth + 1 })).toBe('none');
  });

  it('wins over a reason to scale down', () => {
    expect(scaled({ deeper: true, answeredByBest: true }).direction).toBe('up');
  });
});

describe('scale down', () => {
  it.each<[string, Partial<ScalingFacts>]>([
    ['answered-by-best', { answeredByBest: true }],
    ['saturation', { newPerQuery: [1, 0.1, 0.1, 0] }],
    ['confidence-met', { confidence: 9 }],
    ['budget-constraint', { limits: { searches: 3 } }],
    ['budget-constraint', { limits: { fetches: 9 } }],
  ])('%s', (trigger, facts) => {
    expect(scaled(facts)).toMatchObject({ direction: 'down', triggers: [trigger], budget: { type: 'A' } });
  });

  it('a limit that allows all that is planned constrains nothing', () => {
    expect(scaled({ limits: { searches: 15, fetches: 10 } })).toMatchObject({
      direction: 'none',
      triggers: [],
    });
  });

  it.each([
    { up: 1, down: 0 },
    { up: 0, down: 1 },
    { up: 1, down: 1 },
  ])('does not happen once the run was scaled: %j', (before) => {
    expect(scaled({ answeredByBest: true, scaled: before })).toMatchObject({
      direction: 'none',
      triggers: ['answered-by-best'],
    });
  });

  it('does not happen in exhaustive mode, nor while something speaks against stopping', () => {
    expect(scaled({ answeredByBest: true, exhaustive: true }).direction).toBe('none');
    expect(scaled({ answeredByBest: true, vetoes: 1 }).direction).toBe('none');
  });

  it('saturation is less than 10% new over the last K = 3 queries', () => {
    expect(isSaturated([0, 0], thresholds)).toBe(false);
    expect(isSaturated([1, 0, 0.2, 0.09], thresholds)).toBe(true);
    expect(isSaturated([0.3, 0, 0], thresholds)).toBe(false);
    expect(thresholds.saturationQueries).toBe(3);
  });
});
