import { describe, expect, it } from 'vitest';
import { afterRound, type RoundFacts } from './after-round.ts';

const going: RoundFacts = {
  round: 1,
  depth: 2,
  searchesLeft: 5,
  fetchesLeft: 5,
  minutesLeft: 5,
  earlyStop: false,
  exhaustive: false,
  answeredByBest: false,
  saturated: false,
  scaledDown: false,
  planned: 3,
};

describe('after a query round', () => {
  it('there is another one while the plan and the budget last', () => {
    expect(afterRound(going)).toEqual({ next: 'another-round', reason: 'plan' });
  });

  it.each<[string, Partial<RoundFacts>]>([
    ['time-reached', { minutesLeft: 0 }],
    ['searches-reached', { searchesLeft: 0 }],
    ['fetches-reached', { fetchesLeft: 0 }],
    ['scaled-down', { fetchesLeft: 0, scaledDown: true }],
    ['scaled-down', { searchesLeft: 0, scaledDown: true }],
    ['early-stop', { earlyStop: true }],
    ['nothing-to-ask', { planned: 0 }],
    ['depth-reached', { round: 3 }],
    ['answered-by-best', { answeredByBest: true }],
    ['saturation', { saturated: true }],
  ])('%s ends the search', (reason, facts) => {
    expect(afterRound({ ...going, ...facts })).toEqual({ next: 'triangulate', reason });
  });

  it('the round at the depth of the plan is still followed by one', () => {
    expect(afterRound({ ...going, round: 2, depth: 2 }).next).toBe('another-round');
  });

  it('exhaustive mode goes on to its depth', () => {
    expect(afterRound({ ...going, exhaustive: true, answeredByBest: true, saturated: true }).next).toBe(
      'another-round',
    );
  });
});
