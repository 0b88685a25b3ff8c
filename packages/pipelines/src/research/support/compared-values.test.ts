import { describe, expect, it } from 'vitest';
import { compareValues } from './compared-values.ts';
import { readSentence } from './read-claim.ts';

const compared = (claim: string, all: readonly string[], top = all) =>
  compareValues(readSentence(claim), all.map(readSentence), top.map(readSentence));

describe('the values of a claim', () => {
  const claim = 'The bridge is 40 metres long.';

  it.each([
    ['agree', 'It has a length of 40 metres.', { agree: 1, differ: 0, missing: 0 }],
    ['differ', 'It has a length of 90 metres.', { agree: 0, differ: 1, missing: 0 }],
    ['are missing where there is no value', 'It is a bridge.', { agree: 0, differ: 0, missing: 1 }],
    [
      'are missing where the value is of another kind',
      'It cost 40 euros.',
      { agree: 0, differ: 0, missing: 1 },
    ],
  ])('%s', (_what, other, shares) => {
    expect(compared(claim, [other])).toEqual(shares);
  });

  it('agree with any sentence, also where another one differs', () => {
    expect(compared(claim, ['It is 90 metres long.', 'It is 40 metres long.'])).toEqual({
      agree: 1,
      differ: 0,
      missing: 0,
    });
  });

  it('differ from the best sentences only', () => {
    expect(compared(claim, ['It is a bridge.', 'It is 90 metres long.'], ['It is a bridge.'])).toEqual({
      agree: 0,
      differ: 0,
      missing: 1,
    });
  });

  it('agree where one sentence gives both an equal and a rival', () => {
    expect(compared(claim, ['It grew from 90 metres to 40 metres.']).agree).toBe(1);
  });

  it('are told as shares', () => {
    const two = 'The bridge is 40 metres long and cost 9 euros.';
    expect(compared(two, ['It is 40 metres long.'])).toEqual({ agree: 0.5, differ: 0, missing: 0.5 });
    expect(compared(two, ['It is 40 metres long and cost 30 euros.'])).toEqual({
      agree: 0.5,
      differ: 0.5,
      missing: 0,
    });
  });

  it('are neither where there are none', () => {
    expect(compared('The bridge is long.', ['It is 40 metres long.'])).toEqual({
      agree: 0,
      differ: 0,
      missing: 0,
    });
  });
});
