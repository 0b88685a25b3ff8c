import { describe, expect, it } from 'vitest';
import type { ExtractedDocument, Extraction } from './document.ts';
import { extractBytes, formatOfName, formatOfType } from './extract-bytes.ts';
import { extractPdf } from './extract-pdf.ts';
import { makeDocx } from './testing/make-docx.ts';
import { makePdf } from './testing/make-pdf.ts';
import { makeZip } from './testing/make-zip.ts';

type Format = Parameters<typeof extractBytes>[0]['format'];

const extract = (format: Format, content: string | Buffer, charset?: string): Promise<Extraction> =>
  extractBytes({
    bytes: Buffer.from(content as string),
    format,
    address: 'corpus:notes/a',
    ...(charset !== undefined && { charset }),
  });

async function documentOf(
  format: Format,
  content: string | Buffer,
  charset?: string,
): Promise<ExtractedDocument> {
  const extraction = await extract(format, content, charset);
  if (extraction.kind === 'unreadable') throw new Error(`${extraction.reason}: ${extraction.message}`);
  return extraction.document;
}

describe('a Markdown file', () => {
  it('has sections, and says in its front matter what it is', async () => {
    const document = await documentOf(
      'markdown',
      `---
title: Tides
authors: [Ann Lee, Bo Ek]
publisher: Harbour Board
date: 2024-05-01
funding: Harbour Trust
supersedes: corpus:old.md
derived_from: https://example.org/report
url: https://example.org/tides
---
# Tides

The range is *four* metres ([source](../b.md)).

## Causes

- the moon
- the sun

| Year | Range |
|---|---|
| 1891 | 3.8 m |

> A quote.
`,
    );
    expect(document).toEqual({
      title: 'Tides',
      authors: ['Ann Lee', 'Bo Ek'],
      publisher: 'Harbour Board',
      date: '2024-05-01',
      funding: 'Harbour Trust',
      supersedes: 'corpus:old.md',
      derivedFrom: 'https://example.org/report',
      url: 'https://example.org/tides',
      free: true,
      passages: [
        { ref: '¶ 1', text: 'The range is four metres (source).' },
        { ref: '§ Causes ¶ 1', text: 'the moon\nthe sun' },
        { ref: '§ Causes ¶ 2', text: '| Year | Range |\n| 1891 | 3.8 m |' },
        { ref: '§ Causes ¶ 3', text: 'A quote.' },
      ],
      links: [{ text: 'source', address: 'corpus:b.md' }],
    });
  });

  it('needs no front matter', async () => {
    expect(await documentOf('markdown', 'Just words.')).toMatchObject({
      title: '',
      authors: [],
      passages: [{ ref: '¶ 1', text: 'Just words.' }],
    });
  });
});

describe('a text file', () => {
  it('has paragraphs, and may say in its first lines what it is', async () => {
    const text =
      'Title: Tides\nAuthor: Ann Lee\nDate: 1 May 2024\nPublisher: Harbour Board\n\nThe first paragraph, which was\nbroken.\n\nThe second. See https://example.org/x.';
    expect(await documentOf('text', text)).toMatchObject({
      title: 'Tides',
      authors: ['Ann Lee'],
      date: '2024-05-01',
      publisher: 'Harbour Board',
      passages: [
        { ref: '¶ 1', text: 'The first paragraph, which was\nbroken.' },
        { ref: '¶ 2', text: 'The second. See https://example.org/x.' },
      ],
      links: [{ text: '', address: 'https://example.org/x' }],
    });
  });

  it('may have a byline under its title', async () => {
    expect(
      await documentOf('text', 'On tides\nby Ann Lee and Bo Ek, 2 February 2024\n\nThey come and go.'),
    ).toMatchObject({
      title: 'On tides',
      authors: ['Ann Lee', 'Bo Ek'],
      date: '2024-02-02',
      passages: [{ ref: '¶ 1', text: 'They come and go.' }],
    });
    const poem = 'On tides\nby the shore\nthey come and go';
    expect(await documentOf('text', poem)).toMatchObject({ authors: [], passages: [{ text: poem }] });
  });

  it('has a title when its first line looks like one', async () => {
    expect(await documentOf('text', 'On Tides\n\nThey come and go.')).toMatchObject({
      title: 'On Tides',
      passages: [{ text: 'They come and go.' }],
    });
    expect(await documentOf('text', 'They come and go.\n\nAnd come.')).toMatchObject({
      title: '',
      passages: [{}, {}],
    });
  });

  it.each([
    ['UTF-8 with a mark', Buffer.from('\ufeffGrüße', 'utf8')],
    ['UTF-16', Buffer.from('\ufeffGrüße', 'utf16le')],
    ['Windows-1252', Buffer.from('Grüße', 'latin1')],
  ])('may be written in %s', async (_what, bytes) => {
    expect((await documentOf('text', bytes)).passages[0]?.text).toBe('Grüße');
  });

  it('is read in the character set its sender names, if there is one of that name', async () => {
    expect((await documentOf('text', Buffer.from([0xc3, 0xc4]), 'koi8-r')).passages[0]?.text).toBe('цд');
    expect((await documentOf('text', 'plain', 'no-such-set')).passages[0]?.text).toBe('plain');
  });

  it('that is no text is named', async () => {
    expect(await extract('text', Buffer.from([0, 1, 2, 0]))).toMatchObject({
      kind: 'unreadable',
      reason: 'damaged',
    });
    expect(await extract('text', '  \n ')).toMatchObject({ kind: 'unreadable', reason: 'no_text' });
  });
});

describe('a PDF', () => {
  it('has pages and properties', async () => {
    const pdf = makePdf(
      [
        [
          'Annual Report',
          '',
          'The range was four metres in',
          'the estuary and re-',
          'mained so.',
          '',
          'A second paragraph.',
        ],
        ['The second page.'],
      ],
      { Title: 'Tides', Author: 'Ann Lee', CreationDate: 'D:20240501' },
    );
    expect(await documentOf('pdf', pdf)).toMatchObject({
      title: 'Tides',
      authors: ['Ann Lee'],
      date: '2024-05-01',
      passages: [
        { ref: 'p. 1 ¶ 1', text: 'Annual Report' },
        { ref: 'p. 1 ¶ 2', text: 'The range was four metres in the estuary and remained so.' },
        { ref: 'p. 1 ¶ 3', text: 'A second paragraph.' },
        { ref: 'p. 2', text: 'The second page.' },
      ],
    });
  });

  it('loses what stands at the edge of every page', async () => {
    const pages = [1, 2, 3, 4, 5].map((n) => [
      'Journal of Tides',
      '',
      `Something different ${'abcdef'.slice(0, n)}.`,
      '',
      `Page ${n}`,
    ]);
    const { passages } = await documentOf('pdf', makePdf(pages));
    expect(passages.map(({ text }) => text)).toEqual(
      ['a', 'ab', 'abc', 'abcd', 'abcde'].map((x) => `Something different ${x}.`),
    );
  });

  it.each([
    ['damaged', '%PDF-1.7\nnothing more'],
    ['cut', makePdf([['Words.']]).subarray(0, 200)],
    ['something else', 'GIF89a'],
  ])('that is %s is named', async (_what, bytes) => {
    expect(await extract('pdf', bytes)).toMatchObject({ kind: 'unreadable', reason: 'damaged' });
  });

  it('without words is named, with what to do', async () => {
    expect(await extract('pdf', makePdf([[]]))).toMatchObject({
      kind: 'unreadable',
      reason: 'no_text',
      message: expect.stringContaining('character recognition'),
    });
  });

  it('with a password is named', async () => {
    const locked = makePdf([['Words.']])
      .toString('latin1')
      .replace(
        '/Root 1 0 R',
        `/Root 1 0 R /Encrypt << /Filter /Standard /V 1 /R 2 /O (${'o'.repeat(32)}) /U (${'u'.repeat(32)}) /P -4 >> /ID [(a) (a)]`,
      );
    expect(await extract('pdf', Buffer.from(locked, 'latin1'))).toMatchObject({
      kind: 'unreadable',
      reason: 'encrypted',
    });
  });

  it('that takes too long is given up', async () => {
    expect(await extractPdf(makePdf([['Words.']]), { maxMs: -1 })).toMatchObject({
      kind: 'unreadable',
      reason: 'too_slow',
    });
  });
});

describe('a Word document', () => {
  it('has sections and properties', async () => {
    const docx = makeDocx(
      [
        { style: 'Title', text: 'Tides & times' },
        { text: 'An introduction.' },
        { style: 'Heading1', text: 'Causes' },
        { text: 'The moon.' },
      ],
      { 'dc:title': 'Tides', 'dc:creator': 'Ann Lee', 'dcterms:created': '2024-05-01T00:00:00Z' },
    );
    expect(await documentOf('docx', docx)).toMatchObject({
      title: 'Tides',
      authors: ['Ann Lee'],
      date: '2024-05-01',
      passages: [
        { ref: '¶ 1', text: 'An introduction.' },
        { ref: '§ Causes', text: 'The moon.' },
      ],
    });
    expect(
      (await documentOf('docx', makeDocx([{ style: 'Title', text: 'Tides & times' }, { text: 'Words.' }])))
        .title,
    ).toBe('Tides & times');
  });

  it.each([
    ['a password', Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0, 0, 0, 0]), 'encrypted'],
    ['another content', Buffer.from('not a zip file'), 'damaged'],
    ['no document in it', makeZip({ 'a.txt': 'x' }), 'damaged'],
    [
      'broken XML',
      makeZip({ 'word/document.xml': '<w:document><<<', '[Content_Types].xml': '<x/>' }),
      'damaged',
    ],
    ['no words', makeDocx([]), 'no_text'],
  ])('with %s is named', async (_what, bytes, reason) => {
    expect(await extract('docx', bytes)).toMatchObject({ kind: 'unreadable', reason });
  });

  it('that unpacks to far more than it is, is not unpacked to its end', async () => {
    const bomb = makeDocx([{ text: 'Words.' }], {}, { 'word/media/a.bin': Buffer.alloc(120 * 1024 * 1024) });
    expect(bomb.length).toBeLessThan(1024 * 1024);
    expect(await extract('docx', bomb)).toMatchObject({ kind: 'unreadable', reason: 'too_large' });
  });
});

describe('formats', () => {
  it.each([
    ['a.md', 'markdown'],
    ['A.HTML', 'html'],
    ['a.b.txt', 'text'],
    ['a.pdf', 'pdf'],
    ['a.docx', 'docx'],
    ['a.doc', undefined],
    ['README', undefined],
    ['a.constructor', undefined],
  ])('are told by the name %s: %s', (name, expected) => {
    expect(formatOfName(name)).toBe(expected);
  });

  it.each([
    ['text/html; charset=utf-8', 'html'],
    ['TEXT/PLAIN', 'text'],
    ['application/pdf', 'pdf'],
    ['image/png', undefined],
    ['constructor', undefined],
  ])('are told by the type %s: %s', (type, expected) => {
    expect(formatOfType(type)).toBe(expected);
  });
});
