import { describe, expect, it } from 'vitest';
import { quantities } from '../quantities.ts';

/** Kind and value of each quantity with the words it was read from. */
const read = (text: string): string[] =>
  quantities(text).map(({ kind, value, span }) => `${kind} ${value} = ${text.slice(span.start, span.end)}`);

describe('ordinals in words', () => {
  it.each([
    ['the first release', 'ordinal 1 = first'],
    ['the first', 'ordinal 1 = first'],
    ['the first, they say', 'ordinal 1 = first'],
    ['our first of many', 'ordinal 1 = first'],
    ["Ann's third of many", 'ordinal 3 = third'],
    ['Ann’s third of many', 'ordinal 3 = third'],
    ['on second floor', 'ordinal 2 = second'],
    ['a second release', 'ordinal 2 = second'],
    ['every second release', 'ordinal 2 = second'],
    ['the first-floor room', 'ordinal 1 = first'],
    ['the first published text', 'ordinal 1 = first'],
    ['twenty-first century', 'ordinal 21 = twenty-first'],
    ['ninety-ninth visit', 'ordinal 99 = ninety-ninth'],
    ['the hundredth visit', 'ordinal 100 = hundredth'],
  ])('%s', (text, expected) => expect(read(text)).toEqual([expected]));

  it.each('the a an our your their his her its my this that every each another very'.split(' '))(
    'one behind "%s" counts, whatever follows',
    (word) => expect(read(`x ${word} third of`)).toEqual([expect.stringMatching(/third$/u)]),
  );

  it.each([
    'First, we wait',
    'at first we wait',
    'We came first.',
    'It was first published',
    'accessibility-first design',
    'third-party code',
    'the third party code',
    'a second',
    'wait a second.',
    'ten per second of it',
    'one second, please',
    'each second of it',
    'a split second of it',
  ])('%s: none', (text) => expect(read(text).filter((each) => each.startsWith('ordinal'))).toEqual([]));

  it.each(
    'party parties hand class person rate come serve aid nature guess thought name thing foremost'.split(' '),
  )('none in front of "%s"', (word) => expect(read(`the first ${word} here`)).toEqual([]));

  it('only one to nine follow the tens, joined by a hyphen', () => {
    expect(read('twenty-tenth visit')[0]).toBe('number 20 = twenty');
    expect(read('twenty first visits')).toEqual(['number 20 = twenty', 'ordinal 1 = first']);
    expect(read('twenty-car trains')).toEqual(['number 20 = twenty']);
  });
});
