import { useQueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { isPassing } from './is-passing.ts';
import { text } from './text.ts';

/** Says that the server is away, for as long as something on the page waits for it. */
export function ServerAway() {
  const cache = useQueryClient().getQueryCache();
  const away = useSyncExternalStore(
    (listener) => cache.subscribe(listener),
    () =>
      cache.getAll().some(({ state }) => state.fetchStatus !== 'idle' && isPassing(state.fetchFailureReason)),
  );
  return (
    <div role="status">
      {away ? (
        <p className="away">
          <span className="spinner" aria-hidden="true" /> <strong>{text.away.title}</strong>{' '}
          {text.away.detail}
        </p>
      ) : null}
    </div>
  );
}
