/** Part of a recording's key: raised whenever the same request could be answered otherwise. */
export const CORPUS_SOURCE = { id: 'corpus', version: '1' } as const;
export const WEB_SOURCE = { id: 'web', version: '1' } as const;
