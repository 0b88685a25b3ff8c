import { describe, expect, it } from 'vitest';
import { readFrontMatter } from './front-matter.ts';

const yaml = (...lines: string[]) => readFrontMatter(['---', ...lines, '---', 'Text'].join('\n'));

describe('readFrontMatter', () => {
  it.each([
    ['plain text', ['title: A plain title'], { title: 'A plain title' }],
    ['a comment behind a value', ['layout: post # the usual'], { layout: 'post' }],
    ['quoted text', ['title: "A: \\"b\\" # c"', "also: 'it''s'"], { title: 'A: "b" # c', also: "it's" }],
    ['quoted text over lines', ['title: "One', 'two"', 'next: x'], { title: 'One two', next: 'x' }],
    ['a list of lines', ['tags:', '- a', '- "b c"', ' - d'], { tags: ['a', 'b c', 'd'] }],
    ['a list in brackets', ['tags: [a, "b, c", \'d\']'], { tags: ['a', 'b, c', 'd'] }],
    [
      'folded and kept text',
      ['a: >', '  one', '  two', '', '  three', 'b: |', '  x', '  y'],
      { a: 'one two  three', b: 'x\ny' },
    ],
    ['an empty value', ['image:', 'b: c'], { image: '', b: 'c' }],
    ['comments and empty lines', ['# note', '', 'a: b'], { a: 'b' }],
    ['a value with a colon in it', ['url: https://example.org/x'], { url: 'https://example.org/x' }],
  ])('reads %s', (_, lines, expected) => {
    const read = yaml(...lines);
    expect({ ...read?.fields }).toEqual(expected);
    expect(read?.problem).toBeUndefined();
  });

  it('reads TOML between plus signs', () => {
    const read = readFrontMatter(
      '+++\ntitle = "T"\ndate = 2024-05-03T10:00:00Z\ntags = ["a", "b"]\n[extra]\nx = 1\n+++\n',
    );
    expect(read).toMatchObject({ title: 'T', published: '2024-05-03', fields: { tags: ['a', 'b'], x: '1' } });
  });

  it.each([
    ['date: 2024-5-3', '2024-05-03'],
    ["date: '2024-05-03T10:00:00-04:00'", '2024-05-03'],
    ['Date: 2024-05-03 10:00:00 -5', '2024-05-03'],
    ['date: 2024-13-03', undefined],
    ['date: soon', undefined],
  ])('takes the day of %s', (line, expected) => {
    expect(yaml(line)?.published).toBe(expected);
  });

  it('knows when a post was updated', () => {
    expect(yaml('date: 2024-01-01', 'last_modified_at: 2024-02-01')).toMatchObject({
      published: '2024-01-01',
      updated: '2024-02-01',
    });
  });

  it('says where it ends', () => {
    expect(readFrontMatter('---\na: b\n---\nText')?.span).toEqual({ start: 0, end: 13 });
    expect(readFrontMatter('\uFEFF---\na: b\n...\nText')?.span).toEqual({ start: 1, end: 14 });
  });

  it.each([
    '',
    'Text',
    '---',
    '---\n\nA rule above.',
    '----\na: b\n----\n',
    'x\n---\na: b\n---\n',
    '---\nNote: this is a line.\n\nText',
  ])('finds none in %j', (source) => {
    expect(readFrontMatter(source)).toBeNull();
  });

  it('says what is broken and reads the rest', () => {
    expect(yaml('title: x', 'no field', 'b: c')).toMatchObject({
      fields: { title: 'x', b: 'c' },
      problem: 'The front matter cannot be read in line 3.',
    });
    expect(yaml('title: "open', 'b: c')?.problem).toBe('The front matter has an unclosed value in line 2.');
    expect(yaml('tags: [a, b')?.problem).toBe('The front matter has an unclosed value in line 2.');
    expect(yaml('a: b', 'a: c')).toMatchObject({
      fields: { a: 'b' },
      problem: expect.stringContaining('twice'),
    });
  });

  it('ends one that is not closed at the first empty line', () => {
    const read = readFrontMatter('---\ntitle: x\nlayout: post\n\nText');
    expect(read).toMatchObject({ title: 'x', span: { start: 0, end: 26 } });
    expect(read?.problem).toBe('The front matter is not closed. End it with a line ---.');
  });

  it('is not misled by names of built-in fields', () => {
    const read = yaml('__proto__: x', 'constructor: y', 'title: z');
    expect(Object.entries(read?.fields ?? {})).toEqual([
      ['__proto__', 'x'],
      ['constructor', 'y'],
      ['title', 'z'],
    ]);
  });
});
