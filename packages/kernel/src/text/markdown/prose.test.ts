import { describe, expect, it } from 'vitest';
import { proseBuilder } from './prose.ts';

/** What is left of a text if all of it is copied. */
function copied(source: string): string {
  const prose = proseBuilder(source, 0);
  prose.copy(0, source.length);
  return prose.finish().text;
}

describe('a copied text', () => {
  it.each([
    ['spaces and tabs inside a line', 'a  b\t\tc', 'a  b\t\tc'],
    ['no space at its start', ' \t a', 'a'],
    ['no space at its end', 'a \t ', 'a'],
    ['one space for a line feed', 'a\nb', 'a b'],
    ['one space for a carriage return', 'a\rb', 'a b'],
    ['one space for both', 'a\r\nb', 'a b'],
    ['one space for a line end and the spaces before it', 'a \t\nb', 'a b'],
    ['one space for a line end and the indentation below', 'a\n \t b', 'a b'],
    ['one space for empty lines', 'a\n \n\n\tb\nc', 'a b c'],
    ['nothing for a line end at its start', '\na', 'a'],
    ['nothing for a line end at its end', 'a\n', 'a'],
  ])('has %s', (_, source, expected) => {
    expect(copied(source)).toBe(expected);
  });

  it('ends and begins where it was told to', () => {
    const prose = proseBuilder('abc\ndef', 1);
    prose.copy(1, 3);
    prose.copy(3, 5);
    expect(prose.finish().text).toBe('bc d');
  });

  it.each([
    ['a space', 'a  b', 2],
    ['a tab', 'a\t\tb', 2],
    ['a line end', 'a \n b', 2],
  ])('has not two spaces where something between was left out, be it %s', (_, source, cut) => {
    const prose = proseBuilder(source, 0);
    prose.copy(0, cut);
    prose.copy(cut, source.length);
    expect(prose.finish().text).toBe(source.slice(0, cut) + source.trimEnd().at(-1));
  });

  it('keeps a space behind a word, and has none behind a line feed that stands for something', () => {
    const source = 'a<br> b c';
    const prose = proseBuilder(source, 0);
    prose.copy(0, 1);
    prose.replace(1, 5, '\n');
    prose.copy(5, 7);
    prose.copy(7, source.length);
    expect(prose.finish().text).toBe('a\nb c');
  });
});

describe('the plain text so far', () => {
  it('has a length, and can be had from a place on', () => {
    const source = 'ab[cd]&amp;';
    const prose = proseBuilder(source, 0);
    expect([prose.length, prose.slice(0)]).toEqual([0, '']);
    prose.copy(0, 2);
    expect([prose.length, prose.slice(0), prose.slice(2)]).toEqual([2, 'ab', '']);
    prose.copy(3, 5);
    prose.replace(6, 11, '&');
    expect([prose.length, prose.slice(0), prose.slice(2), prose.slice(4)]).toEqual([5, 'abcd&', 'cd&', '&']);
  });

  it('does not grow by what stands for nothing', () => {
    const prose = proseBuilder('a**b', 0);
    prose.copy(0, 1);
    prose.replace(1, 3, '');
    prose.copy(3, 4);
    const { text, toSource } = prose.finish();
    expect(text).toBe('ab');
    expect(toSource({ start: 0, end: 1 })).toEqual({ start: 0, end: 1 });
  });

  it('marks code from a place to its end, if there is any text', () => {
    const prose = proseBuilder('a`bc`d', 0);
    prose.markCode(0);
    prose.copy(0, 1);
    prose.markCode(1);
    prose.copy(2, 4);
    prose.markCode(1);
    prose.copy(5, 6);
    expect(prose.finish().code).toEqual([{ start: 1, end: 3 }]);
  });
});

describe('the way back', () => {
  // a b & c d, with emphasis left out, a reference replaced, and a line end between c and d.
  const source = '..a *b* &amp;  c \n  d..';
  const build = () => {
    const builder = proseBuilder(source, 2);
    builder.copy(2, 4);
    builder.copy(5, 6);
    builder.copy(7, 8);
    builder.replace(8, 13, '&');
    builder.copy(13, 21);
    return builder.finish();
  };
  const cut = (start: number, end: number) => {
    const span = build().toSource({ start, end });
    return source.slice(span.start, span.end);
  };

  it('knows its text', () => {
    expect(build().text).toBe('a b &  c d');
  });

  it.each([
    ['one character', 0, 1, 'a'],
    ['one behind markup', 2, 3, 'b'],
    ['all that a character stands for', 4, 5, '&amp;'],
    ['a part that ends in such a character', 2, 5, 'b* &amp;'],
    ['a part that begins with such a character', 4, 8, '&amp;  c'],
    ['a line end with the spaces around it', 8, 9, ' \n  '],
    ['a part over a line end', 7, 10, 'c \n  d'],
    ['everything', 0, 10, 'a *b* &amp;  c \n  d'],
    ['everything, even beyond the end', 0, 99, 'a *b* &amp;  c \n  d'],
  ])('leads to %s', (_, start, end, expected) => {
    expect(cut(start, end)).toBe(expected);
  });

  it.each([
    ['the place of a character', 2, 5],
    ['the start of what a character stands for', 4, 8],
    ['the end of the text', 10, 21],
    ['the end of the text from beyond it', 99, 21],
  ])('leads from an empty range to %s', (_, at, expected) => {
    expect(build().toSource({ start: at, end: at })).toEqual({ start: expected, end: expected });
  });

  it('leads from a range that ends before it starts to its start', () => {
    expect(build().toSource({ start: 2, end: 0 })).toEqual({ start: 5, end: 5 });
  });

  it('leads to the start of a block without any text', () => {
    expect(proseBuilder(source, 7).finish().toSource({ start: 0, end: 3 })).toEqual({ start: 7, end: 7 });
  });
});
