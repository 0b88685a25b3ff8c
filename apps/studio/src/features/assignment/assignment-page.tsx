import type { RewriteAsked } from '@palimpsest/sdk';
import { Link, useParams } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { Loading } from '../../ui/loading.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { Problem } from '../../ui/problem.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import './assignment.css';
import { useChoices } from '../../ui/use-choices.ts';
import { CompareTab } from './compare-tab.tsx';
import { documentDraft, useKept } from './draft.ts';
import { type BecameOf, type Draft, draftOf, EMPTY } from './model.ts';
import { type AssignmentDocument, useAsked, useDocument, useOpenRun, useRun } from './reads.ts';
import { RunPanel } from './run-panel.tsx';
import { text } from './text.ts';
import { VersionsTab } from './versions-tab.tsx';
import { Workbench } from './workbench.tsx';

const ERASED = '[erased]';

export function AssignmentPage() {
  const { documentId = '' } = useParams({ strict: false }) as { readonly documentId?: string };
  const document = useDocument(documentId);
  const last = document.data?.versions.findLast(({ kind }) => kind === 'rewritten');
  const erased = document.data?.problems.some(({ content }) => content === ERASED) ?? false;
  const asked = useAsked(documentId, erased ? undefined : last?.runId);
  const error = document.error ?? asked.error;
  // What was asked for before is waited for once. When a new version arrives the view stays as it is, and with it the
  // place where somebody is writing or has the focus.
  const [shown, setShown] = useState<string>();
  const isReady =
    document.data !== undefined &&
    (last === undefined || erased || asked.data !== undefined || shown === documentId);
  useEffect(() => {
    if (isReady) setShown(documentId);
  }, [isReady, documentId]);
  if (error !== null)
    return (
      <>
        <PageHead title={text.list.title} />
        <Problem error={error} retry={() => (document.isError ? document : asked).refetch()} />
        <Link to="/assignments">{text.page.back}</Link>
      </>
    );
  if (document.data === undefined || !isReady) return <Loading />;
  if (erased) return <Erased document={document.data} />;
  return (
    <Assignment
      key={documentId}
      document={document.data}
      earlier={asked.data === undefined ? EMPTY : draftOf(asked.data.request, false)}
      becameOf={becameIn(asked.data, last?.version ?? 0)}
    />
  );
}

/** What the newest rewrite made of the items that it was asked for. */
function becameIn(asked: RewriteAsked | undefined, version: number): BecameOf {
  if (asked === undefined) return () => null;
  const { request, unapplied } = asked;
  return (feedbackId, problemId) => {
    if (!request.selectedFeedback.some((item) => item.feedbackId === feedbackId)) return null;
    const left = unapplied.some(
      (each) =>
        each.feedbackId === feedbackId &&
        (problemId === undefined || each.problemId === null || each.problemId === problemId),
    );
    return left ? text.work.notApplied(version) : text.work.applied(version);
  };
}

function Head({ document }: { readonly document: AssignmentDocument }) {
  const { documentId, version, problems, metadata } = document;
  const title = typeof metadata.title === 'string' ? metadata.title : documentId;
  return (
    <PageHead
      title={title}
      lead={
        <>
          {text.page.version(version, problems.length)} ·{' '}
          {title === documentId ? null : (
            <>
              <code>{documentId}</code> ·{' '}
            </>
          )}
          <Link to="/assignments">{text.page.back}</Link>
        </>
      }
      actions={
        <Link to="/assignments/$documentId/print" params={{ documentId }} className="button plain">
          {text.page.print}
        </Link>
      }
    />
  );
}

function Erased({ document }: { readonly document: AssignmentDocument }) {
  return (
    <>
      <PageHead title={document.documentId} lead={<Link to="/assignments">{text.page.back}</Link>} />
      <p>{text.page.erased}</p>
      <VersionsTab document={document} erased />
    </>
  );
}

function Assignment({
  document,
  earlier,
  becameOf,
}: {
  readonly document: AssignmentDocument;
  readonly earlier: Draft;
  readonly becameOf: BecameOf;
}) {
  const { documentId, version, problems, metadata, etag } = document;
  const { chosen, choose } = useChoices();
  const [draft, setDraft] = useKept<Draft>(documentDraft(documentId), earlier);
  const open = useOpenRun(documentId);
  const { data: ended } = useRun(open.data?.runId);
  // Right after its end a run may still be among the open ones: once closed, its message does not come back.
  const [closed, setClosed] = useState<string>();
  const others = open.data?.runId === closed ? undefined : open.data?.runId;
  const runId = chosen.run ?? others;
  const found = chosen.run === undefined ? others : undefined;
  // A run that somebody else began stays in view when it ends.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each run that is found
  useEffect(() => {
    if (found !== undefined) choose({ run: found });
  }, [found]);
  return (
    <>
      <Head document={document} />
      {runId === undefined ? null : (
        <RunPanel
          documentId={documentId}
          runId={runId}
          onDismiss={() => {
            setClosed(runId);
            choose({ run: undefined });
          }}
          onVersion={() => {
            if (draft.pending !== runId) return;
            const { pending: _, ...rest } = draft;
            setDraft({ ...rest, selected: [] });
          }}
          next={(made) => (
            <Link
              to="."
              search={{ tab: 'compare', from: String(made - 1), to: String(made) } as never}
              className="button primary"
            >
              {text.run.compare}
            </Link>
          )}
        />
      )}
      <Tabs
        label={text.page.parts}
        tabs={[
          {
            id: 'work',
            name: text.page.tabs.work,
            content: (
              <Workbench
                base={{ documentId, version, problems, etag }}
                fields={metadata}
                draft={draft}
                setDraft={setDraft}
                becameOf={becameOf}
                busy={open.data != null && ended?.status !== 'finished'}
                onStarted={(run) => {
                  setDraft({ ...draft, pending: run });
                  choose({ run });
                  window.scrollTo(0, 0);
                }}
              />
            ),
          },
          { id: 'compare', name: text.page.tabs.compare, content: <CompareTab document={document} /> },
          { id: 'versions', name: text.page.tabs.versions, content: <VersionsTab document={document} /> },
        ]}
      />
    </>
  );
}
