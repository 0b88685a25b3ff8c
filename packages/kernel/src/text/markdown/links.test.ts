import { describe, expect, it } from 'vitest';
import { foldLabel, targetText } from './links.ts';
import { parseDocument } from './parse-document.ts';

const links = (source: string) => parseDocument(source).links.map(({ kind, url, text }) => [kind, url, text]);

describe('the target of a link', () => {
  it.each([
    ['is without its angle brackets', '[a](<u v>)', 'u v'],
    ['is without a title in any quotes', "[a](u 't')", 'u'],
    [
      'is without the backslashes before signs',
      '[a](u\\(v\\)\\_w\\~\\!\\:\\@\\[\\`\\{\\/)',
      'u(v)_w~!:@[`{/',
    ],
    ['keeps the backslashes before letters', '[a](u\\v\\9)', 'u\\v\\9'],
    ['has its character references decoded', '[a](?b&amp;c&#61;d&eacute;)', '?b&c=dé'],
    ['may hold an angle bracket at its end', '[a](u\\>)', 'u>'],
    ['is empty where none is given', '[a]()', ''],
    ['is not the address in its text', '[https://x.y]()', ''],
  ])('%s', (_, source, url) => {
    expect(parseDocument(source).links).toMatchObject([{ kind: 'link', url }]);
  });
});

describe('a reference', () => {
  const defined = (source: string, label = 'My Label') =>
    links(`${source}\n\n[${label}]: u`).filter(([kind]) => kind !== 'definition');

  it.each([
    ['its label', '[a][My Label]', 'a'],
    ['its label in another case', '[a][my LABEL]', 'a'],
    ['its label with other spaces', '[a][ My \t Label ]', 'a'],
    ['its text, where the label is empty', '[My Label][]', 'My Label'],
    ['its text alone', '[my label]', 'my label'],
    ['its text over two lines', '[my\nlabel]', 'my label'],
  ])('is found by %s', (_, source, text) => {
    expect(defined(source)).toEqual([['reference', 'u', text]]);
  });

  it('goes by its label, not by its text', () => {
    expect(links('[a][b]\n\n[a]: u\n[b]: v')[0]).toEqual(['reference', 'v', 'a']);
  });

  it('goes by the first of two definitions', () => {
    expect(links('[a]\n\n[a]: u\n\n[A]: v')).toEqual([
      ['reference', 'u', 'a'],
      ['definition', 'u', 'a'],
      ['definition', 'v', 'A'],
    ]);
  });

  it('is found by a definition in a quote or a list', () => {
    expect(links('[a] [b]\n\n> [a]: u\n\n- [b]: v')).toEqual([
      ['reference', 'u', 'a'],
      ['reference', 'v', 'b'],
      ['definition', 'u', 'a'],
      ['definition', 'v', 'b'],
    ]);
  });

  it('may be an image', () => {
    expect(defined('![a *b*][my label]')).toEqual([['image', 'u', 'a *b*']]);
    expect(defined('![My Label]')).toEqual([['image', 'u', 'My Label']]);
  });

  it('that nothing defines is no link, but an image without a target', () => {
    expect(links('[a][b] [c]')).toEqual([]);
    expect(links('![a][b]')).toEqual([['image', '', 'a']]);
  });
});

describe('a definition', () => {
  it.each([
    ['angle brackets', '[a]: <u v>', 'u v'],
    ['a title', '[a]: u "t"', 'u'],
    ['escapes and character references', '[a]: u\\_v&amp;w', 'u_v&w'],
    ['an empty target', '[a]: <>', ''],
  ])('is read with %s', (_, source, url) => {
    expect(parseDocument(source).links).toEqual([
      { kind: 'definition', url, text: 'a', span: { start: 0, end: source.length } },
    ]);
  });
});

describe('the text of a link', () => {
  it.each([
    ['is without markup', '[*a* `b` **c**](u)', 'a b c'],
    ['is on one line', '[a\n  b](u)', 'a b'],
    ['has its escapes and character references decoded', '[a\\* &amp; b](u)', 'a* & b'],
    ['is without template tags', '[a {{ b }} c](u)', 'a c'],
    ['is empty around an image', '[![a](v)](u)', ''],
    ['is without the words before it', 'x y [a](u) z', 'a'],
  ])('%s', (_, source, text) => {
    expect(parseDocument(source).links.find(({ kind }) => kind === 'link')?.text).toBe(text);
  });

  it('of an image is its source on one line', () => {
    expect(links('![ a\n b ](u)')).toEqual([['image', 'u', 'a b']]);
  });
});

describe('the order of links', () => {
  it('is that of the text, an outer one before those inside', () => {
    expect(links('[a ![b](v) c](u) https://x.y [^n] <img src="w"> [d](z)')).toEqual([
      ['link', 'u', 'a c'],
      ['image', 'v', 'b'],
      ['autolink', 'https://x.y', 'https://x.y'],
      ['footnote', 'n', ''],
      ['image', 'w', ''],
      ['link', 'z', 'd'],
    ]);
  });
});

describe('labels and texts', () => {
  it('are compared without case and spaces around, and with one space inside', () => {
    expect(foldLabel('  A \n\t b ')).toBe('a b');
    expect(targetText('  A \n\t b ')).toBe('A b');
  });
});
