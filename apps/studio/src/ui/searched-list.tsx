import type { ReactNode } from 'react';
import { EmptyState } from './empty-state.tsx';
import { ListSearch, NoneFound } from './list-search.tsx';
import { Loading } from './loading.tsx';
import { PageHead } from './page-head.tsx';
import { Problem } from './problem.tsx';

/** A page that lists things and can be searched: while it is read, when that fails, when there is nothing (yet). */
export function SearchedList({
  list,
  isEmpty,
  search,
  add,
  words,
  children,
}: {
  readonly list: { isPending: boolean; isError: boolean; error: unknown; refetch: () => unknown };
  readonly isEmpty: boolean;
  readonly search: string;
  /** Leads to where a first or a further one is made. */
  readonly add: ReactNode;
  readonly words: Readonly<
    Record<'title' | 'lead' | 'search' | 'searchHelp' | 'empty' | 'emptyDetail', string>
  >;
  readonly children: ReactNode;
}) {
  const hasNothing = isEmpty && search === '';
  return (
    <>
      <PageHead title={words.title} lead={words.lead} actions={hasNothing ? null : add} />
      {hasNothing ? null : <ListSearch label={words.search} help={words.searchHelp} />}
      {list.isPending ? <Loading /> : null}
      {list.isError ? <Problem error={list.error} retry={() => list.refetch()} /> : null}
      {isEmpty && !hasNothing ? <NoneFound words={search} /> : null}
      {hasNothing ? (
        <EmptyState title={words.empty} detail={words.emptyDetail}>
          {add}
        </EmptyState>
      ) : null}
      {children}
    </>
  );
}
