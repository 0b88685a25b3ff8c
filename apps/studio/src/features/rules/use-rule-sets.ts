import type { RuleSetResource } from '@palimpsest/sdk';
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { api } from '../../app/api.ts';

/** Frozen: what was read once stays as it is. */
const FOR_EVER = Number.POSITIVE_INFINITY;
const PAGE = 200;

/** Every rule set with its rules and thresholds. They are few and small, so they are fetched together. */
export function useRuleSets() {
  return useQuery({
    queryKey: ['rules', 'all'],
    queryFn: async (): Promise<readonly RuleSetResource[]> => {
      const { items } = await api().rules.list();
      return Promise.all(items.map(({ ref }) => api().rules.get(ref)));
    },
    staleTime: FOR_EVER,
  });
}

/** The word lists and tables of these rule sets, without their lines; those that have the words, where some are given. */
export function useTables(refs: readonly string[], search = '') {
  return useQuery({
    queryKey: ['rules', 'tables', refs, search],
    queryFn: async ({ signal }) =>
      Promise.all(
        refs.map(async (ref) => {
          const { items } = await api().rules.tables(ref, search === '' ? {} : { search }, { signal });
          return { ref, tables: items };
        }),
      ),
    staleTime: FOR_EVER,
  });
}

/** The lines of one list or table, all or those that have the words, page by page. */
export function useLines(ref: string, table: string, search: string) {
  return useInfiniteQuery({
    queryKey: ['rules', 'lines', ref, table, search],
    queryFn: ({ pageParam, signal }) =>
      api().rules.table(
        ref,
        table,
        {
          limit: PAGE,
          ...(search === '' ? {} : { search }),
          ...(pageParam === null ? {} : { cursor: pageParam }),
        },
        { signal },
      ),
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextCursor }) => nextCursor,
    staleTime: FOR_EVER,
    placeholderData: keepPreviousData,
  });
}
