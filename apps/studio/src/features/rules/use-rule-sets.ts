import type { RuleSetResource } from '@palimpsest/sdk';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../app/api.ts';

/** Frozen: what was read once stays as it is. */
const FOR_EVER = Number.POSITIVE_INFINITY;

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

/** The word lists of one rule set, or of all for a search: they are long, so only when somebody looks. */
export function useWordLists(refs: readonly string[], enabled = true) {
  return useQuery({
    queryKey: ['rules', 'lists', refs],
    queryFn: async () =>
      Promise.all(refs.map(async (ref) => ({ ref, lists: (await api().rules.lists(ref)).items }))),
    staleTime: FOR_EVER,
    enabled,
  });
}
