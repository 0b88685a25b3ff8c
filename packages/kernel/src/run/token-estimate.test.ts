import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { tokensNeeded } from './token-estimate.ts';

describe('the tokens a call is taken to need', () => {
  it('are a third of the bytes of prompt and system, rounded up, and the largest answer', () => {
    expect(tokensNeeded('', '', 0)).toBe(0);
    expect(tokensNeeded('abc', '', 100)).toBe(101);
    expect(tokensNeeded('abcd', '', 100)).toBe(102);
    expect(tokensNeeded('abc', 'def', 0)).toBe(2);
  });

  it.each(['\u007f', '\u0080', '\u07ff', '\u0800', '\ud7ff', '\ue000', '\uffff', '😀', '😀a', 'é中😀z'])(
    'count the bytes that %j has in UTF-8',
    (text) => {
      expect(tokensNeeded(text.repeat(3), '', 0)).toBe(new TextEncoder().encode(text).length);
    },
  );

  it('are never fewer than a third of the bytes, whatever the text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.string(), (prompt, system) => {
        const bytes = new TextEncoder().encode(prompt + system).length;
        return tokensNeeded(prompt, system, 7) === Math.ceil(bytes / 3) + 7;
      }),
    );
  });
});
