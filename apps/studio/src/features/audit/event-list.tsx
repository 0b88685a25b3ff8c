import type { RunEventResource } from '@palimpsest/sdk';
import { useInfiniteQuery } from '@tanstack/react-query';
import { api } from '../../app/api.ts';
import { Button } from '../../ui/button.tsx';
import { Loading } from '../../ui/loading.tsx';
import { Problem } from '../../ui/problem.tsx';
import { useChoices } from '../../ui/use-choices.ts';
import { VirtualRows } from '../../ui/virtual-rows.tsx';
import { EventFilters } from './event-filters.tsx';
import { EventRow } from './event-row.tsx';
import { streamOf } from './run-of.ts';
import { text } from './text.ts';

const PAGE = 200;
const ROW = 52;
const AGAIN_MS = 2_000;

/** Events of one run, or of all; what is filtered and which one is open stands in the address. */
export function EventList({ run, live = false }: { readonly run: string | null; readonly live?: boolean }) {
  const { chosen, choose } = useChoices();
  const stream = run === null ? chosen.stream : streamOf(run);
  const order = chosen.order === 'oldest' || chosen.order === 'newest' ? chosen.order : usual(run);
  const type = chosen.type;
  const events = useInfiniteQuery({
    queryKey: ['audit', 'events', { stream, order, type }],
    queryFn: ({ pageParam, signal }) =>
      api().audit.listEvents(
        { stream, order, type, limit: PAGE, ...(pageParam === '' ? {} : { cursor: pageParam }) },
        { signal },
      ),
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor,
    placeholderData: (before) => before,
    refetchInterval: live ? AGAIN_MS : false,
  });
  const items = events.data?.pages.flatMap((page) => page.items) ?? [];
  const open = chosen.event;
  const filtered = type !== undefined || (run === null && stream !== undefined);
  return (
    <>
      <EventFilters
        run={run}
        chosen={{ type: type ?? '', order, stream: chosen.stream ?? '' }}
        choose={choose}
      />
      {events.isPending ? <Loading /> : null}
      {events.isError ? <Problem error={events.error} retry={() => events.refetch()} /> : null}
      {events.isSuccess && items.length === 0 ? (
        <div className="card">
          <p>{filtered ? text.events.none : text.events.noneYet}</p>
          {filtered ? (
            <Button onClick={() => choose({ type: undefined, stream: undefined })}>
              {text.events.clear}
            </Button>
          ) : null}
        </div>
      ) : null}
      {items.length === 0 ? null : (
        <VirtualRows
          label={text.events.list}
          items={items}
          keyOf={({ sequence }) => String(sequence)}
          estimate={ROW}
          more={
            events.hasNextPage
              ? { busy: events.isFetchingNextPage, fetch: () => events.fetchNextPage() }
              : undefined
          }
        >
          {(event) => (
            <EventRow
              event={event}
              linkRun={run === null}
              open={placeOf(event) === open}
              toggle={() => choose({ event: placeOf(event) === open ? undefined : placeOf(event) })}
            />
          )}
        </VirtualRows>
      )}
    </>
  );
}

/** As it stands in the address. */
function placeOf({ sequence }: RunEventResource): string {
  return `no-${sequence}`;
}

/** A run is read from its beginning; the whole record from its end. */
function usual(run: string | null): 'oldest' | 'newest' {
  return run === null ? 'newest' : 'oldest';
}
