import type { DocumentSummary } from '@palimpsest/sdk';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { api } from '../../app/api.ts';
import { useListSearch } from '../../ui/list-search.tsx';
import { Moment } from '../../ui/moment.tsx';
import { SearchedList } from '../../ui/searched-list.tsx';
import { VirtualRows } from '../../ui/virtual-rows.tsx';
import './assignment.css';
import { keys } from './reads.ts';
import { text } from './text.ts';

const PAGE = 50;

export function AssignmentsPage() {
  const search = useListSearch();
  const list = useInfiniteQuery({
    queryKey: [...keys.lists, search],
    queryFn: ({ pageParam, signal }) =>
      api().documents.list(
        {
          limit: PAGE,
          ...(search === '' ? {} : { search }),
          ...(pageParam === null ? {} : { cursor: pageParam }),
        },
        { signal },
      ),
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextCursor }) => nextCursor,
    placeholderData: keepPreviousData,
  });
  const documents = list.data?.pages.flatMap(({ items }) => items) ?? [];
  const isEmpty = list.isSuccess && documents.length === 0;
  const add = (
    <Link to="/assignments/new" className="button primary">
      {text.list.add}
    </Link>
  );
  return (
    <SearchedList list={list} isEmpty={isEmpty} search={search} add={add} words={text.list}>
      {documents.length === 0 ? null : (
        <>
          <VirtualRows
            label={text.list.label}
            items={documents}
            keyOf={({ documentId }) => documentId}
            estimate={72}
            more={
              list.hasNextPage
                ? { busy: list.isFetchingNextPage, fetch: () => list.fetchNextPage() }
                : undefined
            }
          >
            {(document) => <Row document={document} />}
          </VirtualRows>
          <p className="soft">{text.list.shown(documents.length)}</p>
        </>
      )}
    </SearchedList>
  );
}

function Row({
  document: { documentId, newestVersion, problems, updatedAt },
}: {
  readonly document: DocumentSummary;
}) {
  return (
    <article className="assignment-row">
      <h2>
        <Link to="/assignments/$documentId" params={{ documentId }}>
          {documentId}
        </Link>
      </h2>
      <p className="row soft">
        <span>{text.list.version(newestVersion)}</span>
        <span>{text.list.problems(problems)}</span>
        <span>
          {text.list.changed} <Moment at={updatedAt} />
        </span>
      </p>
    </article>
  );
}
