import { type Extraction, unreadable } from './document.ts';
import { metadataOf } from './extract-markdown.ts';
import { field, isoDate } from './fields.ts';
import { documentLinks } from './links.ts';
import { passagesOf } from './passages.ts';

const HEAD_FIELD =
  /^(title|authors?|by|publisher|date|published|funding|funded by|supersedes|replaces|derived[ _]from|based on|source|url|organi[sz]ation|journal): ?(.+)$/i;
const LONGEST_TITLE = 150;

/** Plain text by its paragraphs. Leading lines such as `Author: Ann Lee` say what the document is. */
export function extractText(source: string, address: string): Extraction {
  const paragraphs = source
    .replace(/\r\n?/g, '\n')
    .split(/\n[^\S\n]*\n\s*/)
    .map((text) => text.trim())
    .filter((text) => text !== '');
  const { fields, rest } = bylined(headOf(paragraphs));
  const first = rest[0] ?? '';
  const titled = fields.title === undefined && rest.length > 1 && isTitle(first);
  const body = (titled ? rest.slice(1) : rest).map(joinLines);
  const passages = passagesOf(body.map((text) => ({ kind: 'paragraph', text })));
  if (passages.length === 0) return unreadable('no_text', 'There is no text in the file.');
  return {
    kind: 'extracted',
    document: {
      ...metadataOf(fields),
      title: field(fields.title) ?? (titled ? (field(first) ?? '') : ''),
      passages,
      links: documentLinks(bareAddresses(source), address),
    },
  };
}

interface Head {
  readonly fields: Readonly<Record<string, string>>;
  readonly rest: readonly string[];
}

/** A title with a line `by Ann Lee, 1 May 2024` right below it. */
function bylined({ fields, rest }: Head): Head {
  const [title = '', by = '', ...more] = (rest[0] ?? '').split('\n').map((line) => line.trim());
  const [, said = ''] = /^by:? (.{2,150})$/i.exec(by) ?? [];
  if (said === '' || more.length > 0 || !isTitle(title) || fields.title !== undefined)
    return { fields, rest };
  const date = isoDate(said);
  const author = said.replace(/(?:,|(?<![\s,]))\s+(?:\d|\p{L}{3,9}\.? \d).*$/su, '');
  return { fields: { title, author, ...(date !== null && { date }), ...fields }, rest: rest.slice(1) };
}

function headOf(paragraphs: readonly string[]): Head {
  const lines = (paragraphs[0] ?? '').split('\n');
  const fields: Record<string, string> = {};
  let read = 0;
  for (const line of lines) {
    const [, name, value] = HEAD_FIELD.exec(line.slice(0, 1_000)) ?? [];
    if (name === undefined || value === undefined) break;
    fields[name.toLowerCase()] = value;
    read += 1;
  }
  // One such line alone may be a sentence.
  if (read < 2 && !(read === 1 && lines.length === 1)) return { fields: {}, rest: paragraphs };
  const left = lines.slice(read).join('\n').trim();
  return { fields, rest: left === '' ? paragraphs.slice(1) : [left, ...paragraphs.slice(1)] };
}

function isTitle(text: string): boolean {
  return text.length <= LONGEST_TITLE && !text.includes('\n') && !/[.:;,]$/.test(text);
}

/** Lines that were broken to fit a page belong together; lines of a list or a table do not. */
function joinLines(paragraph: string): string {
  const lines = paragraph.split('\n').map((line) => line.trim());
  const prose = lines.slice(0, -1).every((line) => line.length >= 50);
  return prose ? lines.join(' ') : lines.join('\n');
}

function bareAddresses(source: string): { text: string; href: string }[] {
  return [...source.matchAll(/\bhttps?:\/\/[^\s<>"'()[\]]{1,2000}/gi)]
    .slice(0, 500)
    .map(([href]) => ({ text: '', href: href.replace(/(?<![.,;:!?])[.,;:!?]+$/, '') }));
}
