import { describe, expect, it } from 'vitest';
import { readField } from './yaml-subset.ts';

/** Reads the first field of some lines as they stand in a source, with the source itself to look spans up in. */
function read(text: string, sign: ':' | '=' = ':', at = 0) {
  let start = 0;
  const lines = text.split('\n').map((line) => {
    const found = { text: line, start };
    start += line.length + 1;
    return found;
  });
  const field = readField(lines, at, sign);
  return { ...field, cut: text.slice(field.span.start, field.span.end) };
}

describe('the key of a field', () => {
  it.each([
    ['a word', 'title: x', 'title'],
    ['several words', 'my title: x', 'my title'],
    ['signs inside', 'og.x/y@z-1: x', 'og.x/y@z-1'],
    ['one letter', 'a: x', 'a'],
    ['double quotes', '"a b": x', 'a b'],
    ['single quotes', "'a': x", 'a'],
    ['spaces before the colon', 'a  : x', 'a'],
    ['a hundred letters', `${'k'.repeat(100)}: x`, 'k'.repeat(100)],
  ])('may have %s', (_, line, key) => {
    expect(read(line)).toMatchObject({ key, value: 'x', problem: null });
  });

  it.each([
    ['only one quote', '"a: x'],
    ['two different quotes', '"a\': x'],
    ['more than a hundred letters', `${'k'.repeat(101)}: x`],
    ['no letter', ': x'],
    ['a space in front', ' a: x'],
    ['other signs', 'a(b): x'],
    ['other signs in front', '(a: x'],
    ['no space behind its colon', 'a:x'],
    ['no colon', 'a x'],
    ['the sign of the other format', 'a = x'],
  ])('may not have %s', (_, line) => {
    expect(read(line)).toMatchObject({
      key: null,
      value: '',
      span: { start: 0, end: 0 },
      next: 1,
      problem: 'The front matter cannot be read in line 2.',
    });
  });

  it('needs no space behind the equals sign of TOML', () => {
    expect(read('a=x', '=')).toMatchObject({ key: 'a', value: 'x', problem: null });
  });
});

describe('a line without a field', () => {
  it.each([
    ['an empty one', 'a: b\n\nc: d', ':'],
    ['one of spaces', 'a: b\n  \nc: d', ':'],
    ['a comment', 'a: b\n# c: d\ne: f', ':'],
    ['an indented comment', 'a: b\n  # c: d\ne: f', ':'],
    ['the name of a TOML table', 'a = 1\n[b]\nc = 2', '='],
    ['the name of an indented TOML table', 'a = 1\n  [b = 1]\nc = 2', '='],
  ] as const)('is passed over: %s', (_, text, sign) => {
    const start = text.indexOf('\n') + 1;
    expect(read(text, sign, 1)).toMatchObject({
      key: null,
      value: '',
      span: { start, end: start },
      next: 2,
      problem: null,
    });
  });

  it('is passed over beyond the last line, too', () => {
    expect(read('a: b', ':', 1)).toMatchObject({ key: null, span: { start: 0, end: 0 }, problem: null });
  });

  it('is one that cannot be read where YAML has a bracket first', () => {
    expect(read('[b]: c').problem).toBe('The front matter cannot be read in line 2.');
  });
});

describe('the span of a value', () => {
  it.each([
    ['the text without the spaces around it', 'a:   b c  ', 'b c'],
    ['the text without a comment', 'a: b c  # d', 'b c'],
    ['the text between double quotes', 'a: "b c" # d', 'b c'],
    ['the text between single quotes', "a: 'b c'", 'b c'],
    ['escapes as they are written', 'a: "b \\"c\\" d"', 'b \\"c\\" d'],
    ['all of a list in brackets', 'a: [b, c]', '[b, c]'],
    ['nothing where the value is in the lines below', 'a:\n- b', ''],
    ['nothing for folded text', 'a: >\n  b', ''],
  ])('holds %s', (_, text, expected) => {
    expect(read(text).cut).toBe(expected);
  });

  it('begins behind the equals sign of TOML', () => {
    expect(read('a = "b"', '=').cut).toBe('b');
  });

  it('counts from the start of the source', () => {
    const field = read('a: b\nc: d', ':', 1);
    expect(field.span).toEqual({ start: 8, end: 9 });
  });
});

describe('the lines of a field', () => {
  it.each([
    ['the line alone', 'a: b\nc: d', 1],
    ['indented lines', 'a: b\n  c\n\td\ne: f', 3],
    ['items of a list', 'a:\n- b\n-\n-\tc\nd: e', 4],
    ['empty lines only between lines of the field', 'a: b\n\n  c\n\nd: e', 3],
    ['lines to the closing quote, indented or not', 'a: "b\nc\n\nd"\ne: f', 4],
    ['lines to the closing single quote', "a: 'b\nit''s\nd'\ne: f", 3],
    ['nothing below a closed quote', 'a: "b"\nc: "d"', 1],
    ['no line that only begins with a minus sign', 'a:\n-b: c', 1],
    ['no line of spaces at its end', 'a: b\n  \nc: d', 1],
    ['no field with a minus sign inside', 'a:\nb - c: d', 1],
    ['no comment below it', 'a: b\n# c', 1],
    ['only indented lines where a quote is never closed', 'a: "b\n  c\nd: e', 2],
  ])('are %s', (_, text, next) => {
    expect(read(text).next).toBe(next);
  });

  it('are those to the closing bracket of a list in TOML', () => {
    const field = read('a = [\n  "b",\n  "c",\n]\nd = 1', '=');
    expect(field).toMatchObject({ value: ['b', 'c'], next: 4, problem: null });
  });

  it('are no items of a list in TOML, and no closing bracket in YAML', () => {
    expect(read('a = 1\n- b', '=').next).toBe(1);
    expect(read('a: [b\n]').next).toBe(1);
  });
});

describe('a value', () => {
  it.each([
    ['a comment alone is none', 'a: # b', ''],
    ['a number sign inside a word is no comment', 'a: b#c', 'b#c'],
    ['text goes on in the next lines', 'a: b\n  c\n   d', 'b c d'],
    ['text goes on below an empty value', 'a:\n  b\n  c', 'b c'],
    ['items keep no quotes', "a:\n- 'b c'\n-   d", ['b c', 'd']],
    ['items may follow a comment', 'a: # b\n- c', ['c']],
    ['an item may be empty', 'a:\n-\n- b', ['', 'b']],
    ['what begins with a minus sign is not yet an item', 'a:\n  -b', '-b'],
    ['a minus sign inside a line makes no item', 'a:\n  b - c', 'b - c'],
    ['kept text has its line ends', 'a: |\n  b\n  c', 'b\nc'],
    ['kept text may say how it ends', 'a: |-\n  b\n  c', 'b\nc'],
    ['folded text may say how it ends and how deep it is', 'a: >+2\n  b\n  c', 'b c'],
    ['a sign of folded text before a word is text', 'a: > b', '> b'],
    ['a sign of folded text behind a word is text', 'a: b >\n  c', 'b > c'],
    ['a line feed or a tab in double quotes is a space', 'a: "b\\nc\\td"', 'b c d'],
    ['any other escape is the character', 'a: "b\\\\c\\"d\\x"', 'b\\c"dx'],
    ['single quotes know no escapes', "a: 'b\\nc'", 'b\\nc'],
    ['two single quotes are one', "a: 'b''c'''", "b'c'"],
    ['two double quotes end the text', 'a: "b""c"', 'b'],
    ['a backslash does not protect a single quote', "a: 'b\\' c", 'b\\'],
    ['spaces inside quotes are kept', 'a: " b "', ' b '],
    ['a single quote behind a double one is no part of it', 'a: "b"\'c', 'b'],
    ['quoted text may close on a line of its own', 'a: "b\n  "', 'b'],
    ['quoted text over lines is without its indentation', 'a: " b  \n   c"', 'b c'],
    ['a quote inside a word is text', 'a: it"s\nb: c', 'it"s'],
  ])('is read: %s', (_, text, value) => {
    expect(read(text)).toMatchObject({ value, problem: null });
  });

  it.each([
    ['items are without the spaces around them', '[ b ,  c ]', ['b', 'c']],
    ['quotes protect commas and brackets', '["b, c", \'d] e\']', ['b, c', 'd] e']],
    ['double quotes may hold escaped ones', '["b \\", c", d]', ['b ", c', 'd']],
    ['single quotes protect commas', "[bc, 'd, e']", ['bc', 'd, e']],
    ['an item may go over lines', '[b\n  c, d]', ['b c', 'd']],
    ['single quotes may be empty', "['', b]", ['b']],
    ['an empty item is none', '[b,, "", c]', ['b', 'c']],
    ['an empty list is one', '[]', []],
    ['it may go over lines', '[b,\n  c]', ['b', 'c']],
    ['what follows the bracket is no item', '[b] # c', ['b']],
  ])('is a list in brackets: %s', (_, text, value) => {
    expect(read(`a: ${text}`)).toMatchObject({ value, problem: null });
  });

  it.each([
    ['double quotes', 'a: "b', 'b'],
    ['single quotes', "a: 'b", 'b'],
    ['single quotes that end with two', "a: 'b''", "b'"],
    ['double quotes that end with an escaped one', 'a: "b\\"', 'b"'],
    ['a bracket', 'a: [b, c', ['b', 'c']],
  ])('is read to its end, with a word about it, where it is not closed: %s', (_, text, value) => {
    expect(read(`x: y\n${text}`, ':', 1)).toMatchObject({
      value,
      problem: 'The front matter has an unclosed value in line 3.',
    });
  });
});
