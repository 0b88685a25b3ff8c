import type {
  CitationReport,
  Contradiction,
  CriticOutput,
  EarlyStop,
  EvaluatorOutput,
  Reflection,
  ResearchClaim,
  ResearchPlan,
  Supersession,
} from '@palimpsest/contracts';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { api } from '../../app/api.ts';

/** What these views read from the server, each under the key by which it is read anew. */
export const keys = {
  lists: ['research-list'],
  run: (runId: string) => ['research', runId],
  file: (runId: string, name: string) => ['research-file', runId, name],
} as const;

const PAGE = 50;
/** How often the list is read anew while something in it is under way. */
const WATCH_MS = 3_000;

export interface ListQuery {
  readonly status?: 'open' | 'finished';
  readonly project?: string;
  readonly search?: string;
}

export const useResearchList = (query: ListQuery, limit = PAGE) =>
  useInfiniteQuery({
    queryKey: [...keys.lists, query, limit],
    queryFn: ({ pageParam, signal }) =>
      api().research.list(
        { limit, ...query, ...(pageParam === null ? {} : { cursor: pageParam }) },
        { signal },
      ),
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextCursor }) => nextCursor,
    refetchInterval: ({ state }) =>
      state.data?.pages.some(({ items }) => items.some(({ status }) => status === 'open')) ? WATCH_MS : false,
  });

export const useResearch = (runId: string) =>
  useQuery({ queryKey: keys.run(runId), queryFn: () => api().research.get(runId) });

export const useCorpora = () =>
  useQuery({ queryKey: ['corpora'], queryFn: () => api().research.corpora(), staleTime: 30_000 });

/** A file of a package never changes. */
function useFile<T>(runId: string, name: string, enabled: boolean, read: (text: string) => T) {
  return useQuery({
    queryKey: keys.file(runId, name),
    queryFn: () => api().research.file(runId, name),
    enabled,
    staleTime: Number.POSITIVE_INFINITY,
    select: read,
  });
}

/** One citation with the passage it points at: a line of `evidence.jsonl`. */
export interface Evidence {
  readonly citation_id: string;
  readonly source_id: string;
  readonly address: string;
  readonly title: string;
  readonly ref: string;
  readonly quote: string;
  readonly passage: string;
  readonly span: { readonly start: number; readonly end: number } | null;
  readonly claim_ids: readonly string[];
  readonly status: string;
  readonly issues: readonly string[];
}

export interface ClaimsFile {
  readonly claims: readonly ResearchClaim[];
  readonly contradictions: readonly Contradiction[];
  readonly superseded: readonly Supersession[];
}

export interface RunFile {
  readonly plan: ResearchPlan;
  readonly queries: readonly string[];
  readonly red_team: CriticOutput;
  readonly limitations: readonly string[];
  readonly evaluations: readonly EvaluatorOutput[];
  readonly reflections: readonly Reflection[];
  readonly citations: CitationReport;
  readonly early_stop: EarlyStop | null;
}

const asIs = (words: string) => words;
const asJson = (words: string): unknown => JSON.parse(words);
const asLines = (words: string): readonly Evidence[] =>
  words
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Evidence);

export const useReport = (runId: string, has: boolean) => useFile(runId, 'report.md', has, asIs);
export const useEvidence = (runId: string, has: boolean) => useFile(runId, 'evidence.jsonl', has, asLines);
export const useClaimsFile = (runId: string, has: boolean) =>
  useFile(runId, 'claims.json', has, asJson as (words: string) => ClaimsFile);
export const useRunFile = (runId: string, has: boolean) =>
  useFile(runId, 'run.json', has, asJson as (words: string) => RunFile);
