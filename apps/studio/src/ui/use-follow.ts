import type { RunEventResource } from '@palimpsest/sdk';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { api } from '../app/api.ts';

/**
 * The events of a run as they happen. The view can be left and found again: what happened in between is told first.
 * `onEnd` is called when the run is over.
 */
export function useFollow(
  runId: string | null,
  { keys, onEnd }: { readonly keys: readonly (readonly unknown[])[]; readonly onEnd?: () => void },
): readonly RunEventResource[] {
  const [events, setEvents] = useState<readonly RunEventResource[]>([]);
  const queries = useQueryClient();
  // biome-ignore lint/correctness/useExhaustiveDependencies: followed anew only for another run
  useEffect(() => {
    setEvents([]);
    if (runId === null) return;
    const stop = new AbortController();
    const refresh = () =>
      Promise.all(keys.map((queryKey) => queries.invalidateQueries({ queryKey: [...queryKey] })));
    const follow = async () => {
      for await (const event of api().runs.follow(runId, { signal: stop.signal })) {
        setEvents((before) => [...before, event]);
        if (event.type === 'run-finished') {
          await refresh();
          onEnd?.();
        }
      }
    };
    // A run that cannot be followed is still shown as it stands.
    follow().catch(() => undefined);
    return () => {
      stop.abort();
      // A view that stops following because it has read that the run is over may have read the rest before that.
      refresh().catch(() => undefined);
    };
  }, [runId]);
  return events;
}
