import { basename } from 'node:path';
import { extractApart } from '../extract/extract-apart.ts';
import { CONTENT_TYPES } from '../extract/extract-bytes.ts';
import { MAX_FILE_BYTES } from '../extract/limits.ts';
import { addressOf, type CorpusDocument } from './corpus-document.ts';
import { readFileSafely } from './read-file-safely.ts';
import type { ScannedFile } from './scan-folder.ts';

export type ReadDocument =
  | { readonly kind: 'document'; readonly document: CorpusDocument }
  | { readonly kind: 'skipped'; readonly reason: string };

/** One file of a folder as a document, or why it is none. */
export async function readDocument(root: string, { path, format }: ScannedFile): Promise<ReadDocument> {
  const bytes = await readFileSafely(root, path, MAX_FILE_BYTES[format]);
  if (bytes === undefined)
    return { kind: 'skipped', reason: 'The file could not be opened, or changed meanwhile.' };
  const address = addressOf(path);
  const extraction = await extractApart({ bytes, format, address });
  if (extraction.kind === 'unreadable') return { kind: 'skipped', reason: extraction.message };
  const { document } = extraction;
  return {
    kind: 'document',
    document: {
      ...document,
      title: document.title === '' ? titleOf(path) : document.title,
      address,
      contentType: CONTENT_TYPES[format],
    },
  };
}

function titleOf(path: string): string {
  return basename(path)
    .replace(/\.[^.]+$/, '')
    .replace(/[-_]+/g, ' ');
}
