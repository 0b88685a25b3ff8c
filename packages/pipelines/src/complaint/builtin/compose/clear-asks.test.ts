import { describe, expect, it } from 'vitest';
import { renderMessage } from '../render-message.ts';
import { requestFor } from '../testing/request.ts';
import { withClearAsks } from './clear-asks.ts';
import type { Facts } from './facts.ts';

const ask = (id: 'stop' | 'turn_down' | 'talk' | 'move') => ({ id, sentence: 0, plain: true, named: true });
const facts = (asks: Facts['asks']): Facts => ({
  concepts: [{ id: 'smell', sentence: 0, named: true, weight: 5 }],
  asks,
});

describe('withClearAsks', () => {
  it('keeps what the matter has words for, and what is a sentence of its own', () => {
    const shoes: Facts = {
      ...facts([ask('move'), ask('talk')]),
      concepts: [{ id: 'bikes', sentence: 0, named: true, weight: 5 }],
    };
    expect(withClearAsks(shoes, ['other'])).toBe(shoes);
  });

  it('leaves out asks that say "it" or "that" of nothing', () => {
    expect(withClearAsks(facts([ask('stop')]), ['cleanliness']).asks).toEqual([]);
  });

  it('keeps an ask that is clear by itself where the topics bear it out', () => {
    expect(withClearAsks(facts([ask('turn_down')]), ['noise']).asks).toHaveLength(1);
    expect(withClearAsks(facts([ask('turn_down')]), ['cleanliness']).asks).toEqual([]);
  });
});

describe('a general wish about a matter', () => {
  const bikes: Facts = {
    ...facts([ask('move')]),
    concepts: [{ id: 'bikes', sentence: 0, named: true, weight: 5 }],
  };

  it('is told where its sentence names nothing else', () => {
    expect(withClearAsks(bikes, ['other'], [['bikes']]).asks).toHaveLength(1);
    expect(withClearAsks(bikes, ['other'], [[], ['keys']]).asks).toHaveLength(1);
  });

  it('is not told where its sentence names another thing, or one that is not known', () => {
    expect(withClearAsks(bikes, ['other'], [['bikes', 'keys']]).asks).toEqual([]);
    expect(withClearAsks(bikes, ['other'], [[null]]).asks).toEqual([]);
  });
});

describe('a request that cannot be told in another language', () => {
  it('is not written rather than asking to stop "that"', () => {
    const text = 'Could you stop feeding the rabbit biscuits please?';
    const wish = { source: 'en', target: 'fr', topics: ['other'], intent: 'request' } as const;
    const rendered = renderMessage(requestFor(text, wish));
    expect(rendered.kind === 'written' ? rendered.text : '').not.toMatch(/cela|ça/u);
  });
});
