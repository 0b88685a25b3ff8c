import { useEffect, useState } from 'react';
import { compare, type Passage } from './compare.ts';

/** Short texts are compared at once; long ones apart, so that the page answers meanwhile. */
const SHORT = 4_000;

/** Made with the view, so that it is there when somebody first compares. */
const worker = new Worker(new URL('./compare.worker.ts', import.meta.url), { type: 'module' });
let asked = 0;

/** The comparison of two texts; null while it is being made. */
export function useComparison(before: string, after: string): readonly Passage[] | null {
  const short = before.length + after.length < SHORT;
  const [passages, setPassages] = useState<readonly Passage[] | null>(() =>
    short ? compare(before, after) : null,
  );
  useEffect(() => {
    if (short) {
      setPassages(compare(before, after));
      return;
    }
    setPassages(null);
    asked += 1;
    const id = asked;
    const answered = ({ data }: MessageEvent<{ id: number; passages: Passage[] }>) => {
      if (data.id === id) setPassages(data.passages);
    };
    worker.addEventListener('message', answered);
    worker.postMessage({ id, before, after });
    return () => worker.removeEventListener('message', answered);
  }, [before, after, short]);
  return passages;
}
