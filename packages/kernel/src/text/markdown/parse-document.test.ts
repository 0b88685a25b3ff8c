import { describe, expect, it } from 'vitest';
import type { Block, MarkdownDocument } from './document.ts';
import { isProse } from './document.ts';
import { parseDocument } from './parse-document.ts';

const outline = (source: string) =>
  parseDocument(source).blocks.map((block) => [block.kind, block.prose?.text ?? null]);
const links = (source: string) => parseDocument(source).links.map(({ kind, url, text }) => [kind, url, text]);
const slice = (document: MarkdownDocument, block: Block) =>
  document.source.slice(block.span.start, block.span.end);

describe('blocks', () => {
  it('come in order, each with its kind', () => {
    const source = [
      '# Title',
      'Under\n-----',
      'Text.',
      '- item',
      '> said',
      '```\ncode\n```',
      '    indented',
      '<div>\nx\n</div>',
      '***',
      '| a | b |\n|---|---|\n| c | d |',
      '[ref]: https://example.org',
    ].join('\n\n');
    expect(parseDocument(source).blocks.map((block) => [block.kind, block.depth])).toEqual([
      ['heading', 1],
      ['heading', 2],
      ['paragraph', 0],
      ['list-item', 1],
      ['quote', 0],
      ['code', 0],
      ['code', 0],
      ['html', 0],
      ['rule', 0],
      ['table', 0],
      ['definition', 0],
    ]);
  });

  it('have spans that cut them out of the source', () => {
    const document = parseDocument('# Title\n\nOne\ntwo.\n\n- item *x*\n');
    expect(document.blocks.map((block) => slice(document, block))).toEqual([
      '# Title',
      'One\ntwo.',
      'item *x*',
    ]);
  });

  it('flatten nested lists and say which list and how deep', () => {
    const { blocks } = parseDocument('- a\n  - b\n- c\n\ntext\n\n1. d\n\n   e\n');
    expect(blocks.map(({ prose, depth, ordered, listId }) => [prose?.text, depth, ordered, listId])).toEqual([
      ['a', 1, false, 1],
      ['b', 2, false, 2],
      ['c', 1, false, 1],
      ['text', 0, undefined, undefined],
      ['d', 1, true, 3],
      ['e', 1, true, 3],
    ]);
  });

  it('inside a quote are quotes, headings and lists too', () => {
    expect(outline('> # said\n>\n> - listed\n>   on')).toEqual([
      ['quote', 'said'],
      ['quote', 'listed on'],
    ]);
    expect(outline('- > inside an item')).toEqual([['quote', 'inside an item']]);
  });

  it('of prose are headings, paragraphs and list items', () => {
    const { blocks } = parseDocument('# a\n\nb\n\n- c\n\n> d\n\n`e`\n\n    f\n');
    expect(blocks.map(isProse)).toEqual([true, true, true, false, true, false]);
  });

  it('without any text are html: images, tags, template marks', () => {
    expect(outline('![alt](a.png)\n\n<span></span>\n\n{% include x.html %}\n\n{{ content }}')).toEqual([
      ['html', null],
      ['html', null],
      ['html', null],
      ['html', null],
    ]);
  });

  it('leave the box of a task away', () => {
    expect(outline('- [x] done\n- [ ] open')).toEqual([
      ['list-item', 'done'],
      ['list-item', 'open'],
    ]);
  });
});

describe('prose', () => {
  it.each([
    ['emphasis', 'a *b* __c__ ~~d~~ e', 'a b c d e'],
    ['link targets', '[a *b*](https://x.y "title"), <https://z.w>', 'a b, https://z.w'],
    ['images, without a double space', 'a ![alt](u) b', 'a b'],
    ['escapes', '\\*a\\* 1\\. b', '*a* 1. b'],
    ['character references', 'a &amp; b&#8212;c &unknown;', 'a & b—c &unknown;'],
    ['inline tags and comments', 'a <em>b</em><!-- c --> d', 'a b d'],
    ['footnote marks', 'a[^1] b', 'a b'],
    ['template tags', 'a {{ site.x }} b{:.lead} {% raw %}c{% endraw %}', 'a b c'],
    ['heading marks', '## a ##', 'a'],
  ])('is without %s', (_, source, expected) => {
    expect(parseDocument(source).blocks[0]?.prose?.text).toBe(expected);
  });

  it.each([
    ['a line end with its indentation', '- a\n  b', 'a b'],
    ['a line end before a quote mark', '> a\n> b', 'a b'],
    ['a hard break', 'a  \nb\\\nc<br/>d', 'a\nb\nc\nd'],
  ])('has one character for %s', (_, source, expected) => {
    expect(parseDocument(source).blocks[0]?.prose?.text).toBe(expected);
  });

  it('keeps brackets that are no link', () => {
    expect(outline('a [sic] b [c][d]')).toEqual([['paragraph', 'a [sic] b [c][d]']]);
  });

  it('keeps inline code and bare addresses, and lists where they are', () => {
    const prose = parseDocument('Use `a *b* {{ c }}` at https://x.y/z now.').blocks[0]?.prose;
    expect(prose?.text).toBe('Use a *b* {{ c }} at https://x.y/z now.');
    expect(prose?.code.map(({ start, end }) => prose.text.slice(start, end))).toEqual([
      'a *b* {{ c }}',
      'https://x.y/z',
    ]);
  });
});

describe('the way back into the source', () => {
  const hard = [
    '---\ntitle: x\n---\n\n# A *b* [c](d) e\n\nPlain text, tab\there, **bold** and `code` &amp; \\* more\n',
    'wrapped line 你好 שלום 👩‍👩‍👧 e\u0301 {{ t }} end.\n\n> quoted *one*\n> two\n> > three\n\n- a\n  wrapped\n  1. b **c**\n',
    '\ntext[^1] ![i](u) x<br>y  \nz\n\n[^1]: note *here*\n\n| a | *b* |\n|---|---|\n| c | d |\n\nSetext *it*\n===\n',
  ].join('');

  it.each([
    ['line feeds', '\n'],
    ['carriage returns and line feeds', '\r\n'],
    ['carriage returns', '\r'],
  ])('leads from every plain character to the same character, with %s', (_, lineEnd) => {
    const source = hard.replaceAll('\n', lineEnd);
    const stood = new Set<string>();
    for (const { prose, span } of parseDocument(source).blocks) {
      for (let at = 0; prose !== null && at < prose.text.length; at += 1) {
        const { start, end } = prose.toSource({ start: at, end: at + 1 });
        expect(start >= span.start && end <= span.end && end > start).toBe(true);
        const [raw, plain] = [source.slice(start, end), prose.text.charAt(at)];
        if (raw !== plain && raw.trim() !== '') stood.add(`${raw} ${plain}`);
      }
    }
    expect(stood).toEqual(new Set(['&amp; &', '\\* *', '<br> \n']));
  });

  it('covers the markup between two words', () => {
    const source = 'One **two** three.';
    const prose = parseDocument(source).blocks[0]?.prose;
    const span = prose?.toSource({ start: 0, end: 13 });
    expect(source.slice(span?.start, span?.end)).toBe('One **two** three');
  });

  it('gives an empty span for an empty one, and stays inside beyond the end', () => {
    const prose = parseDocument('\n\nab').blocks[0]?.prose;
    expect(prose?.toSource({ start: 1, end: 1 })).toEqual({ start: 3, end: 3 });
    expect(prose?.toSource({ start: 0, end: 99 })).toEqual({ start: 2, end: 4 });
    expect(parseDocument('\n\n#').blocks[0]?.prose?.toSource({ start: 0, end: 0 })).toEqual({
      start: 2,
      end: 2,
    });
  });

  it('reads the same blocks whatever the line ends', () => {
    expect(outline(hard.replaceAll('\n', '\r\n'))).toEqual(outline(hard));
  });
});

describe('title', () => {
  const titleOf = (source: string) => parseDocument(source).title;
  const front = '---\ntitle: "Front"\n---\n';

  it('is a heading of level 1 that opens the text, whatever the front matter says', () => {
    expect(titleOf(`${front}# *Real* title\n\nText.\n`)).toMatchObject({
      text: 'Real title',
      from: 'heading',
    });
    expect(titleOf(`${front}![](a.png)\n\n# Real title\n`)).toMatchObject({ text: 'Real title' });
  });

  it('is the one in the front matter where the text opens otherwise', () => {
    const expected = { text: 'Front', span: { start: 12, end: 17 }, from: 'front-matter' };
    expect(titleOf(`${front}## Sub\n`)).toEqual(expected);
    expect(titleOf(`${front}Text.\n\n# A part\n\nMore.\n\n# Another part\n`)).toEqual(expected);
    expect(titleOf(front)).toEqual(expected);
  });

  it('is the first heading of level 1 where there is no other, or nothing', () => {
    expect(titleOf('Text.\n\n# Late\n\n# Later\n')).toMatchObject({ text: 'Late', from: 'heading' });
    expect(titleOf('text')).toBeNull();
  });
});

describe('sections', () => {
  it('are cut at headings, the first without one', () => {
    const document = parseDocument('Intro.\n\n# A\n\nx\n\ny\n\n## B\n');
    expect(
      document.sections.map(({ heading, blocks }) => [heading?.prose?.text ?? null, blocks.length]),
    ).toEqual([
      [null, 1],
      ['A', 2],
      ['B', 0],
    ]);
    const spans = document.sections.map(({ span }) => document.source.slice(span.start, span.end)).join('');
    expect(spans).toBe(document.source);
  });
});

describe('links', () => {
  it.each([
    [
      'links',
      '[a *b*](https://x.y/z "t") [empty]()',
      [
        ['link', 'https://x.y/z', 'a b'],
        ['link', '', 'empty'],
      ],
    ],
    ['images', '![al *t*](a.png)', [['image', 'a.png', 'al *t*']]],
    [
      'bare addresses',
      'See https://x.y and <a@b.co>.',
      [
        ['autolink', 'https://x.y', 'https://x.y'],
        ['autolink', 'a@b.co', 'a@b.co'],
      ],
    ],
    [
      'references',
      '[a][R] [r]\n\n[r]: <u v>',
      [
        ['reference', 'u v', 'a'],
        ['reference', 'u v', 'r'],
        ['definition', 'u v', 'r'],
      ],
    ],
    [
      'footnotes',
      'a[^n]\n\n[^n]: See [b](c).\n[^m]: d',
      [
        ['footnote', 'n', ''],
        ['link', 'c', 'b'],
        ['footnote-definition', 'n', 'See b.'],
        ['footnote-definition', 'm', 'd'],
      ],
    ],
    ['targets made by a template', '[a]({{ site.url }}/b)', [['link', '{{ site.url }}/b', 'a']]],
    ['cells', '| a |\n|---|\n| [b](c) |', [['link', 'c', 'b']]],
    [
      'HTML',
      'x <a class="k" href="u?a=1&amp;b=2">y <b>z</b></a>\n\n<p><img alt="i" src=\'v\'></p>',
      [
        ['link', 'u?a=1&b=2', 'y z'],
        ['image', 'v', 'i'],
      ],
    ],
  ])('are found as %s', (_, source, expected) => {
    expect(links(source)).toEqual(expected);
  });

  it('show an address that is the text of a link', () => {
    const source = 'a [https://x.y](https://z.w "t") b';
    expect(links(source)).toEqual([['link', 'https://z.w', 'https://x.y']]);
    expect(outline(source)).toEqual([['paragraph', 'a https://x.y b']]);
  });

  it('have spans that cut them out of the source', () => {
    const source = 'a [b](c) ![d](e) [f]\n\n[f]: g';
    const found = parseDocument(source).links.map(({ span }) => source.slice(span.start, span.end));
    expect(found).toEqual(['[b](c)', '![d](e)', '[f]', '[f]: g']);
  });
});
