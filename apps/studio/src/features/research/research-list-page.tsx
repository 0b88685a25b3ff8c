import { Link } from '@tanstack/react-router';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Loading } from '../../ui/loading.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { Problem } from '../../ui/problem.tsx';
import { VirtualRows } from '../../ui/virtual-rows.tsx';
import './research.css';
import { useChoices } from '../../ui/use-choices.ts';
import { ListFilters } from './list-filters.tsx';
import { type ListQuery, useResearchList } from './reads.ts';
import { ResearchRow } from './research-row.tsx';
import { text } from './text.ts';

export function ResearchListPage() {
  const { chosen, choose } = useChoices();
  const { state = '', project = '', search = '' } = chosen;
  const query: ListQuery = {
    ...(state === 'open' || state === 'finished' ? { status: state } : {}),
    ...(isProject(project) ? { project } : {}),
    ...(search === '' ? {} : { search }),
  };
  const filtered = Object.keys(query).length > 0;
  const list = useResearchList(query);
  const runs = list.data?.pages.flatMap(({ items }) => items) ?? [];
  const ask = (
    <Link to="/research/new" className="button primary">
      {text.list.ask}
    </Link>
  );
  const isEmpty = list.isSuccess && runs.length === 0;
  return (
    <>
      <PageHead title={text.list.title} lead={text.list.lead} actions={isEmpty && !filtered ? null : ask} />
      {isEmpty && !filtered ? (
        <EmptyState title={text.list.empty} detail={text.list.emptyDetail}>
          {ask}
        </EmptyState>
      ) : (
        <ListFilters state={state} project={project} search={search} onChange={choose} />
      )}
      {list.isPending ? <Loading /> : null}
      {list.isError ? <Problem error={list.error} retry={() => list.refetch()} /> : null}
      {isEmpty && filtered ? (
        <EmptyState title={text.list.none} detail={text.list.noneDetail}>
          <Button onClick={() => choose({ state: undefined, project: undefined, search: undefined })}>
            {text.list.clear}
          </Button>
        </EmptyState>
      ) : null}
      {runs.length === 0 ? null : (
        <>
          <VirtualRows
            label={text.list.label}
            items={runs}
            keyOf={({ runId }) => runId}
            estimate={84}
            more={
              list.hasNextPage
                ? { busy: list.isFetchingNextPage, fetch: () => list.fetchNextPage() }
                : undefined
            }
          >
            {(run) => <ResearchRow run={run} />}
          </VirtualRows>
          <p className="soft">{text.list.shown(runs.length)}</p>
        </>
      )}
    </>
  );
}

/** What cannot be the name of a project is not asked for. */
function isProject(name: string): boolean {
  return /^[a-z0-9][a-z0-9-]{0,79}$/.test(name);
}
