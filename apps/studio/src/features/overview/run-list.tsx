import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { api } from '../../app/api.ts';
import { announce } from '../../ui/announce.tsx';
import { Button } from '../../ui/button.tsx';
import { Loading } from '../../ui/loading.tsx';
import { Problem } from '../../ui/problem.tsx';
import { VirtualRows } from '../../ui/virtual-rows.tsx';
import { RunRow } from './run-row.tsx';
import { text } from './text.ts';
import { type Filters, isFiltered, queryOf } from './use-filters.ts';

const PAGE = 200;
const ROW = 64;
/** Asked again by itself only while the list is short: a long one is read, not watched. */
const AGAIN_MS = 5_000;

export function RunList({ filters, clear }: { readonly filters: Filters; readonly clear: () => void }) {
  const runs = useInfiniteQuery({
    queryKey: ['overview', 'runs', filters],
    queryFn: ({ pageParam, signal }) =>
      api().runs.overview(
        { ...queryOf(filters), limit: PAGE, ...(pageParam === '' ? {} : { cursor: pageParam }) },
        { signal },
      ),
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor,
    placeholderData: (before) => before,
    refetchInterval: ({ state }) =>
      filters.search === '' && (state.data?.pages.length ?? 0) <= 1 ? AGAIN_MS : false,
  });
  const items = runs.data?.pages.flatMap((page) => page.items) ?? [];
  const shown = text.runs.count(items.length, runs.hasNextPage);
  const settled = runs.data !== undefined && !runs.isPlaceholderData;
  useEffect(() => {
    if (settled && isFiltered(filters)) announce(`${text.runs.title}: ${shown}`);
  }, [settled, shown, filters]);
  if (runs.isPending) return <Loading />;
  if (runs.isError && items.length === 0) return <Problem error={runs.error} retry={() => runs.refetch()} />;
  if (items.length === 0)
    return (
      <div className="card">
        <p>{text.runs.none}</p>
        <Button onClick={clear}>{text.runs.clear}</Button>
      </div>
    );
  return (
    <>
      <p className="soft run-count">{shown}</p>
      <VirtualRows
        label={text.runs.list}
        items={items}
        keyOf={({ run }) => run.runId}
        estimate={ROW}
        more={
          runs.hasNextPage ? { busy: runs.isFetchingNextPage, fetch: () => runs.fetchNextPage() } : undefined
        }
      >
        {(item) => <RunRow item={item} />}
      </VirtualRows>
      {runs.isError ? <Problem error={runs.error} retry={() => runs.refetch()} /> : null}
    </>
  );
}
