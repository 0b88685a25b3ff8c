import type { RunResource } from '@palimpsest/sdk';
import { useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useEffect } from 'react';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Loading } from '../../ui/loading.tsx';
import { Problem } from '../../ui/problem.tsx';
import { runState } from '../../ui/run-words.ts';
import { keys, useAsked, useResult, useRun } from './reads.ts';
import { RunProgress } from './run-progress.tsx';
import { text } from './text.ts';
import { Unapplied } from './unapplied.tsx';

const NOTHING = 'nothing_rewritten';

/** A rewrite that was asked for: as it happens, and then what came of it. */
export function RunPanel({
  documentId,
  runId,
  onVersion,
  onDismiss,
  next,
}: {
  readonly documentId: string;
  readonly runId: string;
  /** Called once it is known that the run made a version. */
  readonly onVersion: () => void;
  readonly onDismiss: () => void;
  /** What to do with the version. */
  readonly next: (version: number) => ReactNode;
}) {
  const run = useRun(runId);
  const queries = useQueryClient();
  const over = run.data?.status === 'finished';
  const made = run.data?.outcome === 'completed';
  // A quick run may be over before it is first read, and so never followed: the document was read before its end.
  useEffect(() => {
    if (!over) return;
    for (const queryKey of [keys.document(documentId), keys.lists])
      queries.invalidateQueries({ queryKey: [...queryKey] }).catch(() => undefined);
  }, [over, documentId, queries]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: told once for each run
  useEffect(() => {
    if (made) onVersion();
  }, [made, runId]);
  if (run.isError) return <Problem error={run.error} retry={() => run.refetch()} />;
  if (run.data === undefined) return <Loading />;
  if (run.data.status === 'open') return <RunProgress key={runId} documentId={documentId} runId={runId} />;
  return (
    <section className="card run-result" aria-labelledby="run-title">
      {made ? (
        <Made documentId={documentId} runId={runId} next={next} />
      ) : (
        <NotMade documentId={documentId} run={run.data} />
      )}
      <div className="row">
        <Link to="/audit/$runId" params={{ runId }}>
          {text.run.record}
        </Link>
        <Button kind="quiet" onClick={onDismiss}>
          {text.run.dismiss}
        </Button>
      </div>
    </section>
  );
}

function Made({
  documentId,
  runId,
  next,
}: {
  readonly documentId: string;
  readonly runId: string;
  readonly next: (version: number) => ReactNode;
}) {
  const rewrite = useResult(documentId, runId);
  const asked = useAsked(documentId, runId);
  if (rewrite.isError) return <Problem error={rewrite.error} retry={() => rewrite.refetch()} />;
  const result = rewrite.data?.result;
  if (result === undefined) return <Loading />;
  const { totalProblemsRewritten, globalChanges } = result.rewriteSummary;
  return (
    <>
      <h2 id="run-title">{text.run.done(result.newVersion)}</h2>
      <p>{text.run.rewritten(totalProblemsRewritten)}</p>
      {globalChanges.length === 0 ? null : (
        <>
          <h3>{text.run.global}</h3>
          <ul>
            {globalChanges.map((each) => (
              <li key={each}>{each}</li>
            ))}
          </ul>
        </>
      )}
      {asked.data === undefined ? null : <Unapplied {...asked.data} />}
      <div className="actions">{next(result.newVersion)}</div>
    </>
  );
}

function NotMade({ documentId, run }: { readonly documentId: string; readonly run: RunResource }) {
  const asked = useAsked(documentId, run.runId);
  const { tone, words, code } = runState(run);
  return (
    <>
      <h2 id="run-title">{text.run.failed}</h2>
      <p className="row">
        <Badge tone={tone}>{words}</Badge>
        {code === null ? null : <code className="small soft">{code}</code>}
      </p>
      {run.reason === NOTHING ? <p>{text.run.nothing}</p> : null}
      {asked.data === undefined ? null : <Unapplied {...asked.data} />}
      <p className="soft">{text.run.again}</p>
    </>
  );
}
