import { type Extraction, unreadable } from './document.ts';
import { field, firstField, isoDate, names } from './fields.ts';
import { readBlocks, type TextBlock } from './html/blocks.ts';
import { linksOf, pieceOf } from './html/extract-html.ts';
import { type Page, pageParser } from './html/page.ts';
import { removeNoteMarks } from './html/prune.ts';
import { MAX_UNPACKED_BYTES } from './limits.ts';
import { documentLinks } from './links.ts';
import { passagesOf } from './passages.ts';
import { unpackedSize, type ZipEntry, zipEntries } from './zip.ts';

const ENCRYPTED_MARK = Buffer.from([0xd0, 0xcf, 0x11, 0xe0]);
const LARGEST_PROPERTIES = 1_000_000;

/** A Word document by its headings. Pictures, macros and files it refers to are not touched. */
export async function extractDocx(bytes: Buffer, address: string): Promise<Extraction> {
  if (bytes.subarray(0, 4).equals(ENCRYPTED_MARK)) {
    return unreadable(
      'encrypted',
      'The document has a password, or is of an older Word format. Save it as .docx without a password.',
    );
  }
  const entries = zipEntries(bytes);
  if (entries === undefined || !entries.some(({ name }) => name === 'word/document.xml')) {
    return unreadable('damaged', 'The file is not a Word document, or it is damaged.');
  }
  if (unpackedSize(entries, MAX_UNPACKED_BYTES) === undefined) {
    return unreadable('too_large', 'The document is damaged, or unpacks to more than 100 MB.');
  }
  const [{ default: mammoth }, parse] = await Promise.all([import('mammoth'), pageParser()]);
  try {
    const { value } = await mammoth.convertToHtml(
      { buffer: bytes },
      {
        externalFileAccess: false,
        includeEmbeddedStyleMap: false,
        convertImage: mammoth.images.imgElement(() => Promise.resolve({ src: '' })),
        styleMap: ["p[style-name='Title'] => h1.title:fresh", "p[style-name='Subtitle'] => p:fresh"],
      },
    );
    return documentOf(parse(`<html><body>${value}</body></html>`), properties(entries), address);
  } catch {
    return unreadable('damaged', 'The Word document could not be read: it is damaged.');
  }
}

function documentOf(page: Page, property: (name: string) => string | null, address: string): Extraction {
  removeNoteMarks(page);
  // The way back from a note to its mark.
  for (const back of page.querySelectorAll('a[href^="#footnote-ref"], a[href^="#endnote-ref"]'))
    back.remove();
  const blocks = page.body === null ? [] : readBlocks(page.body);
  const heading = titleOf(blocks);
  const body = heading === undefined ? blocks : blocks.slice(1);
  const passages = passagesOf(body.map(pieceOf));
  if (passages.length === 0) return unreadable('no_text', 'There is no text in the document.');
  return {
    kind: 'extracted',
    document: {
      title: firstField(property('dc:title'), heading?.text) ?? '',
      authors: names([property('dc:creator')]),
      publisher: field(property('dc:publisher')) ?? field(property('Company')),
      date: isoDate(property('dcterms:created')),
      funding: field(property('funding')),
      supersedes: field(property('supersedes')),
      derivedFrom: firstField(property('derived_from'), property('dc:source')),
      url: field(property('url')),
      free: true,
      passages,
      links: documentLinks(linksOf(blocks), address),
    },
  };
}

/** A first line in the style of a title, or the one heading of the first level above all others. */
function titleOf(blocks: readonly TextBlock[]): TextBlock | undefined {
  const [first] = blocks;
  if (first?.kind !== 'heading' || first.level !== 1) return undefined;
  if (first.element.getAttribute('class') === 'title') return first;
  const headings = blocks.filter(({ kind }) => kind === 'heading');
  return headings.length > 1 && headings.slice(1).every(({ level }) => level > 1) ? first : undefined;
}

/** Properties of the file: its own, those of the program, and those a person added. */
function properties(entries: readonly ZipEntry[]): (name: string) => string | null {
  const xml = ['docProps/core.xml', 'docProps/app.xml', 'docProps/custom.xml']
    .map(
      (name) =>
        entries
          .find((entry) => entry.name === name)
          ?.read(LARGEST_PROPERTIES)
          ?.toString('utf8') ?? '',
    )
    .join('\n');
  return (name) => {
    const open = xml.indexOf(`<${name}`);
    const own = open === -1 ? -1 : xml.indexOf('>', open);
    if (own !== -1 && xml[own - 1] !== '/') return plain(xml.slice(own + 1, xml.indexOf('</', own)));
    const custom = xml.indexOf(`name="${name}"`);
    if (custom === -1) return null;
    const value = /<vt:[a-z]{1,10}>([^<]{0,2000})</.exec(xml.slice(custom, custom + 3_000));
    return value === null ? null : plain(value[1] ?? '');
  };
}

function plain(xml: string): string {
  return xml
    .replace(/<[^>]{0,200}>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&apos;', "'")
    .replaceAll('&amp;', '&');
}
