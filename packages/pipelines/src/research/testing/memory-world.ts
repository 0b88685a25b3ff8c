import type { FetchAnswer, FetchRequest, ResearchRunInput, SearchRequest } from '@palimpsest/contracts';
import type { Renderer, RenderOutcome, RenderRequest } from '@palimpsest/kernel';
import { writeResearchAnswer } from '../builtin/write-answer.ts';
import { buildIndex } from '../retrieval/build-index.ts';
import { searchIndex } from '../retrieval/search.ts';

/** A document as a test writes it: the rest is filled in. */
export type GivenDocument = Partial<Omit<FetchAnswer, 'passages'>> & {
  readonly address: string;
  readonly passages: readonly string[];
};

const LONGEST_SNIPPET = 500;

/** Answers searches and fetches from documents in memory, and agents by rule; keeps what it was asked. */
export interface MemoryWorld extends Renderer {
  readonly asked: readonly RenderRequest[];
}

export type Answer = string | RenderOutcome | undefined;

/** `instead` may answer a request otherwise: with garbage, a failure, or a model's words. */
export function memoryWorld(
  given: readonly GivenDocument[],
  instead: (request: RenderRequest) => Answer = () => undefined,
): MemoryWorld {
  const documents = given.map(filledDocument);
  const index = buildIndex(
    documents.map(({ address, title, passages }) => ({ docId: address, title, passages })),
  );
  const asked: RenderRequest[] = [];
  return {
    id: 'memory',
    version: 'v1',
    asked,
    async render(request) {
      asked.push(request);
      const other = instead(request);
      if (other !== undefined && typeof other !== 'string') return other;
      return completion(request, other ?? answer(request));
    },
  };

  function answer({ model, prompt }: RenderRequest): string {
    if (model === 'search/v1') {
      const { query, top } = JSON.parse(prompt) as SearchRequest;
      const results = searchIndex(index, query, { top }).map(({ docId, score, passages }) => {
        const found = documents.find(({ address }) => address === docId);
        return {
          address: docId,
          title: found?.title ?? '',
          // As the search of a folder does: the passage that was found.
          snippet: found?.passages[passages[0]?.index ?? 0]?.text.slice(0, LONGEST_SNIPPET) ?? '',
          date: found?.date ?? null,
          publisher: found?.publisher ?? null,
          score,
        };
      });
      return JSON.stringify({ results });
    }
    if (model === 'fetch/v1') {
      const { address, head } = JSON.parse(prompt) as FetchRequest;
      const found = documents.find((each) => each.address === address);
      if (found === undefined)
        return JSON.stringify(filledDocument({ address, status: 'DEAD', passages: [] }));
      return JSON.stringify(head === true ? { ...found, passages: [], links: [] } : found);
    }
    return writeResearchAnswer(prompt);
  }
}

function filledDocument({ passages, ...given }: GivenDocument): FetchAnswer {
  return {
    finalAddress: given.address,
    status: 'LIVE',
    checkedAt: '2026-01-01T00:00:00.000Z',
    contentType: 'text/markdown',
    title: given.address.replace('corpus:', ''),
    authors: [],
    publisher: null,
    domain: null,
    date: null,
    funding: null,
    supersedes: null,
    derivedFrom: null,
    links: [],
    ...given,
    passages: passages.map((text, i) => ({ ref: `¶ ${i + 1}`, text })),
  };
}

export function completion(request: RenderRequest, text: string): RenderOutcome {
  return {
    kind: 'completed',
    text,
    stop: 'end',
    model: request.model,
    usage: { inputTokens: 0, outputTokens: 0 },
    costMicros: 0,
    raw: '',
  };
}

export function researchInput(more: Partial<ResearchRunInput> = {}): ResearchRunInput {
  return {
    project: 'test',
    type: null,
    limits: {},
    exhaustive: false,
    deeper: false,
    domains: [],
    since: null,
    asOf: '2026-01-01',
    sources: [{ search: 'corpus', fetch: 'corpus', corpus: 'docs', snapshot: 'one' }],
    writer: { renderer: 'builtin', model: 'research-builtin/v1' },
    promptVersion: 'research-prompt/v1',
    ruleSet: 'research/v1',
    fork: null,
    continues: null,
    takes: [1, 1, 1, 1, 1, 1, 1, 1],
    ...more,
  };
}
