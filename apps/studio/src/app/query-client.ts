import { PalimpsestApiError } from '@palimpsest/sdk';
import { QueryClient } from '@tanstack/react-query';
import { isPassing } from './is-passing.ts';

const LONGEST_PAUSE_MS = 3_000;

/**
 * Only reading is tried again by itself, and only where trying again can help. While the server is away it is tried until
 * it answers: what is on the page stays there and is read anew by itself (`ServerAway` says so meanwhile).
 */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 2_000,
      refetchOnWindowFocus: true,
      // The server may be on this machine: it is asked even where the browser believes to be offline.
      networkMode: 'always',
      retry: (count, error) => {
        if (isPassing(error)) return true;
        return count < 1 && !(error instanceof PalimpsestApiError && error.status < 500);
      },
      retryDelay: (count) => Math.min(1_000 * (count + 1), LONGEST_PAUSE_MS),
    },
    mutations: { retry: false, networkMode: 'always' },
  },
});
