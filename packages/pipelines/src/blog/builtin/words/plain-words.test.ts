import { describe, expect, it } from 'vitest';
import { PLAIN_WORDS } from './plain-words.ts';

describe('the dictionary of plain words', () => {
  it('has a plain form for every inflated one', () => {
    for (const [wording, { plain }] of PLAIN_WORDS) expect(plain, wording).not.toBe('');
  });

  it('never answers an inflated word with another one', () => {
    for (const [wording, { plain }] of PLAIN_WORDS)
      expect(PLAIN_WORDS.has(plain), `${wording} > ${plain}`).toBe(false);
  });

  it('keeps the inflection', () => {
    expect(PLAIN_WORDS.get('utilises')?.plain).toBe('uses');
    expect(PLAIN_WORDS.get('utilized')?.plain).toBe('used');
    expect(PLAIN_WORDS.get('fostering')?.plain).toBe('encouraging');
  });
});
