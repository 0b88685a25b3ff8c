import type { SourceDocument } from '@palimpsest/contracts';

/** A source for tests: say what matters, the rest is filled in. */
export function source(id: string, text: string, more: Partial<SourceDocument> = {}): SourceDocument {
  const address = `corpus:${id}.md`;
  return {
    id,
    address,
    finalAddress: address,
    status: 'LIVE',
    checkedAt: '2026-01-01T00:00:00Z',
    contentType: 'text/markdown',
    title: '',
    authors: [],
    publisher: `Publisher of ${id}`,
    domain: null,
    date: null,
    funding: null,
    supersedes: null,
    derivedFrom: null,
    passages: text.split('\n\n').map((part, at) => ({ ref: `¶ ${at + 1}`, text: part })),
    links: [],
    ...more,
  };
}
