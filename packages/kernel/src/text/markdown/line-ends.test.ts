import { describe, expect, it } from 'vitest';
import { withLineFeeds } from './line-ends.ts';
import { parseDocument } from './parse-document.ts';

describe('a text read with line feeds', () => {
  it('has one for every line end', () => {
    expect(withLineFeeds('a\r\nb\rc\nd\r\r\n').text).toBe('a\nb\nc\nd\n\n');
  });

  it.each([
    ['before any line end', 0, 1, 'a'],
    ['behind one of two characters', 2, 3, 'b'],
    ['behind one of one character', 4, 5, 'c'],
    ['behind several', 6, 7, 'd'],
    ['a line end of two characters', 1, 2, '\r\n'],
    ['a line end of one character', 3, 4, '\r'],
    ['the last line end', 7, 8, '\r\n'],
    ['all', 0, 8, 'a\r\nb\rc\r\nd\r\n'],
  ])('leads back to the source: %s', (_, start, end, expected) => {
    const source = 'a\r\nb\rc\r\nd\r\n';
    const back = withLineFeeds(source).toOriginal({ start, end });
    expect(source.slice(back.start, back.end)).toBe(expected);
  });
});

describe('a document with the line ends of Windows', () => {
  const source = [
    '---',
    'layout: post',
    'title: Front',
    '---',
    '',
    'Intro [a](b).',
    '',
    '# Head *one*',
    '',
    '```',
    'code',
    '```',
    '',
    '## Part',
    'Text',
  ].join('\r\n');
  const cut = (span: { start: number; end: number } | undefined) => source.slice(span?.start, span?.end);

  it('keeps its source', () => {
    const document = parseDocument(source);
    expect(document.source).toBe(source);
  });

  it('has its front matter and the title in it where they are', () => {
    const document = parseDocument(source);
    expect(cut(document.frontMatter?.span)).toBe('---\r\nlayout: post\r\ntitle: Front\r\n---\r\n');
    expect(cut(document.frontMatter?.titleSpan)).toBe('Front');
    expect(document.title).toMatchObject({ text: 'Front', from: 'front-matter' });
    expect(cut(document.title?.span)).toBe('Front');
  });

  it('has its blocks where they are', () => {
    const document = parseDocument(source);
    expect(document.blocks.map(({ span }) => cut(span))).toEqual([
      'Intro [a](b).',
      '# Head *one*',
      '```\r\ncode\r\n```',
      '## Part',
      'Text',
    ]);
    expect(document.blocks.map(({ prose }) => prose === null)).toEqual([false, false, true, false, false]);
  });

  it('has the same blocks in its sections', () => {
    const document = parseDocument(source);
    const [intro, head, code, part, text] = document.blocks;
    expect(document.sections.map(({ heading }) => heading)).toEqual([null, head, part]);
    expect(document.sections[1]?.heading).toBe(head);
    expect(document.sections.map(({ blocks }) => blocks)).toEqual([[intro], [code], [text]]);
    expect(document.sections[0]?.blocks[0]).toBe(intro);
    expect(document.sections.map(({ span }) => cut(span))).toEqual([
      '\r\nIntro [a](b).\r\n\r\n',
      '# Head *one*\r\n\r\n```\r\ncode\r\n```\r\n\r\n',
      '## Part\r\nText',
    ]);
  });

  it('has its links where they are', () => {
    const document = parseDocument(source);
    expect(document.links).toMatchObject([{ kind: 'link', url: 'b', text: 'a' }]);
    expect(cut(document.links[0]?.span)).toBe('[a](b)');
  });

  it('has neither front matter nor a title where the text has none', () => {
    const bare = parseDocument('Text\r\n');
    expect([bare.frontMatter, bare.title]).toEqual([null, null]);
  });

  it('has no span for a title that its front matter does not have', () => {
    expect(parseDocument('---\r\na: b\r\n---\r\n').frontMatter).not.toHaveProperty('titleSpan');
  });
});
