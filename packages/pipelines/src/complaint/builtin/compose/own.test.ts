import { describe, expect, it } from 'vitest';
import { saysEnough, withOwnAsks } from './own.ts';
import type { Plan } from './plan.ts';

const own = {
  text: 'Could you please wash your plates?',
  body: 'wash your plates',
  asks: ['clean_up'],
  concepts: ['dishes'],
  source: 0,
} as const;
const dishes = { ask: 'clean_up', concept: 'dishes', text: 'wash your dishes', from: 0 } as const;
const rent = { ask: 'pay', concept: 'rent', text: 'pay the rent', from: 1 } as const;
const planOf = (...phrases: Plan['phrases']): Plan => ({ concepts: [], phrases, about: [] });

describe('a plan beside requests in the sender’s own words', () => {
  it('gives way where the same sentence asks', () => {
    expect(withOwnAsks(planOf(dishes), [own])).toMatchObject({ asked: [own], phrases: [] });
  });

  it('keeps what another sentence asks whole, and no general wish of a matter', () => {
    const whole = { ...rent, isWhole: true } as const;
    expect(withOwnAsks(planOf(dishes, whole), [own]).phrases).toEqual([whole]);
    expect(withOwnAsks(planOf(dishes, rent), [own]).phrases).toEqual([]);
  });

  it('gives way where another sentence asks the same again', () => {
    expect(withOwnAsks(planOf({ ...dishes, from: 1 }), [own]).phrases).toEqual([]);
  });

  it('stays as it is where nothing is asked in words that can be sent', () => {
    const plan = planOf(dishes);
    expect(withOwnAsks(plan, [])).toBe(plan);
  });
});

describe('the sender’s own words', () => {
  it('say enough with five of them, politeness not counted', () => {
    expect(saysEnough({ ownAsks: [own] }, 'en')).toBe(false);
    expect(saysEnough({ own: [{ text: 'I have work.', source: 1 }], ownAsks: [own] }, 'en')).toBe(true);
  });

  it('are not those of a list', () => {
    expect(saysEnough({ own: [{ text: 'The dishes have been left in the sink.' }] }, 'en')).toBe(false);
  });

  it('say nothing with the hour alone, and enough where they name the matter', () => {
    expect(saysEnough({ own: [{ text: 'It was half past six already.', source: 0 }] }, 'en')).toBe(false);
    expect(saysEnough({ own: [{ text: 'Your plates are everywhere again.', source: 0 }] }, 'en')).toBe(true);
  });
});
