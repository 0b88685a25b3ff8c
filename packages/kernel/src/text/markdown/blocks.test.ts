import { describe, expect, it } from 'vitest';
import { parseDocument } from './parse-document.ts';

const outline = (source: string) =>
  parseDocument(source).blocks.map(({ kind, depth, prose }) => [kind, depth, prose?.text ?? null]);
const links = (source: string) => parseDocument(source).links.map(({ kind, url, text }) => [kind, url, text]);

describe('a heading', () => {
  it.each([
    ['# a', 1],
    ['### a', 3],
    ['###### a', 6],
    ['a\n===', 1],
    ['a\n---', 2],
  ])('has its level: %j', (source, level) => {
    expect(outline(source)).toEqual([['heading', level, 'a']]);
  });

  it('stays a heading in a list, and without any text', () => {
    expect(outline('- # a')).toEqual([['heading', 1, 'a']]);
    expect(outline('##\n')).toEqual([['heading', 2, '']]);
    expect(outline('# ![a](b)')).toEqual([['heading', 1, '']]);
  });
});

describe('a paragraph', () => {
  it('goes on where a line begins with a bracket', () => {
    expect(outline('a\n[b] c')).toEqual([['paragraph', 0, 'a [b] c']]);
  });
});

describe('a block without prose', () => {
  it.each([
    ['a comment', '<!-- a -->', 'html'],
    ['a processing instruction', '<?php a ?>', 'html'],
    ['tags', '<div>\na\n</div>', 'html'],
    ['a fence of tildes', '~~~\na\n~~~', 'code'],
    ['indented code', '    a', 'code'],
    ['a rule', '- - -', 'rule'],
    ['a table', '| a |\n|---|\n| b |', 'table'],
    ['a footnote', '[^1]: a', 'definition'],
    ['a definition', '[a]: b', 'definition'],
  ])('is %s', (_, source, kind) => {
    expect(outline(source)).toEqual([[kind, 0, null]]);
  });

  it.each([
    ['code', '- a\n\n      b', 'code'],
    ['a rule', '- a\n\n  ***', 'rule'],
    ['a table', '- a\n\n  | b |\n  |---|\n  | c |', 'table'],
    ['a definition', '- a\n\n  [b]: c', 'definition'],
    ['an image', '- a\n\n  ![b](c)', 'html'],
  ])('has no depth in a list, be it %s', (_, source, kind) => {
    expect(parseDocument(source).blocks[1]).toEqual({
      kind,
      span: expect.anything(),
      depth: 0,
      prose: null,
    });
  });

  it('keeps its kind in a quote', () => {
    expect(outline('> | a |\n> |---|\n> | b |')).toEqual([['table', 0, null]]);
    expect(outline('> ```\n> a\n> ```')).toEqual([['code', 0, null]]);
    expect(outline('> [^1]: a')).toEqual([['definition', 0, null]]);
    expect(outline('> ![a](b)')).toEqual([['html', 0, null]]);
  });

  it('gives the links in tags, but none in comments or code', () => {
    expect(links('<div><a href="u">a</a></div>')).toEqual([['link', 'u', 'a']]);
    expect(links('<!-- <a href="u">a</a> -->')).toEqual([]);
    expect(links('```\n<a href="u">a</a> [b](c)\n```')).toEqual([]);
  });
});

describe('a quote', () => {
  it('ends with its marks, also inside another one', () => {
    expect(outline('> a\n>\n> > b\n>\n> c\n\nd')).toEqual([
      ['quote', 0, 'a'],
      ['quote', 0, 'b'],
      ['quote', 0, 'c'],
      ['paragraph', 0, 'd'],
    ]);
  });

  it('holds tasks and items as quotes', () => {
    expect(outline('> - [x] a\n> 1. b')).toEqual([
      ['quote', 0, 'a'],
      ['quote', 0, 'b'],
    ]);
  });
});

describe('a list', () => {
  it('ends before the text below it, also inside another one', () => {
    const { blocks } = parseDocument('1. a\n   - b\n     1. c\n2. d\n\n***\n\ne\n\n* f');
    expect(blocks.map(({ kind, depth, ordered, listId }) => [kind, depth, ordered, listId])).toEqual([
      ['list-item', 1, true, 1],
      ['list-item', 2, false, 2],
      ['list-item', 3, true, 3],
      ['list-item', 1, true, 1],
      ['rule', 0, undefined, undefined],
      ['paragraph', 0, undefined, undefined],
      ['list-item', 1, false, 4],
    ]);
  });

  it('holds tasks with their depth', () => {
    expect(outline('- a\n  - [ ] b')).toEqual([
      ['list-item', 1, 'a'],
      ['list-item', 2, 'b'],
    ]);
  });
});

describe('a footnote', () => {
  it.each([
    ['its label and its text', '[^n1]: a *b*', 'n1', 'a b'],
    ['text over two lines', '[^n]: a b\nc', 'n', 'a b c'],
    ['no text', '[^n]:', 'n', ''],
    ['a label of a hundred letters', `[^${'n'.repeat(100)}]: a`, 'n'.repeat(100), 'a'],
    ['what looks like another label in its text', '[^n]: a [^m]: b', 'n', 'a : b'],
  ])('has %s', (_, source, url, text) => {
    const found = parseDocument(source).links.find(({ kind }) => kind === 'footnote-definition');
    expect(found).toEqual({
      kind: 'footnote-definition',
      url,
      text,
      span: { start: 0, end: source.length },
    });
  });

  it('ends a paragraph and another footnote', () => {
    expect(outline('a\n[^n]: b\n[^m]: c')).toEqual([
      ['paragraph', 0, 'a'],
      ['definition', 0, null],
      ['definition', 0, null],
    ]);
  });

  it.each([
    ['a label with a space', '[^a b]: c'],
    ['no colon', '[^a] c'],
    ['no label', '[^]: c'],
    ['a label of more than a hundred letters', `[^${'n'.repeat(101)}]: a b`],
    ['words before it', 'see [^a]: c'],
  ])('is none with %s', (_, source) => {
    expect(links(source).filter(([kind]) => kind === 'footnote-definition')).toEqual([]);
  });
});
