import { describe, expect, it } from 'vitest';
import { unitsOf } from './units.ts';

const texts = (source: string): string[] => unitsOf(source).map((unit) => unit.text);
const headings = (source: string): boolean[] => unitsOf(source).map((unit) => unit.heading);

describe('where one unit ends and the next begins', () => {
  it.each([
    ['an empty line', 'one\ntwo\n\nthree', ['one\ntwo', 'three']],
    ['a line of blanks', 'one\n \t\ntwo', ['one', 'two']],
    ['several empty lines', '\n\none\n\n\n\ntwo\n\n', ['one', 'two']],
    ['list items', '- a\n* b\n+ c\n  - d', ['- a', '* b', '+ c', '  - d']],
    ['numbered items', '1. a\n2) b\n123456789. c', ['1. a', '2) b', '123456789. c']],
    ['a list below its sentence', 'Bring:\n- a\n- b\nand more', ['Bring:', '- a', '- b\nand more']],
    ['a heading, above and below', 'one\n# Two\nthree', ['one', '# Two', 'three']],
    ['headings of six depths', 'a\n###### b\nc\n#\nd', ['a', '###### b', 'c', '#', 'd']],
    ['a heading a little to the right', 'one\n   # Two\nthree', ['one', '   # Two', 'three']],
    ['a rule of stars', 'one\n***\n\ntwo', ['one', '***', 'two']],
    ['a rule with blanks between', 'one\n_ _ _\n\ntwo', ['one', '_ _ _', 'two']],
    ['a line below a heading', 'One\n===\ntwo', ['One\n===', 'two']],
    ['a line of hyphens below a heading', 'One\n--  \ntwo', ['One\n--  ', 'two']],
  ])('%s', (_, source, expected) => expect(texts(source)).toEqual(expected));

  it.each([
    ['a hash without a blank', 'one\n#two\nthree'],
    ['seven hashes', 'one\n####### two'],
    ['a heading far to the right', 'one\n    # two'],
    ['a heading sign later in the line', 'one\ntwo # three'],
    ['a hyphen without a blank', 'one\n-two'],
    ['a hyphen later in the line', 'one\ntwo - three'],
    ['a number of ten figures', 'one\n1234567890. two'],
    ['a number without a dot', 'one\n12 two'],
    ['two stars', 'one\n**\ntwo'],
    ['a rule with a word behind it', 'one\n*** two'],
    ['a rule behind a word', 'one\ntwo ***'],
    ['an underline with a word behind it', 'one\n=== two'],
    ['an underline behind a word', 'one\ntwo ==='],
  ])('%s does not part it', (_, source) => expect(texts(source)).toEqual([source]));

  it('a line of equal signs with nothing above is a text of its own', () => {
    expect(texts('===\ntwo')).toEqual(['===\ntwo']);
  });
});

describe('code', () => {
  it.each([
    ['is one unit with its empty lines', 'one\n```\na\n\nb\n```\ntwo', ['one', '```\na\n\nb\n```', 'two']],
    ['may be fenced by tildes', '~~~\na\n\nb\n~~~\ntwo', ['~~~\na\n\nb\n~~~', 'two']],
    ['may name its language', '```ts\n# a\n```\ntwo', ['```ts\n# a\n```', 'two']],
    ['is not closed by the other fence', '```\na\n~~~\n\nb\n```', ['```\na\n~~~\n\nb\n```']],
    ['is not closed by a shorter fence', '````\na\n```\n\nb\n````', ['````\na\n```\n\nb\n````']],
    ['is closed by a longer fence', '```\na\n`````\ntwo', ['```\na\n`````', 'two']],
    ['is not closed by a fence with words', '```\na\n```ts\n\nb\n```', ['```\na\n```ts\n\nb\n```']],
    ['may be closed a little to the right', '```\na\n   ```  \ntwo', ['```\na\n   ```  ', 'two']],
    ['that nothing closes goes on to the end', 'one\n\n```\na\n\nb', ['one', '```\na\n\nb']],
  ])('%s', (_, source, expected) => expect(texts(source)).toEqual(expected));

  it.each([
    ['two backticks', '``\na\n\nb\n``', ['``\na', 'b\n``']],
    ['a fence far to the right', 'x\n    ```\na\n\nb', ['x\n    ```\na', 'b']],
    ['a fence behind a word', 'x ```\na\n\nb', ['x ```\na', 'b']],
  ])('%s opens none', (_, source, expected) => expect(texts(source)).toEqual(expected));

  it('counts by every blank in it, and text does not', () => {
    const keys = (source: string) => unitsOf(source).map((unit) => unit.key);
    expect(keys('```\na  b\n```')).toEqual(['```\na  b\n```']);
    expect(keys('```\na  b')).toEqual(['```\na  b']);
    expect(keys('  one  two\n\tthree ')).toEqual(['one two three']);
    expect(keys('one  two\n\nthree')).toEqual(['one two', 'three']);
    expect(keys('one  two\n- three')).toEqual(['one two', '- three']);
    expect(keys('#  One\ntwo  three\n===')).toEqual(['# One', 'two three ===']);
  });

  it('is no heading, whatever its lines look like', () => {
    expect(headings('```\na\n---\n```')).toEqual([false]);
    expect(headings('```\na\n---')).toEqual([false]);
  });
});

describe('front matter', () => {
  it.each([
    ['is one unit', '---\na: 1\n\nb: 2\n---\ntext', ['---\na: 1\n\nb: 2\n---', 'text']],
    ['may end with dots', '---\na: 1\n\nb: 2\n... \ntext', ['---\na: 1\n\nb: 2\n... ', 'text']],
    ['may have blanks behind its hyphens', '--- \t\na\n\nb\n---\nc', ['--- \t\na\n\nb\n---', 'c']],
    [
      'may have ends of lines from Windows',
      '---\r\na\r\n\r\nb\r\n---\r\nc',
      ['---\r\na\r\n\r\nb\r\n---', 'c'],
    ],
    ['is not ended by hyphens with a word', '---\na\n\n--- b\n---\nc', ['---\na\n\n--- b\n---', 'c']],
    ['is not ended by hyphens behind a word', '---\na\n\nb ---\n---\nc', ['---\na\n\nb ---\n---', 'c']],
  ])('%s', (_, source, expected) => expect(texts(source)).toEqual(expected));

  it.each([
    ['below the first line', 'x\n\n---\na\n\nb\n---'],
    ['with more than hyphens in its first line', '--- x\na\n\nb\n---'],
  ])('is none %s', (_, source) => expect(texts(source).length).toBeGreaterThan(1));

  it('counts by every blank in it', () => {
    expect(unitsOf('---\na:  1\n---')[0]).toMatchObject({ key: '---\na:  1\n---', heading: false });
  });

  it('fences in it open nothing', () => {
    expect(texts('---\n```\n---\none\n\ntwo')).toEqual(['---\n```\n---', 'one', 'two']);
  });
});

describe('what a unit tells', () => {
  it('its place, without the end of its last line', () => {
    expect(unitsOf('one\r\n\r\ntwo three\n').map((unit) => unit.span)).toEqual([
      { start: 0, end: 3 },
      { start: 7, end: 16 },
    ]);
  });

  it('its text with a return inside a line', () => {
    expect(texts('one\rtwo\n\nthree')).toEqual(['one\rtwo', 'three']);
  });

  it('its words in lower case', () => {
    expect(unitsOf('# The Old BRIDGE')[0]?.words).toEqual(['the', 'old', 'bridge']);
  });

  it.each([
    ['# One', true],
    ['   ###### Six', true],
    ['#', true],
    ['One\n===', true],
    ['One\n   --- ', true],
    ['One\r\n---\r', true],
    ['#one', false],
    ['one\n=two', false],
    ['one # two', false],
    ['one === two', false],
    ['one', false],
    ['- one', false],
  ])('whether it is a heading: %j', (source, expected) => expect(headings(source)).toEqual([expected]));

  it('a long paragraph above a line is no heading', () => {
    expect(headings(`${'a'.repeat(395)}\n---`)).toEqual([true]);
    expect(headings(`${'a'.repeat(396)}\n---`)).toEqual([false]);
  });
});
