import { describe, expect, it } from 'vitest';
import { htmlLinks } from './html-links.ts';

const found = (source: string) =>
  htmlLinks(source, 0, source.length).map(({ kind, url, text }) => [kind, url, text]);

describe('a link written as HTML', () => {
  it.each([
    ['double quotes', '<a href="u v">t</a>', 'u v', 't'],
    ['single quotes', "<a href='u v'>t</a>", 'u v', 't'],
    ['no quotes', '<a href=u/v class="k">t</a>', 'u/v', 't'],
    ['double quotes with single ones inside', '<a href="u\'v">t</a>', "u'v", 't'],
    ['single quotes with double ones inside', "<a href='u\"v'>t</a>", 'u"v', 't'],
    ['an empty target', '<a href="">t</a>', '', 't'],
    ['capital letters', '<A HREF="u">t</A>', 'u', 't'],
    ['spaces around the equals sign', '<a href  =  "u">t</a>', 'u', 't'],
    ['spaces around the target', '<a href=" u ">t</a>', 'u', 't'],
    ['a line end before the attribute', '<a\nhref="u">t</a>', 'u', 't'],
    ['other attributes around', '<a class="k" href="u" id="i">t</a>', 'u', 't'],
    ['a name in character references', '<a href="?a&amp;b&#233;&lt;">t</a>', '?a&bé<', 't'],
    ['tags inside', '<a href="u">s <b class="x">t</b><br>z</a>', 'u', 's tz'],
    ['line ends inside', '<a href="u">\n s\n  t </a>', 'u', 's t'],
    ['a space in its closing tag', '<a href="u">t</a > x', 'u', 't'],
    ['no closing tag before an empty line', '<a href="u">t\n \t\nx</a>', 'u', 't'],
    ['no closing tag at all', '<a href="u">t', 'u', 't'],
  ])('is read with %s', (_, source, url, text) => {
    expect(found(source)).toEqual([['link', url, text]]);
  });

  it.each([
    ['no target', '<a name="u">t</a>'],
    ['an attribute that only ends like it', '<a xhref="u">t</a>'],
    ['a target without a value', '<a href= >t</a>'],
    ['an attribute without an equals sign', '<a href>t</a>'],
    ['a quote that is never closed', '<a href="u>t</a>'],
    ['a double quote that only single ones follow', "<a href=\"u class='k'>t</a>"],
    ['a single quote that only double ones follow', '<a href=\'u class="k">t</a>'],
    ['no attribute', '<a>t</a>'],
    ['a longer name of the tag', '<abbr href="u">t</abbr>'],
    ['the source of an image', '<a src="u">t</a>'],
  ])('is none with %s', (_, source) => {
    expect(found(source)).toEqual([]);
  });

  it('shows at most the thousand characters behind its tag', () => {
    expect(found(`<a href="u">${'x'.repeat(1_001)}</a>`)).toEqual([['link', 'u', 'x'.repeat(1_000)]]);
  });

  it('goes on to the next where one has no target', () => {
    expect(found('<a name="n">s</a> <a href="u">t</a>')).toEqual([['link', 'u', 't']]);
  });
});

describe('an image written as HTML', () => {
  it.each([
    ['a source and a text', '<img src="u" alt="t">', 'u', 't'],
    ['capital letters', '<IMG SRC="u" ALT="t">', 'u', 't'],
    ['no text', '<img src="u">', 'u', ''],
    ['spaces around the equals signs', '<img src = "u" alt = "t"/>', 'u', 't'],
    ['a text over lines', '<img alt=" s\n  t " src="u">', 'u', 's t'],
    ['a text in character references', '<img alt="s &amp; t" src="u">', 'u', 's & t'],
    ['an attribute that only ends like a text', '<img salt="s" src="u">', 'u', ''],
  ])('is read with %s', (_, source, url, text) => {
    expect(found(source)).toEqual([['image', url, text]]);
  });

  it('is none without a source', () => {
    expect(found('<img href="u" alt="t"><img asrc="u">')).toEqual([]);
  });
});

describe('what is written as HTML', () => {
  const source = 'x <a href="u">t</a> <img src="v"> y <img src="w">';

  it('has the span of its opening tag in the whole source', () => {
    const cut = htmlLinks(source, 0, source.length).map(({ span }) => source.slice(span.start, span.end));
    expect(cut).toEqual(['<a href="u">', '<img src="v">', '<img src="w">']);
    const later = htmlLinks(source, 20, source.length)[0]?.span;
    expect(source.slice(later?.start, later?.end)).toBe('<img src="v">');
  });

  it('is looked for between the two places only', () => {
    expect(htmlLinks(source, 3, 34).map(({ url }) => url)).toEqual(['v']);
  });

  it('has its text also behind the end', () => {
    expect(htmlLinks(source, 2, 14).map(({ text }) => text)).toEqual(['t']);
  });
});
