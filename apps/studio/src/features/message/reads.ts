import type { ComplaintStatus, HomeResource, RoutingTable, Scope } from '@palimpsest/sdk';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { api } from '../../app/api.ts';

export type Member = HomeResource['members'][number];
export type RouteRow = RoutingTable['rows'][number];

/** How often a message that is on its way is looked at. */
const WATCH_MS = 1_500;
/** How often a list is looked at otherwise, as long as it is short. */
const LIST_MS = 10_000;
const PAGE = 100;

export const keys = {
  lists: ['messages'],
  message: (id: string) => ['message', id],
  homes: ['homes'],
  home: (id: string) => ['home', id],
  routes: ['complaint-routes'],
} as const;

export function useMessages(
  filter: { readonly status?: ComplaintStatus; readonly home_id?: string },
  enabled: boolean,
) {
  return useInfiniteQuery({
    queryKey: [...keys.lists, filter],
    enabled,
    queryFn: ({ pageParam, signal }) =>
      api().messages.list(
        { ...filter, limit: PAGE, ...(pageParam === null ? {} : { cursor: pageParam }) },
        { signal },
      ),
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextCursor }) => nextCursor,
    refetchInterval: ({ state }) => {
      const pages = state.data?.pages ?? [];
      if (pages.some(({ items }) => items.some(({ status }) => status === 'queued'))) return WATCH_MS;
      return pages.length === 1 ? LIST_MS : false;
    },
  });
}

export function useHomes(enabled = true) {
  return useInfiniteQuery({
    queryKey: keys.homes,
    enabled,
    queryFn: ({ pageParam, signal }) =>
      api().homes.list({ limit: PAGE, ...(pageParam === null ? {} : { cursor: pageParam }) }, { signal }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextCursor }) => nextCursor,
  });
}

export function useHome(id: string | null) {
  return useQuery({
    queryKey: keys.home(id ?? ''),
    queryFn: ({ signal }) => api().homes.get(id ?? '', { signal }),
    enabled: id !== null,
  });
}

export function useAudit(id: string, enabled = true) {
  return useQuery({
    queryKey: [...keys.message(id), 'audit'],
    queryFn: ({ signal }) => api().messages.audit(id, { signal }),
    enabled,
    refetchInterval: ({ state }) => (state.data?.status === 'queued' ? WATCH_MS : false),
  });
}

/** The events of its run, without words, for the inputs of each decision. */
export function useEvents(id: string, runId: string | null, enabled: boolean) {
  return useQuery({
    queryKey: [...keys.message(id), 'events'],
    queryFn: ({ signal }) =>
      api().audit.listEvents({ stream: `run/${runId}`, order: 'oldest', limit: 200 }, { signal }),
    enabled: enabled && runId !== null,
  });
}

export function useSenderView(id: string, userId: string) {
  return useQuery({
    queryKey: [...keys.message(id), 'sender', userId],
    queryFn: ({ signal }) => api().messages.get(id, { as: 'sender', user_id: userId }, { signal }),
    refetchInterval: ({ state }) => (state.data?.status === 'queued' ? WATCH_MS : false),
  });
}

export function useRecipientView(id: string, userId: string) {
  return useQuery({
    queryKey: [...keys.message(id), 'recipient', userId],
    queryFn: ({ signal }) => api().messages.get(id, { as: 'recipient', user_id: userId }, { signal }),
    // There is nothing until it is ready, so it is looked for again.
    refetchInterval: ({ state }) => (state.status === 'error' ? 2 * WATCH_MS : false),
  });
}

/** Whether the key may do this. `complaint:admin` is what makes somebody an operator. */
export function useMay(scope: Scope): boolean {
  const current = useQuery({
    queryKey: ['current-key'],
    queryFn: () => api().keys.current(),
    staleTime: 60_000,
  });
  return current.data?.scopes.includes(scope) ?? false;
}

export function useRoutes() {
  return useQuery({
    queryKey: keys.routes,
    queryFn: ({ signal }) => api().complaint.routes({ signal }),
    // A table that is being changed is not changed under the hands.
    refetchOnWindowFocus: false,
  });
}

export function useRenderers() {
  return useQuery({
    queryKey: ['renderers'],
    queryFn: ({ signal }) => api().rules.renderers({ signal }),
    staleTime: 60_000,
  });
}
