import type {
  ContinueResearch,
  Corpora,
  ForkResearch,
  Page,
  PreviewResearch,
  ResearchFiles,
  ResearchPreview,
  ResearchResource,
  ResearchSummary,
  StartedResearch,
  StartResearch,
} from '@palimpsest/contracts';
import type { Calls } from '../calls.ts';
import type { CallOptions, SearchQuery, StartOptions } from '../options.ts';
import { everyItem } from '../pages.ts';
import { path } from '../path.ts';

/** Which research runs are listed. */
export interface ResearchQuery extends SearchQuery {
  readonly project?: string | undefined;
  readonly status?: 'open' | 'finished' | undefined;
}

/** Questions answered from sources, every sentence with its citation. */
export function researchArea({ json, text }: Calls) {
  const list = (query: ResearchQuery = {}, options?: CallOptions): Promise<Page<ResearchSummary>> =>
    json({ method: 'GET', path: '/v1/research', query }, options);
  return {
    start: (question: StartResearch, options?: StartOptions): Promise<StartedResearch> =>
      json({ method: 'POST', path: '/v1/research', body: question, creates: true }, options),

    /** The most that a question would take; nothing is asked and nothing is kept. */
    preview: (question: PreviewResearch, options?: CallOptions): Promise<ResearchPreview> =>
      json({ method: 'POST', path: '/v1/research/preview', body: question }, options),

    /** Newest first. */
    list,
    listAll: (
      query: ResearchQuery = {},
      options?: CallOptions,
    ): AsyncGenerator<ResearchSummary, void, undefined> =>
      everyItem((each: ResearchQuery) => list(each, options), query),

    /** A run with what it read, what it found and what it spent. */
    get: async (runId: string, options?: CallOptions): Promise<ResearchResource> =>
      json({ method: 'GET', path: path`/v1/research/${runId}` }, options),

    /** The files of the package: report, evidence, claims, bibliography. */
    files: async (runId: string, options?: CallOptions): Promise<ResearchFiles> =>
      json({ method: 'GET', path: path`/v1/research/${runId}/files` }, options),

    /** The text of one of them, word for word. */
    file: async (runId: string, name: string, options?: CallOptions) =>
      text({ method: 'GET', path: path`/v1/research/${runId}/files/${name}` }, options),

    /** Does a run anew from one of its phases on; what comes before is taken from its recordings. */
    fork: async (runId: string, fork: ForkResearch, options?: StartOptions): Promise<StartedResearch> =>
      json({ method: 'POST', path: path`/v1/research/${runId}/forks`, body: fork, creates: true }, options),

    /** Asks a further question of the evidence that a run has stored. */
    continue: async (
      runId: string,
      question: ContinueResearch,
      options?: StartOptions,
    ): Promise<StartedResearch> =>
      json(
        { method: 'POST', path: path`/v1/research/${runId}/continuations`, body: question, creates: true },
        options,
      ),

    /** Folders that questions can be answered from. */
    corpora: (options?: CallOptions): Promise<Corpora> =>
      json({ method: 'GET', path: '/v1/corpora' }, options),
  };
}
