import type { FetchRequest, SearchAnswer, SearchRequest, SearchResult } from '@palimpsest/contracts';
import type { Renderer, RenderFailure, RenderOutcome, RenderPlace } from '@palimpsest/kernel';
import { registrableDomain } from '../fetcher/registrable-domain.ts';
import { isWithin } from '../search/found-results.ts';
import {
  bareAnswer,
  completion,
  FETCH,
  isFailure,
  noted,
  readFetchRequest,
  readSearchRequest,
  SEARCH,
  withDocument,
} from '../source-answer.ts';
import { CORPUS_SOURCE } from '../source-ids.ts';
import { failure } from '../wire/failures.ts';
import type { Corpora, OpenCorpus } from './corpora.ts';
import { type CorpusDocument, plainAddress } from './corpus-document.ts';
import type { IndexHit } from './retrieval.ts';

export interface CorpusRendererOptions {
  readonly corpora: Corpora;
  readonly now: () => string;
}

const { id: ID } = CORPUS_SOURCE;
const LONGEST_SNIPPET = 500;

/** Answers search and fetch steps from folders that were registered. */
export function createCorpusRenderer({ corpora, now }: CorpusRendererOptions): Renderer {
  return Object.freeze<Renderer>({
    ...CORPUS_SOURCE,
    render: async (request, _signal, place) => {
      const asked = request.model === SEARCH ? readSearchRequest(ID, request) : readFetchRequest(ID, request);
      if (isFailure(asked)) return asked;
      const corpus = await openFor(corpora, place, asked);
      if (isFailure(corpus)) return corpus;
      if ('query' in asked) return completion(SEARCH, search(corpus, asked));
      return fetch(corpus, asked, now());
    },
  });
}

async function openFor(
  corpora: Corpora,
  place: RenderPlace | undefined,
  { corpus, snapshot }: SearchRequest | FetchRequest,
): Promise<OpenCorpus | RenderFailure> {
  if (place === undefined || corpus === undefined || snapshot === undefined) {
    return refused('The request does not say which folder is meant.');
  }
  const opening = await corpora.open(place.tenant, corpus, snapshot);
  switch (opening.kind) {
    case 'open':
      return opening.corpus;
    case 'unknown':
      return refused('No folder was registered under this id.');
    case 'erased':
      return failure('subject_erased', 'terminal', 'What was read from this folder was erased.');
    case 'changed':
      return refused('The folder was read again since this run began, and has changed. Start a new run.');
  }
}

function refused(message: string): RenderFailure {
  return failure('invalid_request', 'terminal', message);
}

function search(
  { documents, index }: OpenCorpus,
  { query, top, since, domains }: SearchRequest,
): SearchAnswer {
  const narrowed = since !== undefined || (domains !== undefined && domains.length > 0);
  const hits = index.search(query, narrowed ? documents.size : top);
  let left = 0;
  const results = hits.flatMap((hit): SearchResult[] => {
    const document = documents.get(hit.docId);
    if (document === undefined) return [];
    if (!isWanted(document, since, domains)) {
      left += 1;
      return [];
    }
    return [resultOf(document, hit)];
  });
  const note = left === 0 ? undefined : `Documents left out because of their date or domain: ${left}.`;
  return noted<SearchAnswer>({ results: results.slice(0, top) }, note);
}

/** A document that does not say when or where it was published is not left out. */
function isWanted({ date, url }: CorpusDocument, since?: string, domains: readonly string[] = []): boolean {
  if (since !== undefined && date !== null && date < since.slice(0, date.length)) return false;
  return url === null || isWithin(url, domains);
}

function resultOf(
  { address, title, date, publisher, passages }: CorpusDocument,
  hit: IndexHit,
): SearchResult {
  const best = passages[hit.passages[0]?.index ?? 0]?.text ?? '';
  return { address, title, snippet: shortened(best), date, publisher, score: hit.score };
}

function shortened(text: string): string {
  if (text.length <= LONGEST_SNIPPET) return text;
  const space = text.lastIndexOf(' ', LONGEST_SNIPPET);
  return text.slice(0, space > LONGEST_SNIPPET / 2 ? space : LONGEST_SNIPPET);
}

async function fetch(
  { documents }: OpenCorpus,
  { address, head }: FetchRequest,
  checkedAt: string,
): Promise<RenderOutcome> {
  const document = documents.get(plainAddress(address)) ?? byUrl(documents, address);
  if (document === undefined) {
    const dead = bareAnswer({
      address,
      finalAddress: address,
      status: 'DEAD',
      checkedAt,
      contentType: '',
      domain: null,
    });
    return completion(FETCH, noted(dead, 'There is no such document in the folder.'));
  }
  const domain = document.url === null ? null : await registrableDomain(document.url);
  const { contentType } = document;
  const known = bareAnswer({
    address,
    finalAddress: document.address,
    status: 'LIVE',
    checkedAt,
    contentType,
    domain,
  });
  return completion(FETCH, head === true ? known : noted(withDocument(known, document), document.note));
}

/** A document also answers under the address it says it was taken from. */
function byUrl(documents: ReadonlyMap<string, CorpusDocument>, address: string): CorpusDocument | undefined {
  if (!/^https?:/i.test(address)) return undefined;
  for (const document of documents.values()) if (document.url === address) return document;
  return undefined;
}
