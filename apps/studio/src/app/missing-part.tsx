import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Button } from '../ui/button.tsx';
import { Loading } from '../ui/loading.tsx';
import { api } from './api.ts';
import { text } from './text.ts';

const PLACE = 'palimpsest.reloaded';
const AGAIN_MS = 60_000;

/**
 * A view that did not come, because the server was away or has become a newer one. The page is loaded again as soon as
 * the server answers; once, and where that did not help, by hand.
 */
export function MissingPart() {
  const answers = useQuery({
    queryKey: ['answers'],
    queryFn: () => api().keys.current(),
    staleTime: 0,
    gcTime: 0,
  });
  const tried = Date.now() - Number(sessionStorage.getItem(PLACE) ?? 0) < AGAIN_MS;
  const settled = answers.isFetchedAfterMount && !answers.isFetching;
  useEffect(() => {
    if (!settled || tried) return;
    sessionStorage.setItem(PLACE, String(Date.now()));
    window.location.reload();
  }, [settled, tried]);
  if (!settled || !tried) return <Loading />;
  return (
    <div className="problem" role="alert">
      <strong>{text.failed.title}</strong>
      <p>{text.failed.detail}</p>
      <Button onClick={() => window.location.reload()}>{text.failed.again}</Button>
    </div>
  );
}
