import { describe, expect, it } from 'vitest';
import { parseDocument } from './parse-document.ts';

const titleOf = (source: string) => {
  const { title } = parseDocument(source);
  return title === null ? null : [title.from, title.text, source.slice(title.span.start, title.span.end)];
};

describe('the title of a text', () => {
  it.each([
    ['a heading with markup, and its words', '# A *b* c', ['heading', 'A b c', 'A *b* c']],
    ['an underlined heading', 'A b\n===\n\nText', ['heading', 'A b', 'A b']],
    ['the heading behind an empty one', '#\n\n# A', ['heading', 'A', 'A']],
    [
      'the heading behind an empty one, before the front matter',
      '---\ntitle: F\n---\n#\n\n# A',
      ['heading', 'A', 'A'],
    ],
    ['the heading behind code', '```\nx\n```\n\n# A', ['heading', 'A', 'A']],
    ['the heading behind one of level 2', '## B\n\n# A', ['heading', 'A', 'A']],
    ['the heading behind the front matter', '---\nx: y\n---\n# A', ['heading', 'A', 'A']],
    ['the heading behind a byte order mark', '\ufeff# A', ['heading', 'A', 'A']],
  ])('is %s', (_, source, expected) => {
    expect(titleOf(source)).toEqual(expected);
  });

  it.each([
    ['the text opens with a quote', '---\ntitle: F\n---\n> # Said\n\n# A'],
    ['the heading of level 1 comes later', '---\ntitle: F\n---\nText\n\n# A'],
    ['a heading of level 1 is empty', '---\ntitle: F\n---\n#\n\nText'],
    ['there is no text', '---\ntitle: F\n---\n'],
    ['there is nothing but code', '---\ntitle: F\n---\n    x'],
  ])('is that of the front matter where %s', (_, source) => {
    expect(titleOf(source)).toEqual(['front-matter', 'F', 'F']);
  });

  it.each([
    ['only headings below level 1', '## A\n\n### B'],
    ['a heading in a quote', '> # A'],
    ['an empty heading', '# \n\nText'],
    ['front matter with an empty title', '---\ntitle: ""\n---\nText'],
    ['nothing', ''],
  ])('is none where there is %s', (_, source) => {
    expect(titleOf(source)).toBeNull();
  });
});

describe('the sections of a text', () => {
  const sections = (source: string) =>
    parseDocument(source).sections.map(({ heading, blocks, span }) => [
      heading?.prose?.text ?? null,
      blocks.map(({ prose }) => prose?.text),
      source.slice(span.start, span.end),
    ]);

  it('begin with what stands before the first heading, behind the front matter', () => {
    expect(sections('---\na: b\n---\nx\n\n# A\ny\n')).toEqual([
      [null, ['x'], 'x\n\n'],
      ['A', ['y'], '# A\ny\n'],
    ]);
  });

  it('begin behind a byte order mark', () => {
    expect(sections('\ufeffx')).toEqual([[null, ['x'], 'x']]);
  });

  it('are one for a text without headings, and for none', () => {
    expect(sections('x\n\ny')).toEqual([[null, ['x', 'y'], 'x\n\ny']]);
    expect(sections('')).toEqual([[null, [], '']]);
  });
});
