import { describe, expect, it } from 'vitest';
import { namedThings } from './named-things.ts';

describe('what each sentence names', () => {
  it('is told by the concept of each thing', () => {
    expect(namedThings('Please wash the plates. The kitchen is dirty.', 'en')).toEqual([
      ['dishes'],
      ['kitchen'],
    ]);
  });

  it('holds nothing certain for what is not known', () => {
    expect(namedThings('Please wash the frobnicator.', 'en')).toEqual([[null]]);
    expect(namedThings('A bit quieter please!', 'en')).toEqual([[]]);
  });
});
