import type { RunEventResource } from '@palimpsest/sdk';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { api } from '../app/api.ts';
import { isPassing } from '../app/is-passing.ts';

/** Between a connection that broke and the next one. */
const PAUSE_MS = 1_000;

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
    let last: number | undefined;
    const follow = async () => {
      for await (const event of api().runs.follow(runId, {
        signal: stop.signal,
        after: last,
        reconnects: 1,
      })) {
        last = event.sequence;
        setEvents((before) => [...before, event]);
        if (event.type === 'run-finished') {
          await refresh();
          onEnd?.();
        }
      }
    };
    const followOn = async () => {
      for (;;) {
        try {
          return await follow();
        } catch (error) {
          if (stop.signal.aborted || !isPassing(error)) throw error;
          // Reading waits until the server is back, and the page says so meanwhile.
          await refresh();
          await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
        }
      }
    };
    // A run that cannot be followed is still shown as it stands.
    followOn().catch(() => undefined);
    return () => {
      stop.abort();
      // A view that stops following because it has read that the run is over may have read the rest before that.
      refresh().catch(() => undefined);
    };
  }, [runId]);
  return events;
}
