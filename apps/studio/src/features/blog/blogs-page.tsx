import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { api } from '../../app/api.ts';
import { Button } from '../../ui/button.tsx';
import { useListSearch } from '../../ui/list-search.tsx';
import { SearchedList } from '../../ui/searched-list.tsx';
import './blog.css';
import { BlogRows } from './blog-rows.tsx';
import { keys, useThresholds } from './reads.ts';
import { text } from './text.ts';

const PAGE = 50;
/** How often the list is read anew while a post in it is under way. */
const WATCH_MS = 3_000;

export function BlogsPage() {
  const search = useListSearch();
  const list = useInfiniteQuery({
    queryKey: [...keys.lists, search],
    queryFn: ({ pageParam, signal }) =>
      api().blogs.list(
        {
          limit: PAGE,
          ...(search === '' ? {} : { search }),
          ...(pageParam === null ? {} : { cursor: pageParam }),
        },
        { signal },
      ),
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextCursor }) => nextCursor,
    refetchInterval: ({ state }) =>
      state.data?.pages.some(({ items }) => items.some(({ openRun }) => openRun !== null)) ? WATCH_MS : false,
    placeholderData: keepPreviousData,
  });
  const thresholds = useThresholds();
  const blogs = list.data?.pages.flatMap(({ items }) => items) ?? [];
  const isEmpty = list.isSuccess && blogs.length === 0;
  const add = (
    <Link to="/blogs/new" className="button primary">
      {text.list.add}
    </Link>
  );
  return (
    <SearchedList list={list} isEmpty={isEmpty} search={search} add={add} words={text.list}>
      {blogs.length === 0 ? null : <BlogRows blogs={blogs} thresholds={thresholds} />}
      {blogs.length === 0 ? null : (
        <div className="row">
          <span className="soft">{text.list.shown(blogs.length)}</span>
          {list.hasNextPage ? (
            <Button busy={list.isFetchingNextPage} onClick={() => list.fetchNextPage()}>
              {text.list.more}
            </Button>
          ) : null}
        </div>
      )}
    </SearchedList>
  );
}
