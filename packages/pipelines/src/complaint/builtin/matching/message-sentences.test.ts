import { describe, expect, it } from 'vitest';
import { messageSentences } from './message-sentences.ts';

const parts = (text: string): string[] =>
  messageSentences(text).map(({ start, end }) => text.slice(start, end).trim());

describe('the sentences of a message', () => {
  it('end at a question before a small letter', () => {
    expect(parts('did you pay the bill yet? it was due on monday')).toEqual([
      'did you pay the bill yet?',
      'it was due on monday',
    ]);
  });

  it('go on behind a full stop before a small letter, which may be an abbreviation', () => {
    expect(parts('the tea, approx. two bags, is mine')).toHaveLength(1);
  });
});
