import { NetworkError, PalimpsestApiError } from '@palimpsest/sdk';
import { QueryClient } from '@tanstack/react-query';

/** Only reading is tried again by itself, and only where trying again can help. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 2_000,
      refetchOnWindowFocus: true,
      retry: (count, error) => {
        if (error instanceof PalimpsestApiError && error.status < 500) return false;
        return count < (error instanceof NetworkError ? 3 : 1);
      },
    },
    mutations: { retry: false },
  },
});
