import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { api } from '../../app/api.ts';
import { Loading } from '../../ui/loading.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { Problem } from '../../ui/problem.tsx';
import { FirstActions } from './first-actions.tsx';
import { NeedsPerson } from './needs-person.tsx';
import { RunFilters } from './run-filters.tsx';
import { RunList } from './run-list.tsx';
import { text } from './text.ts';
import { useFilters } from './use-filters.ts';
import './overview.css';

export function OverviewPage() {
  const [filters, change] = useFilters();
  const any = useQuery({
    queryKey: ['overview', 'any'],
    queryFn: async () => (await api().runs.overview({ limit: 1 })).items.length > 0,
    refetchInterval: ({ state }) => (state.data === true ? false : 5_000),
  });
  return (
    <>
      <PageHead title={text.title} lead={text.lead} actions={any.data === true ? <Begin /> : undefined} />
      {any.isPending ? <Loading /> : null}
      {any.isError ? <Problem error={any.error} retry={() => any.refetch()} /> : null}
      {any.data === false ? <FirstActions /> : null}
      {any.data === true ? (
        <>
          <NeedsPerson showAll={() => change({ search: '', kind: '', state: '', attention: true })} />
          <section aria-labelledby="what-ran">
            <h2 id="what-ran">{text.runs.title}</h2>
            <RunFilters filters={filters} change={change} />
            <RunList
              filters={filters}
              clear={() => change({ search: '', kind: '', state: '', attention: false })}
            />
          </section>
        </>
      ) : null}
    </>
  );
}

/** The ways to something new, for those who know their way. */
function Begin() {
  return Object.entries(text.begin).map(([to, name]) => (
    <Link key={to} to={to} className="button plain">
      {name}
    </Link>
  ));
}
