import { describe, expect, it } from 'vitest';
import { parseDocument } from './parse-document.ts';

const text = (source: string) => parseDocument(source).blocks[0]?.prose?.text;
const codeOf = (source: string) => {
  const prose = parseDocument(source).blocks[0]?.prose;
  return prose?.code.map(({ start, end }) => prose.text.slice(start, end));
};

describe('markup in running text', () => {
  it.each([
    ['a processing instruction is left out', 'a <?b c?> d', 'a d'],
    ['a break may have capital letters', 'a<BR>b', 'a\nb'],
    ['a tag that only begins like a break is none', 'a<brx>b', 'ab'],
    ['the tag of a link is left out, its text is not', 'a <a href="u">b</a> c', 'a b c'],
    ['marks of a heading are left out below the text', 'a *b*\n===', 'a b'],
    ['brackets that are no link may hold markup', '[a *b* c] [d][e *f*]', '[a b c] [d][e *f*]'],
    ['brackets that are no link may hold a link', '[a [b](c) d](e)', '[a b d](e)'],
    ['a link may follow brackets that are none', '[a] [b](c) d', '[a] b d'],
    ['text goes on behind a link', '[a](b) c [d](e)', 'a c d'],
    ['text goes on behind a link with a title', 'x [a](b "t") c', 'x a c'],
    ['text goes on behind a reference', '[a][b] c\n\n[b]: d', 'a c'],
    ['markup at the end of a link is left out', '[a **b**](c) d', 'a b d'],
    ['an escaped sign stays at the end of a link', '[a\\]](c) d', 'a] d'],
    ['an image inside a link is left out', '[a ![b](c)](d) e', 'a e'],
  ])('is read: %s', (_, source, expected) => {
    expect(text(source)).toBe(expected);
  });
});

describe('inline code', () => {
  it.each([
    ['is kept as it is', 'a `b  *c*` d', 'a b  *c* d', ['b  *c*']],
    ['keeps escapes and references', '`\\* &amp;` a', '\\* &amp; a', ['\\* &amp;']],
    [
      'keeps template tags, those around it are left out',
      '{{ a }} `{{ b }}` c {{ d }} e',
      '{{ b }} c e',
      ['{{ b }}'],
    ],
    ['is found twice', '`a` b `c` d', 'a b c d', ['a', 'c']],
    ['may stand in emphasis and links', '**`a`** [`b`](c) d', 'a b d', ['a', 'b']],
    ['may go over a line end', '`a\nb` c', 'a b c', ['a b']],
  ])('%s', (_, source, expected, code) => {
    expect(text(source)).toBe(expected);
    expect(codeOf(source)).toEqual(code);
  });
});

describe('a bare address', () => {
  it.each([
    ['in angle brackets', 'a <https://x.y/z> b', 'a https://x.y/z b', 'https://x.y/z'],
    ['alone', 'a https://x.y/z b', 'a https://x.y/z b', 'https://x.y/z'],
    ['without its scheme', 'a www.x.org b', 'a www.x.org b', 'www.x.org'],
    ['of mail', 'a me@x.org b', 'a me@x.org b', 'me@x.org'],
    ['in emphasis', 'a *https://x.y* b', 'a https://x.y b', 'https://x.y'],
    ['in brackets that are no link', '[see https://x.y] b', '[see https://x.y] b', 'https://x.y'],
    ['behind a link', '[a](u) https://x.y', 'a https://x.y', 'https://x.y'],
    [
      'with template tags in it',
      'a https://x.y/{{ b }}/c d',
      'a https://x.y/{{ b }}/c d',
      'https://x.y/{{ b }}/c',
    ],
  ])('is text, but no language, and a link: %s', (_, source, expected, address) => {
    expect(text(source)).toBe(expected);
    expect(codeOf(source)).toEqual([address]);
    const link = parseDocument(source).links.find(({ kind }) => kind === 'autolink');
    expect(link).toMatchObject({ url: address, text: address });
    expect(source.slice(link?.span.start, link?.span.end)).toBe(address);
  });
});

describe('template tags', () => {
  it.each([
    ['several in one block', '{{ a }}b{{ c }}d{% e %}', 'bd'],
    ['around emphasis', '{{ a }}*b*{{ c }} d', 'b d'],
    ['inside emphasis', '*a {{ b }} c* d', 'a c d'],
    ['at both ends', '{{ a }} b {{ c }}', 'b'],
    ['in the target of a link', '[a]({{ b }}/c) d {{ e }} f', 'a d f'],
    ['in an image', '![a {{ b }}](c) d {{ e }} f', 'd f'],
    ['in a tag', '<a href="{{ b }}">c</a> {{ d }} e', 'c e'],
    ['with marks inside', 'a {{ *b* | `c` }} d *e*', 'a d e'],
    ['before a link', 'a {{ b }} [c](d)', 'a c'],
    ['at the end of a link', '[a {{ b }}](c) d', 'a d'],
    ['before an address', 'a {{ b }} https://x.y', 'a https://x.y'],
    ['between code and emphasis', '`a` {{ b }} *c*', 'a c'],
    ['over a line end', 'a {{ b\nc }} d', 'a d'],
  ])('are left out: %s', (_, source, expected) => {
    expect(text(source)).toBe(expected);
  });

  it('are left out of each block, whatever stands in the blocks before', () => {
    const source =
      '{{ a }} b\n\n```\n{{ c }}\n```\n\nd {{ e }}\n\n{{ f }}\n\n- g {{ h }} i\n- j\n\n{{ k }} l';
    const found = parseDocument(source).blocks.map(({ kind, prose }) => [kind, prose?.text]);
    expect(found).toEqual([
      ['paragraph', 'b'],
      ['code', undefined],
      ['paragraph', 'd'],
      ['html', undefined],
      ['list-item', 'g i'],
      ['list-item', 'j'],
      ['paragraph', 'l'],
    ]);
  });
});

describe('the links of a table', () => {
  it('are those of its cells, with their own text', () => {
    const { links } = parseDocument('| a | [b](c) |\n|---|---|\n| [d *e*](f) | ![g](h) |');
    expect(links.map(({ kind, url, text: words }) => [kind, url, words])).toEqual([
      ['link', 'c', 'b'],
      ['link', 'f', 'd e'],
      ['image', 'h', 'g'],
    ]);
  });
});
