import type { ComplaintStatus } from '@palimpsest/sdk';
import { Link } from '@tanstack/react-router';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Loading } from '../../ui/loading.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { Problem } from '../../ui/problem.tsx';
import { VirtualRows } from '../../ui/virtual-rows.tsx';
import './message.css';
import { useChoices } from '../../ui/use-choices.ts';
import { MessageFilters } from './message-filters.tsx';
import { MessageRow } from './message-row.tsx';
import { isId } from './names.ts';
import { useMay, useMessages } from './reads.ts';
import { text } from './text.ts';
import { codes } from './text-codes.ts';

const ROW = 76;

/** The operator's list: how messages stand, never what they say. */
export function MessagesPage() {
  const { chosen, choose } = useChoices();
  const { status = '', home = '' } = chosen;
  const isStatus = Object.hasOwn(codes.status, status);
  const isHome = isId(home);
  const operator = useMay('complaint:admin');
  const list = useMessages(
    {
      ...(isStatus ? { status: status as ComplaintStatus } : {}),
      ...(isHome ? { home_id: home.trim() } : {}),
    },
    operator,
  );
  const items = list.data?.pages.flatMap((page) => page.items) ?? [];
  const nothing = list.isSuccess && items.length === 0;
  const filtered = isStatus || isHome;
  const write = (
    <Link to="/messages/new" className="button primary">
      {text.list.write}
    </Link>
  );
  if (!operator)
    return (
      <>
        <PageHead title={text.list.title} />
        <EmptyState title={text.list.notYours} detail={text.list.notYoursDetail}>
          {write}
        </EmptyState>
      </>
    );
  const actions = (
    <>
      {write}
      <Link to="/messages/homes" className="button">
        {text.list.homes}
      </Link>
    </>
  );
  return (
    <>
      <PageHead
        title={text.list.title}
        lead={text.list.lead}
        actions={nothing && !filtered ? undefined : actions}
      />
      {nothing && !filtered ? null : (
        <MessageFilters
          status={isStatus ? status : ''}
          home={home}
          homeWrong={home !== '' && !isHome}
          choose={choose}
        />
      )}
      {list.isPending ? <Loading /> : null}
      {list.isError ? <Problem error={list.error} retry={() => list.refetch()} /> : null}
      {nothing && !filtered ? (
        <EmptyState title={text.list.empty} detail={text.list.emptyDetail}>
          {actions}
        </EmptyState>
      ) : null}
      {nothing && filtered ? (
        <div className="card">
          <p>{text.list.nothing}</p>
          <Button onClick={() => choose({ status: undefined, home: undefined })}>{text.list.clear}</Button>
        </div>
      ) : null}
      {items.length === 0 ? null : (
        <VirtualRows
          label={text.list.label}
          items={items}
          keyOf={({ rewrite_request_id }) => rewrite_request_id}
          estimate={ROW}
          more={
            list.hasNextPage
              ? { busy: list.isFetchingNextPage, fetch: () => list.fetchNextPage() }
              : undefined
          }
        >
          {(message) => <MessageRow message={message} />}
        </VirtualRows>
      )}
    </>
  );
}
