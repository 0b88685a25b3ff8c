import type { Retrieval, SearchableIndex } from '../adapters/corpus/retrieval.ts';

/** The ranking of the research pipeline, for folders. */
export async function corpusRetrieval(): Promise<Retrieval> {
  const { buildIndex, readIndex, searchIndex, serializeIndex } = await import(
    '@palimpsest/pipelines/research'
  );
  const searchable = (index: ReturnType<typeof buildIndex>): SearchableIndex => ({
    search: (query, top) => searchIndex(index, query, { top, passages: 1 }),
    serialize: () => serializeIndex(index),
  });
  return {
    build: (documents) => searchable(buildIndex(documents)),
    read: (bytes) => {
      const index = readIndex(bytes);
      return index === null ? undefined : searchable(index);
    },
  };
}
