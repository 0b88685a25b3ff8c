import { realpath } from 'node:fs/promises';
import { buildIndex, searchIndex } from '@palimpsest/pipelines/research';
import type { SkippedFile } from '../../adapters/corpus/scan-folder.ts';
import { CorpusUnusableError } from '../../errors/corpus-unusable-error.ts';

export interface BatchHit {
  readonly doc_id: string;
  readonly score: number;
}

export interface BatchSearch {
  readonly documents: number;
  readonly skipped: readonly SkippedFile[];
  search(query: string, top: number): readonly BatchHit[];
}

const PREFIX = 'corpus:';

/** Reads a folder or a JSON-lines file once and searches it as often as wanted. Needs no database and keeps nothing. */
export async function openBatchSearch(location: string): Promise<BatchSearch> {
  let real: string;
  try {
    real = await realpath(location);
  } catch {
    throw new CorpusUnusableError({
      location,
      problem: 'there is no such folder or file, or it may not be read',
    });
  }
  const { readSource } = await import('../../adapters/corpus/read-source.ts');
  const source = await readSource(real);
  const documents: Parameters<typeof buildIndex>[0][number][] = [];
  const skipped: SkippedFile[] = [...source.skipped];
  for (const file of source.files) {
    const read = await file.read();
    if (read.kind === 'skipped') skipped.push({ path: file.path, reason: read.reason });
    else
      documents.push({
        docId: read.document.address.slice(PREFIX.length),
        title: read.document.title,
        passages: read.document.passages,
      });
  }
  if (documents.length === 0)
    throw new CorpusUnusableError({ location, problem: 'there is no document in it that can be read' });
  const index = buildIndex(documents);
  return {
    documents: documents.length,
    skipped,
    search: (query, top) =>
      searchIndex(index, query, { top, passages: 0 }).map(({ docId, score }) => ({ doc_id: docId, score })),
  };
}
