import type { FetchAnswer, FetchRequest, SearchAnswer, SearchRequest } from '@palimpsest/contracts';
import { fetchRequestSchema, searchRequestSchema } from '@palimpsest/contracts';
import {
  canonicalJson,
  type RenderCompletion,
  type RenderFailure,
  type RenderRequest,
} from '@palimpsest/kernel';
import type { ExtractedDocument } from './extract/document.ts';
import { failure } from './wire/failures.ts';

export const SEARCH = 'search/v1';
export const FETCH = 'fetch/v1';

/** What a search step asks, or why it cannot be answered. */
export function readSearchRequest(
  id: string,
  { model, prompt }: RenderRequest,
): SearchRequest | RenderFailure {
  const read = model === SEARCH ? searchRequestSchema.safeParse(parsed(prompt)) : undefined;
  return read?.success === true ? read.data : badRequest(id, 'search');
}

/** What a fetch step asks, or why it cannot be answered. */
export function readFetchRequest(id: string, { model, prompt }: RenderRequest): FetchRequest | RenderFailure {
  const read = model === FETCH ? fetchRequestSchema.safeParse(parsed(prompt)) : undefined;
  return read?.success === true ? read.data : badRequest(id, 'fetch');
}

export function isFailure(value: object): value is RenderFailure {
  return 'kind' in value && value.kind === 'failed';
}

/** An answer in the form that is recorded. Costs are null where a provider charges and does not say what. */
export function completion(
  model: typeof SEARCH | typeof FETCH,
  answer: SearchAnswer | FetchAnswer,
  { costMicros = 0, raw = '' }: { readonly costMicros?: number | null; readonly raw?: string } = {},
): RenderCompletion {
  return {
    kind: 'completed',
    text: canonicalJson(wellFormed(answer) as never),
    stop: 'end',
    model,
    usage: { inputTokens: 0, outputTokens: 0 },
    costMicros,
    raw,
  };
}

/** An answer about an address whose document is not known. */
export function bareAnswer(
  parts: Pick<FetchAnswer, 'address' | 'finalAddress' | 'status' | 'checkedAt' | 'contentType' | 'domain'>,
): FetchAnswer {
  return {
    ...parts,
    title: '',
    authors: [],
    publisher: null,
    date: null,
    funding: null,
    supersedes: null,
    derivedFrom: null,
    passages: [],
    links: [],
  };
}

/** The document's own words in an answer. */
export function withDocument(answer: FetchAnswer, document: ExtractedDocument): FetchAnswer {
  const { title, authors, publisher, date, funding, supersedes, derivedFrom, passages, links } = document;
  return {
    ...answer,
    title,
    authors: [...authors],
    publisher,
    date,
    funding,
    supersedes,
    derivedFrom,
    passages: passages.map(({ ref, text }) => ({ ref, text })),
    links: links.map(({ text, address }) => ({ text, address })),
  };
}

/** Several notes as one. */
export function noted<T extends { note?: string }>(answer: T, ...notes: readonly (string | undefined)[]): T {
  const all = [answer.note, ...notes].filter((note) => note !== undefined && note !== '');
  return all.length === 0 ? answer : { ...answer, note: all.join(' ') };
}

function badRequest(id: string, what: string): RenderFailure {
  return failure(
    'invalid_request',
    'terminal',
    `The source ${id} was asked something that is no ${what} request.`,
  );
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json) as unknown;
  } catch {
    return undefined;
  }
}

/** Half a surrogate pair has no place in a recorded text, nor has U+0000. */
function wellFormed(value: unknown): unknown {
  if (typeof value === 'string') return value.replace(/\p{Surrogate}/gu, '\ufffd').replaceAll('\0', '');
  if (Array.isArray(value)) return value.map(wellFormed);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, wellFormed(each)]));
}
