import { describe, expect, it } from 'vitest';
import { callOf } from './source-call.ts';

describe('a question to a source', () => {
  it('is asked in the form of a request, its content as canonical JSON', () => {
    const step = {
      kind: 'search',
      key: 'q1',
      source: 'corpus',
      request: { top: 5, query: 'tides' },
      take: 2,
      reason: 'asked anew',
    } as const;
    expect(callOf(step)).toEqual({
      kind: 'render',
      key: 'q1',
      renderer: 'corpus',
      request: {
        model: 'search/v1',
        prompt: '{"query":"tides","top":5}',
        parameters: { maxOutputTokens: 1 },
      },
      take: 2,
      reason: 'asked anew',
    });
  });

  it('names what is done, so that a search and a fetch never share an answer', () => {
    const request = { address: 'https://example.org/' };
    const [search, fetched] = (['search', 'fetch'] as const).map((kind) =>
      callOf({ kind, key: 'k', source: 'web', request }),
    );
    expect(search?.request.model).toBe('search/v1');
    expect(fetched?.request.model).toBe('fetch/v1');
  });

  it('is none where a step calls nobody', () => {
    expect(callOf({ kind: 'wait', key: 'w', until: '2026-01-01T00:00:00.000Z' })).toBeNull();
  });
});
