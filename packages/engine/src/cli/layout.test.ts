import { describe, expect, it } from 'vitest';
import { count, harmless, pairs, shortened, table, wrap } from './layout.ts';

describe('layout', () => {
  it('aligns pairs, and further lines below their value', () => {
    expect(
      pairs([
        ['a', 'one\ntwo'],
        ['long', 'three'],
      ]),
    ).toBe('  a     one\n        two\n  long  three');
  });

  it('leaves no blanks at the end of a table line', () => {
    expect(
      table(
        ['A', 'B'],
        [
          ['x', ''],
          ['long', 'y'],
        ],
      ),
    ).toBe('A     B\nx\nlong  y');
  });

  it('breaks lines between words only', () => {
    expect(wrap('one two three', 7)).toBe('one two\nthree');
    expect(wrap('unbreakable-word x', 5)).toBe('unbreakable-word\nx');
  });

  it.each([
    [0, '0 events'],
    [1, '1 event'],
    [1_234_567, '1,234,567 events'],
  ])('counts %d as people do', (number, words) => {
    expect(count(number, 'event')).toBe(words);
  });

  it('lets no text steer the terminal', () => {
    expect(harmless('a\u001b[31mred\u202e\n\tb\u009b')).toBe('a\u00b7[31mred b\u00b7');
  });

  it('cuts between characters, not inside one', () => {
    expect(shortened('\u{1F600}\u{1F600}\u{1F600}\u{1F600}\u{1F600}', 4)).toBe('\u{1F600}...');
    expect(shortened('four', 4)).toBe('four');
  });
});
