import { words } from '@palimpsest/kernel/text';
import { describe, expect, it } from 'vitest';
import { findPhrases, phraseAt, phraseList } from './phrases.ts';

const LIST = phraseList(`
in fact
in fact of
don't
as * said
`);
const found = (text: string) => {
  const list = words(text);
  return findPhrases(LIST, list).map(({ at, length }) =>
    list
      .slice(at, at + length)
      .map((word) => word.text)
      .join(' '),
  );
};

describe('a phrase list', () => {
  it.each([
    ['In fact, yes', ['In fact']],
    ['in fact of it', ['in fact of']],
    ['I don’t', ['don’t']],
    ['as Ada said, as Bob says', ['as Ada said']],
    ['infact', []],
    ['in', []],
    ['', []],
  ])('finds whole phrases, the longest first, in %j', (text, expected) => {
    expect(found(text)).toEqual(expected);
  });

  it('tells the length of a phrase at a place', () => {
    expect(phraseAt(LIST, words('yes in fact'), 1)).toBe(2);
    expect(phraseAt(LIST, words('yes in fact'), 0)).toBe(0);
    expect(phraseAt(LIST, words('yes'), 5)).toBe(0);
  });
});
