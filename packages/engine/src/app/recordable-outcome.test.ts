import type { RenderOutcome } from '@palimpsest/kernel';
import { describe, expect, it } from 'vitest';
import { recordableOutcome } from './recordable-outcome.ts';

const answer: RenderOutcome = {
  kind: 'completed',
  text: 'short',
  stop: 'end',
  model: 'm',
  usage: { inputTokens: 1, outputTokens: 2 },
  costMicros: 3,
  raw: '{}',
};
const odd = (more: object) => recordableOutcome({ ...answer, ...more } as RenderOutcome);

describe('an outcome on its way to the ledger', () => {
  it('is left as it is where it is sound', () => {
    const failed: RenderOutcome = {
      kind: 'failed',
      code: 'timeout',
      retry: 'retryable',
      message: 'm',
      costMicros: null,
    };
    expect(recordableOutcome(answer)).toEqual(answer);
    expect(recordableOutcome(failed)).toEqual(failed);
  });

  it.each([
    [0.5, 1],
    [-1, 0],
    [Number.POSITIVE_INFINITY, 1e15],
    [3e9, 3e9],
    [Number.NaN, null],
    ['5', null],
  ])('has a cost of %j as %j', (given, costMicros) => {
    expect(odd({ costMicros: given })).toMatchObject({ costMicros });
  });

  it('has whole counts of tokens, and none where one is missing', () => {
    expect(odd({ usage: { inputTokens: 1.2, outputTokens: -3, cached: 1 } }).usage).toEqual({
      inputTokens: 2,
      outputTokens: 0,
    });
    expect(odd({ usage: { inputTokens: 1 } }).usage).toBeNull();
  });

  it('has words that can be written as UTF-8', () => {
    expect(odd({ text: 'a\uD800b', raw: '\uDC00', model: '😀' })).toMatchObject({
      text: 'a\uFFFDb',
      raw: '\uFFFD',
      model: '😀',
    });
  });

  it.each([[undefined], [null], ['words'], [{ ...answer, text: 5 }]])(
    'is a failure where a renderer gave back %j',
    (given) => {
      expect(recordableOutcome(given as unknown as RenderOutcome)).toMatchObject({
        kind: 'failed',
        code: 'malformed_response',
      });
    },
  );
});
