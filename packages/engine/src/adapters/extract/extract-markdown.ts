import { type MarkdownDocument, parseDocument } from '@palimpsest/kernel/text';
import { type Extraction, unreadable } from './document.ts';
import { field, firstField, isoDate, names, webAddress } from './fields.ts';
import { documentLinks } from './links.ts';
import { type Piece, passagesOf } from './passages.ts';

type Fields = Readonly<Record<string, string | readonly string[]>>;

/** Markdown by its sections; front matter says what the document is. */
export function extractMarkdown(source: string, address: string): Extraction {
  const document = parseDocument(source);
  const passages = passagesOf(piecesOf(document));
  if (passages.length === 0) return unreadable('no_text', 'There is no text in the file.');
  const links = document.links.filter(
    ({ kind }) => kind === 'link' || kind === 'autolink' || kind === 'reference',
  );
  return {
    kind: 'extracted',
    document: {
      ...metadataOf(document.frontMatter?.fields ?? {}, document.frontMatter?.published),
      title: field(document.frontMatter?.title) ?? field(document.title?.text) ?? '',
      passages,
      links: documentLinks(
        links.map(({ text, url }) => ({ text, href: url })),
        address,
      ),
    },
  };
}

/** Fields as people name them in front matter and in the head of a text file. */
export function metadataOf(fields: Fields, published?: string) {
  const of = (...wanted: readonly string[]) =>
    Object.entries(fields).flatMap(([name, value]) =>
      wanted.includes(name.toLowerCase().replace(/[\s-]+/g, '_')) ? [value].flat() : [],
    );
  return {
    authors: names(of('author', 'authors', 'by', 'creator')),
    publisher: firstField(...of('publisher', 'organisation', 'organization', 'site', 'journal')),
    date: isoDate(published) ?? isoDate(of('date', 'published', 'publication_date')[0]),
    funding: firstField(...of('funding', 'funded_by', 'funder', 'sponsor')),
    supersedes: firstField(...of('supersedes', 'replaces')),
    derivedFrom: firstField(...of('derived_from', 'based_on', 'original', 'source')),
    url: webAddress(of('url', 'canonical', 'canonical_url', 'link')[0]),
    free: true,
  };
}

function piecesOf({ blocks, title, source }: MarkdownDocument): Piece[] {
  const pieces: Piece[] = [];
  for (const block of blocks) {
    const { kind, prose, span } = block;
    // The title is no section of its own, wherever it is said.
    if (kind === 'heading' && pieces.length === 0 && prose?.text.trim() === title?.text.trim()) continue;
    if (kind === 'table') {
      for (const row of source.slice(span.start, span.end).split('\n')) {
        if (!/^[\s|:-]*$/.test(row)) pieces.push({ kind: 'row', text: row.trim() });
      }
    } else if (kind === 'code') pieces.push({ kind: 'paragraph', text: source.slice(span.start, span.end) });
    else if (prose !== null && kind === 'heading') pieces.push({ kind, text: prose.text });
    else if (prose !== null)
      pieces.push({ kind: kind === 'list-item' ? 'item' : 'paragraph', text: prose.text });
  }
  return pieces;
}
