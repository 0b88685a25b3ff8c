import { realpath, stat } from 'node:fs/promises';
import { scanFolder } from '../../adapters/corpus/scan-folder.ts';
import { UnknownCorpusError } from '../../errors/unknown-corpus-error.ts';

/** Folders that the operator allows questions to be answered from, by name. */
export type CorpusFolders = Readonly<Record<string, string>>;

export interface CorpusSummary {
  readonly name: string;
  /** How many documents lie there now; null where it cannot be read. */
  readonly documents: number | null;
}

/** The folder behind a name. Paths never come from callers and never go to them. */
export function corpusFolder(folders: CorpusFolders, name: string): string {
  const folder = Object.hasOwn(folders, name) ? folders[name] : undefined;
  if (folder === undefined) throw new UnknownCorpusError({ name });
  return folder;
}

/** How long a count is good for: whoever asks often must not have folders read often. */
const FRESH_MS = 10_000;
const counted = new Map<string, { readonly at: number; readonly documents: Promise<number | null> }>();

/** Every folder with the number of its documents, as they lie there or lay there a moment ago. */
export async function listCorpora(folders: CorpusFolders): Promise<CorpusSummary[]> {
  return Promise.all(
    Object.entries(folders)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(async ([name, folder]) => ({ name, documents: await documentsIn(folder) })),
  );
}

function documentsIn(folder: string): Promise<number | null> {
  const known = counted.get(folder);
  if (known !== undefined && performance.now() - known.at < FRESH_MS) return known.documents;
  const documents = count(folder).catch(() => null);
  counted.set(folder, { at: performance.now(), documents });
  return documents;
}

/** The files of a folder are counted without what reads them: that takes long to load, and nobody reads yet. */
async function count(folder: string): Promise<number> {
  const real = await realpath(folder);
  if ((await stat(real)).isDirectory()) return (await scanFolder(real)).files.length;
  const { readSource } = await import('../../adapters/corpus/read-source.ts');
  return (await readSource(real)).files.length;
}
