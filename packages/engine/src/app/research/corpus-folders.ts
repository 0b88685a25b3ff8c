import { realpath } from 'node:fs/promises';
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

/** Every folder with the number of its documents, as they lie there; no document is read. */
export async function listCorpora(folders: CorpusFolders): Promise<CorpusSummary[]> {
  const { readSource } = await import('../../adapters/corpus/read-source.ts');
  const count = async (folder: string) => (await readSource(await realpath(folder))).files.length;
  return Promise.all(
    Object.keys(folders)
      .sort()
      .map(async (name) => ({ name, documents: await count(folders[name] ?? '').catch(() => null) })),
  );
}
