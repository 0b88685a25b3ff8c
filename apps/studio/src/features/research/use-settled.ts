import { useEffect, useState } from 'react';

/** A value once it has not changed for a moment: nothing is asked of the server at every letter. */
export function useSettled<T>(value: T, afterMs: number): T {
  const [settled, setSettled] = useState(value);
  const shape = JSON.stringify(value);
  // biome-ignore lint/correctness/useExhaustiveDependencies: compared by what it holds, it is a new object each time
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), afterMs);
    return () => clearTimeout(timer);
  }, [shape, afterMs]);
  return settled;
}
