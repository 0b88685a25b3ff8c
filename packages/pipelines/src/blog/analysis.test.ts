import { parseDocument } from '@palimpsest/kernel/text';
import { describe, expect, it } from 'vitest';
import { analyse, blockSource, sentenceSource } from './analysis.ts';

const POST = `# The title

Opening words here. A *second* one.

## A heading

- first item
- second item

> quoted words

\`\`\`
code words
\`\`\`

Last words.
`;

describe('the analysis of a post', () => {
  const analysis = analyse(parseDocument(POST));

  it('holds headings, paragraphs and list items, but no quotes and no code', () => {
    expect(analysis.prose.map(({ text }) => text)).toEqual([
      'The title',
      'Opening words here. A second one.',
      'A heading',
      'first item',
      'second item',
      'Last words.',
    ]);
    expect(analysis.headings).toHaveLength(2);
  });

  it('counts the words of the body, without headings', () => {
    expect(analysis.wordCount).toBe(12);
    expect(analysis.body.map(({ wordsBefore }) => wordsBefore)).toEqual([0, 6, 8, 10]);
  });

  it('cuts sentences with their words and the words in front of them', () => {
    expect(
      analysis.sentences.map(({ text, words, wordsBefore }) => [text, words.length, wordsBefore]),
    ).toEqual([
      ['Opening words here.', 3, 0],
      ['A second one.', 3, 3],
      ['first item', 2, 6],
      ['second item', 2, 8],
      ['Last words.', 2, 10],
    ]);
  });

  it('cuts sections at headings', () => {
    expect(
      analysis.sections.filter(({ words }) => words > 0).map(({ heading, words }) => [heading?.text, words]),
    ).toEqual([
      ['The title', 6],
      ['A heading', 6],
    ]);
  });

  it('leads back to the source', () => {
    const place = (span: { start: number; end: number }) => POST.slice(span.start, span.end);
    const [, second] = analysis.sentences;
    const [opening] = analysis.body;
    if (second === undefined || opening === undefined) throw new Error('The post has two sentences.');
    expect(place(sentenceSource(second))).toBe('A *second* one.');
    expect(place(blockSource(opening, opening.words[1]?.span ?? { start: 0, end: 0 }))).toBe('words');
  });

  it('is made once for a document', () => {
    const document = parseDocument(POST);
    expect(analyse(document)).toBe(analyse(document));
  });
});
