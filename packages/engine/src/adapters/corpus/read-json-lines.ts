import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { z } from 'zod';
import { field, isoDate, names, webAddress } from '../extract/fields.ts';
import { passagesOf } from '../extract/passages.ts';
import { addressOf, type CorpusDocument } from './corpus-document.ts';
import type { SkippedFile } from './scan-folder.ts';

const MEGABYTE = 1024 * 1024;
export const MAX_JSON_LINES_BYTES = 100 * MEGABYTE;
const MAX_LINE = 4 * MEGABYTE;

const lineSchema = z.looseObject({
  doc_id: z.union([z.string().min(1).max(500), z.int()]),
  title: z.string().nullish(),
  text: z.string(),
  authors: z.array(z.string()).nullish(),
  publisher: z.string().nullish(),
  date: z.string().nullish(),
  url: z.string().nullish(),
});

export interface JsonLines {
  readonly documents: readonly CorpusDocument[];
  readonly skipped: readonly SkippedFile[];
}

/** A file with one `{doc_id, title, text}` a line. Lines that are something else are named and left out. */
export async function readJsonLines(file: string): Promise<JsonLines> {
  const documents = new Map<string, CorpusDocument>();
  const skipped: SkippedFile[] = [];
  const lines = createInterface({
    input: createReadStream(file, 'utf8'),
    crlfDelay: Number.POSITIVE_INFINITY,
  });
  let number = 0;
  for await (const line of lines) {
    number += 1;
    if (line.trim() === '') continue;
    const skip = (reason: string) => skipped.push({ path: `line ${number}`, reason });
    if (line.length > MAX_LINE) {
      skip('The line is longer than 4 MB.');
      continue;
    }
    const read = lineSchema.safeParse(parsed(line));
    if (!read.success) {
      const where = read.error.issues[0]?.path.join('.');
      skip(where ? `The field ${where} is missing or of the wrong kind.` : 'This is not a JSON object.');
      continue;
    }
    const document = documentOf(read.data);
    if (documents.has(document.address)) skip('Another line has the same doc_id.');
    else if (document.passages.length === 0) skip('There is no text in it.');
    else documents.set(document.address, document);
  }
  return { documents: [...documents.values()], skipped };
}

function documentOf(line: z.infer<typeof lineSchema>): CorpusDocument {
  const paragraphs = line.text.split(/\n[^\S\n]*\n\s*/).map((text) => ({ kind: 'paragraph' as const, text }));
  return {
    address: addressOf(String(line.doc_id)),
    contentType: 'text/plain',
    title: field(line.title) ?? '',
    authors: names(line.authors ?? []),
    publisher: field(line.publisher),
    date: isoDate(line.date),
    funding: null,
    supersedes: null,
    derivedFrom: null,
    url: webAddress(line.url),
    free: true,
    passages: passagesOf(paragraphs),
    links: [],
  };
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json) as unknown;
  } catch {
    return undefined;
  }
}
