import { stat } from 'node:fs/promises';
import { CorpusUnusableError } from '../../errors/corpus-unusable-error.ts';
import { type ReadDocument, readDocument } from './read-folder.ts';
import { MAX_JSON_LINES_BYTES, readJsonLines } from './read-json-lines.ts';
import { type SkippedFile, scanFolder } from './scan-folder.ts';

/** A document that can be read if it has to be. */
export interface SourceFile {
  readonly path: string;
  readonly size: number;
  readonly mtimeMs: number;
  readonly read: () => Promise<ReadDocument>;
}

export interface Source {
  readonly files: readonly SourceFile[];
  readonly skipped: readonly SkippedFile[];
}

/** What lies at a place: the files of a folder, or the lines of a JSON-lines file. */
export async function readSource(real: string): Promise<Source> {
  const info = await stat(real);
  if (info.isDirectory()) {
    const { files, skipped } = await scanFolder(real);
    return { files: files.map((file) => ({ ...file, read: () => readDocument(real, file) })), skipped };
  }
  if (!/\.(?:jsonl|ndjson)$/i.test(real)) {
    throw new CorpusUnusableError({
      location: real,
      problem: 'a corpus is a folder, or a file that ends in .jsonl',
    });
  }
  if (info.size > MAX_JSON_LINES_BYTES) {
    throw new CorpusUnusableError({
      location: real,
      problem: 'the file is larger than 100 MB and was not read',
    });
  }
  const { documents, skipped } = await readJsonLines(real);
  // Lines have no times of their own: while the file is the same, so are they.
  const { size, mtimeMs } = info;
  const files = documents.map((document) => ({
    path: document.address,
    size,
    mtimeMs,
    read: () => Promise.resolve({ kind: 'document' as const, document }),
  }));
  return { files, skipped };
}
