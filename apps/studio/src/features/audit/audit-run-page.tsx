import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from '@tanstack/react-router';
import { api } from '../../app/api.ts';
import { ItemLink } from '../../ui/item-link.tsx';
import { itemName } from '../../ui/item-name.ts';
import { Loading } from '../../ui/loading.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { Problem } from '../../ui/problem.tsx';
import { pipelineName } from '../../ui/run-words.ts';
import { Tabs } from '../../ui/tabs.tsx';
import { useFollow } from '../../ui/use-follow.ts';
import { Attempts } from './attempts.tsx';
import { EventList } from './event-list.tsx';
import { ProofButton } from './proof-button.tsx';
import { ReplayPart } from './replay-part.tsx';
import { RunFacts } from './run-facts.tsx';
import { text } from './text.ts';
import { VerifyPart } from './verify-part.tsx';
import './audit.css';

/** The record of one run. */
export function AuditRunPage() {
  const { runId } = useParams({ strict: false }) as { readonly runId: string };
  const run = useQuery({ queryKey: ['audit', 'state', runId], queryFn: () => api().runs.get(runId) });
  const live = run.data?.status === 'open';
  const item = useQuery({
    queryKey: ['audit', 'name', runId],
    queryFn: async () => (await api().runs.overview({ search: runId, limit: 1 })).items[0] ?? null,
  }).data;
  useFollow(live ? runId : null, { keys: [['audit']] });
  if (run.isPending) return <Loading />;
  if (run.isError)
    return (
      <>
        <PageHead
          title={text.title}
          actions={
            <Link to="/audit" className="button plain">
              {text.run.all}
            </Link>
          }
        />
        <Problem error={run.error} retry={() => run.refetch()} />
      </>
    );
  const name = item == null ? `${pipelineName(run.data.pipeline)} ${runId.slice(0, 8)}` : itemName(item);
  return (
    <>
      <PageHead
        title={text.run.title(name)}
        lead={text.run.lead}
        actions={
          <>
            {item == null || item.itemId === null ? null : <ItemLink item={item}>{text.run.open}</ItemLink>}
            <ProofButton run={runId} />
            <Link to="/audit" className="button plain">
              {text.run.all}
            </Link>
          </>
        }
      />
      <RunFacts run={run.data} />
      <Tabs
        label={text.parts}
        tabs={[
          { id: 'events', name: text.tabs.events, content: <EventList run={runId} live={live} /> },
          { id: 'attempts', name: text.tabs.attempts, content: <Attempts run={runId} live={live} /> },
          {
            id: 'check',
            name: text.tabs.check,
            content: (
              <div className="columns">
                <ReplayPart run={runId} />
                <VerifyPart />
              </div>
            ),
          },
        ]}
      />
    </>
  );
}
