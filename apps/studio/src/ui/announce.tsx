import { useSyncExternalStore } from 'react';

let said = '';
const listeners = new Set<() => void>();

/** Says something to those who listen to the page: that a run ended, that something was copied. */
export function announce(words: string): void {
  said = words;
  for (const listener of listeners) listener();
}

export function Announcer() {
  const words = useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => said,
  );
  return (
    <div className="hidden" aria-live="polite">
      {words}
    </div>
  );
}
