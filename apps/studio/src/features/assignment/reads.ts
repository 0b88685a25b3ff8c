import type { DocumentResource, RewriteAsked, RewriteResource } from '@palimpsest/sdk';
import { useQueries, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { api } from '../../app/api.ts';

/** What the views of one assignment read from the server, each under the key by which it is read anew. */
export const keys = {
  lists: ['assignments'],
  document: (documentId: string) => ['assignment', documentId],
  run: (runId: string) => ['assignment-run', runId],
} as const;

export type AssignmentDocument = DocumentResource & { readonly etag: string | null };
export type Version = DocumentResource['versions'][number];

/** Sources of more rewrites than these are not read at once. */
const MOST_REWRITES = 20;

export const useDocument = (documentId: string, version?: number) =>
  useQuery<AssignmentDocument>({
    queryKey: [...keys.document(documentId), version ?? 'newest'],
    queryFn: () => api().documents.get(documentId, version === undefined ? {} : { version }),
  });

export const useDiff = (documentId: string, from: number, to: number) =>
  useQuery({
    queryKey: [...keys.document(documentId), 'diff', from, to],
    queryFn: () => api().documents.diff(documentId, { from, to }),
  });

/** What a run was asked for never changes; what was not applied is known once it is over. */
const askedQuery = (documentId: string, runId: string) => ({
  queryKey: [...keys.run(runId), 'asked'],
  queryFn: (): Promise<RewriteAsked> => api().documents.getRewriteRequest(documentId, runId),
  staleTime: 60_000,
});

const resultQuery = (documentId: string, runId: string) => ({
  queryKey: [...keys.run(runId), 'result'],
  queryFn: (): Promise<RewriteResource> => api().documents.getRewrite(documentId, runId),
  staleTime: 60_000,
});

export const useAsked = (documentId: string, runId: string | undefined) =>
  useQuery({ ...askedQuery(documentId, runId ?? ''), enabled: runId !== undefined });

export const useResult = (documentId: string, runId: string | undefined) =>
  useQuery({ ...resultQuery(documentId, runId ?? ''), enabled: runId !== undefined });

export const useRun = (runId: string | undefined) =>
  useQuery({
    queryKey: keys.run(runId ?? ''),
    queryFn: () => api().runs.get(runId ?? ''),
    enabled: runId !== undefined,
  });

/** The newest run of an assignment that is still under way, whoever began it. */
export const useOpenRun = (documentId: string) =>
  useQuery({
    queryKey: [...keys.document(documentId), 'open'],
    queryFn: async () => {
      const { items } = await api().runs.list({
        pipeline: 'assessment',
        status: 'open',
        subject: `assessment:${documentId}`,
        limit: 1,
      });
      return items[0] ?? null;
    },
  });

/** One rewrite between two versions: what was asked, and what became of it. */
export interface Rewrite {
  readonly version: number;
  readonly asked: RewriteAsked;
  readonly result: RewriteResource;
}

/** The rewrites that made the versions after one up to another, the newest first. */
export function useRewrites(documentId: string, versions: readonly Version[], after: number, upTo: number) {
  const all = versions.filter(
    ({ version, kind }) => kind === 'rewritten' && version > after && version <= upTo,
  );
  const made = all.slice(-MOST_REWRITES).reverse();
  const asked = useQueries({ queries: made.map(({ runId }) => askedQuery(documentId, runId)) });
  const results = useQueries({ queries: made.map(({ runId }) => resultQuery(documentId, runId)) });
  const rewrites = made.flatMap(({ version }, at): Rewrite[] => {
    const [ask, result] = [asked[at]?.data, results[at]?.data];
    return ask === undefined || result === undefined ? [] : [{ version, asked: ask, result }];
  });
  return { rewrites, leftOut: all.length > made.length };
}

/** What each check looks for, by its id, from the data that decides. */
export function useGuardWords(wanted: boolean): ReadonlyMap<string, string> {
  const { data } = useQuery({
    queryKey: ['rule-set', 'assessment-guards/v1'],
    queryFn: () => api().rules.get('assessment-guards/v1'),
    staleTime: Number.POSITIVE_INFINITY,
    enabled: wanted,
  });
  return useMemo(() => new Map((data?.rules ?? []).map(({ id, summary }) => [id, summary])), [data]);
}
