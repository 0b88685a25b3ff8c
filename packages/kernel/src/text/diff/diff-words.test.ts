import { describe, expect, it } from 'vitest';
import { diffWords, replaced } from './diff-words.ts';

/** "-old-" went, "+new+" came. */
const marked = (before: string, after: string): string =>
  diffWords(before, after)
    .map(({ kind, text }) => (kind === 'same' ? text : kind === 'added' ? `+${text}+` : `-${text}-`))
    .join('');

describe('what changed in a passage', () => {
  it.each([
    ['nothing', 'one two', 'one two', 'one two'],
    ['nothing in nothing', '', '', ''],
    ['a word', 'the old bridge', 'the new bridge', 'the -old-+new+ bridge'],
    ['a word that came', 'the bridge', 'the new bridge', 'the +new +bridge'],
    ['a word that went', 'the old bridge', 'the bridge', 'the -old -bridge'],
    ['everything', 'one', 'two', '-one-+two+'],
    ['everything came', '', 'two', '+two+'],
    ['everything went', 'one', '', '-one-'],
    ['a sign', 'come, all', 'come; all', 'come-,-+;+ all'],
    ['one of two signs', 'what?!', 'what?', 'what?-!-'],
    ['a word with an apostrophe, as a whole', 'it’s so', 'it’d so', '-it’s-+it’d+ so'],
    ['a word with a straight one, as a whole', "it's so", "it'd so", "-it's-+it'd+ so"],
    ['a word with an accent of its own, as a whole', 'a cafe\u0301', 'a cafe', 'a -cafe\u0301-+cafe+'],
    ['a number, as a whole', 'row 12b', 'row 13b', 'row -12b-+13b+'],
  ])('%s', (_, before, after, expected) => expect(marked(before, after)).toBe(expected));

  it('white space that became other white space is the same, and as in the new text', () => {
    expect(diffWords('one  two', 'one\ntwo')).toEqual([{ kind: 'same', text: 'one\ntwo' }]);
  });
});

describe('edits next to each other', () => {
  it('are one where only a blank parts them, and what went comes first', () => {
    expect(marked('an old stone bridge', 'a new wooden bridge')).toBe('-an old stone-+a new wooden+ bridge');
  });

  it('are two where a word parts them', () => {
    expect(marked('old and slow', 'new and fast')).toBe('-old-+new+ and -slow-+fast+');
  });

  it('are two where a sign parts them', () => {
    expect(marked('old,slow', 'new,fast')).toBe('-old-+new+,-slow-+fast+');
  });

  it('do not swallow a blank behind a word that only came', () => {
    expect(marked('a b', 'x.a b')).toBe('+x.+a b');
  });

  it('do not swallow the blank at the end', () => {
    expect(marked('one ', 'two ')).toBe('-one-+two+ ');
  });
});

describe('a passage written anew', () => {
  const list = (word: string, count: number): string =>
    Array.from({ length: count }, (_, at) => `${word}${at}`).join('.');

  it('is struck as a whole when the edits are too many', () => {
    const [before, after] = [list('a', 900), list('b', 900)];
    expect(diffWords(before, after)).toEqual(replaced(before, after));
  });

  it('is compared when they are not', () => {
    expect(diffWords(list('a', 100), list('b', 100))).toHaveLength(299);
  });
});

it('a replacement names only what is there', () => {
  expect(replaced('a', 'b')).toEqual([
    { kind: 'removed', text: 'a' },
    { kind: 'added', text: 'b' },
  ]);
  expect(replaced('', 'b')).toEqual([{ kind: 'added', text: 'b' }]);
  expect(replaced('a', '')).toEqual([{ kind: 'removed', text: 'a' }]);
  expect(replaced('', '')).toEqual([]);
});
