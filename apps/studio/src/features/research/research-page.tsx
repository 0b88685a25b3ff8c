import type { ResearchResource } from '@palimpsest/sdk';
import { useParams } from '@tanstack/react-router';
import { Loading } from '../../ui/loading.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { Problem } from '../../ui/problem.tsx';
import { type Tab, Tabs } from '../../ui/tabs.tsx';
import './research.css';
import './research-run.css';
import { CitePanel } from './cite-panel.tsx';
import { ClaimsTab } from './claims-tab.tsx';
import { DoubtsTab } from './doubts-tab.tsx';
import { FilesTab } from './files-tab.tsx';
import { FurtherTab } from './further-tab.tsx';
import { evaluationsOf } from './live.ts';
import { ProgressTab } from './progress-tab.tsx';
import { useResearch } from './reads.ts';
import { ReportTab } from './report-tab.tsx';
import { ScoresTab } from './scores-tab.tsx';
import { SourcesTab } from './sources-tab.tsx';
import { Standing, StandingActions } from './standing.tsx';
import { text } from './text.ts';
import { useLiveRun } from './use-live-run.ts';

export function ResearchPage() {
  const { runId = '' } = useParams({ strict: false }) as { runId?: string };
  const research = useResearch(runId);
  if (research.isError && research.data === undefined)
    return (
      <>
        <PageHead title={text.list.title} />
        <Problem error={research.error} retry={() => research.refetch()} />
      </>
    );
  if (research.data === undefined)
    return (
      <>
        <PageHead title={text.list.title} />
        <Loading />
      </>
    );
  return <Shown key={runId} run={research.data} />;
}

function Shown({ run }: { readonly run: ResearchResource }) {
  const events = useLiveRun(run);
  const { tabs } = text.page;
  const progress: Tab = {
    id: 'progress',
    name: tabs.progress,
    content: <ProgressTab run={run} events={events} />,
  };
  const claims: Tab = { id: 'claims', name: tabs.claims, content: <ClaimsTab run={run} /> };
  const sources: Tab = { id: 'sources', name: tabs.sources, content: <SourcesTab run={run} /> };
  const scores: Tab = {
    id: 'scores',
    name: tabs.scores,
    content: <ScoresTab run={run} live={evaluationsOf(events)} />,
  };
  const shown: readonly Tab[] =
    run.status === 'open'
      ? [progress, claims, sources, scores]
      : [
          { id: 'report', name: tabs.report, content: <ReportTab run={run} /> },
          claims,
          { id: 'doubts', name: tabs.doubts, content: <DoubtsTab run={run} /> },
          scores,
          sources,
          progress,
          { id: 'files', name: tabs.files, content: <FilesTab run={run} /> },
          { id: 'further', name: tabs.further, content: <FurtherTab run={run} /> },
        ];
  return (
    <div className="research-page">
      <PageHead title={run.question} actions={<StandingActions run={run} />} />
      <Standing run={run} />
      <Tabs label={text.page.parts} tabs={shown} />
      <CitePanel run={run} />
    </div>
  );
}
