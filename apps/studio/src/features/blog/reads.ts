import type { BlogProposals, BlogResource, BlogRunResult, BlogScore, RuleSetResource } from '@palimpsest/sdk';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { api } from '../../app/api.ts';

/** What the views of one post read from the server, each under the key by which it is read anew. */
export const keys = {
  blog: (blogId: string) => ['blog', blogId],
  run: (runId: string) => ['blog-run', runId],
  lists: ['blogs'],
} as const;

export type Version = BlogResource['versions'][number];
export type Blog = BlogResource & { readonly etag: string | null };
export type Cycle = BlogResource['cycles'][number];
export type RunResult = BlogRunResult;
export type Rule = RuleSetResource['rules'][number];

export const useBlog = (blogId: string) =>
  useQuery({ queryKey: keys.blog(blogId), queryFn: () => api().blogs.get(blogId) });

export const useRunResult = (runId: string | undefined) =>
  useQuery({
    queryKey: keys.run(runId ?? ''),
    queryFn: () => api().blogs.result(runId ?? ''),
    enabled: runId !== undefined,
  });

export const useProposals = (runId: string | undefined) =>
  useQuery<BlogProposals>({
    queryKey: [...keys.run(runId ?? ''), 'proposals'],
    queryFn: () => api().blogs.proposals(runId ?? ''),
    enabled: runId !== undefined,
    staleTime: 60_000,
  });

/** A version never changes, so its findings do not either. */
export const useVersionScore = (blogId: string, number: number | undefined) =>
  useQuery<BlogScore>({
    queryKey: [...keys.blog(blogId), 'score', number],
    queryFn: () => api().blogs.scoreVersion(blogId, number ?? 1),
    enabled: number !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
  });

/** The score of words that are not on record. */
export const useLiveScore = (content: string, ruleSet?: string) =>
  useQuery<BlogScore>({
    queryKey: ['blog-live-score', ruleSet ?? '', content],
    queryFn: ({ signal }) =>
      api().blog.score(
        { content, ...(ruleSet === undefined ? {} : { ruleSet: ruleSet as 'blog/v1' }) },
        { signal },
      ),
    enabled: content.trim() !== '',
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 10_000,
  });

const useRuleSet = (ref: string) =>
  useQuery({
    queryKey: ['rule-set', ref],
    queryFn: () => api().rules.get(ref),
    staleTime: Number.POSITIVE_INFINITY,
  });

export interface Thresholds {
  readonly aeo: number;
  readonly likeness: number;
  readonly category: number;
  readonly pillars: Readonly<Record<string, number>>;
}

/** The thresholds of a rule set, from the data that decides. */
export function useThresholds(ref = 'blog/v1'): Thresholds | undefined {
  const { data } = useRuleSet(ref);
  return useMemo(() => {
    if (data === undefined) return undefined;
    const number = (name: string) => Number(data.parameters[name]);
    return {
      aeo: number('aeoTotalMin'),
      likeness: number('aiLikenessMax'),
      category: number('aiCategoryMax'),
      pillars: { answerability: number('answerabilityMin'), structure: number('structureMin') },
    };
  }, [data]);
}

/** The rules that score, by name: `aeo/v1` and `ai-likeness/v1`. */
export function useScoringRules(): ReadonlyMap<string, Rule> | undefined {
  const aeo = useRuleSet('aeo/v1').data;
  const likeness = useRuleSet('ai-likeness/v1').data;
  return useMemo(() => {
    if (aeo === undefined || likeness === undefined) return undefined;
    return new Map([...aeo.rules, ...likeness.rules].map((rule) => [rule.id, rule]));
  }, [aeo, likeness]);
}
