import { useState } from 'react';
import { Loading } from '../../ui/loading.tsx';
import { Problem } from '../../ui/problem.tsx';
import { type Blog, useRunResult } from './reads.ts';
import { Round } from './round.tsx';
import { Standing } from './standing.tsx';
import { text } from './text.ts';

/** What happened, run by run, the newest first; only what is opened is read. */
export function Rounds({ blog }: { readonly blog: Blog }) {
  return (
    <>
      {[...blog.runs].reverse().map(({ runId }, at) => (
        <RunRounds key={runId} blog={blog} runId={runId} first={at === 0} />
      ))}
    </>
  );
}

function RunRounds({
  blog,
  runId,
  first,
}: {
  readonly blog: Blog;
  readonly runId: string;
  readonly first: boolean;
}) {
  const [open, setOpen] = useState(first);
  const author = blog.versions.find((version) => version.runId === runId);
  return (
    <details className="blog-run" open={open} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        <h2>{text.rounds.run(author === undefined ? '…' : `v${author.versionNumber}`)}</h2>
      </summary>
      {open ? <RunBody blog={blog} runId={runId} newest={first} /> : null}
    </details>
  );
}

function RunBody({
  blog,
  runId,
  newest,
}: {
  readonly blog: Blog;
  readonly runId: string;
  /** Its end stands above all parts of the view already. */
  readonly newest: boolean;
}) {
  const result = useRunResult(runId);
  const own = new Set(blog.versions.filter((each) => each.runId === runId).map(({ versionId }) => versionId));
  const cycles = blog.cycles.filter(({ parentVersionId }) => own.has(parentVersionId));
  if (result.isPending) return <Loading />;
  if (result.isError) return <Problem error={result.error} retry={() => result.refetch()} />;
  return (
    <>
      {cycles.length === 0 ? <p className="soft">{text.rounds.none}</p> : null}
      <ol className="blog-rounds">
        {cycles.map((cycle) => (
          <li key={cycle.cycleId}>
            <Round
              cycle={cycle}
              detail={result.data.cycles.find(({ cycleId }) => cycleId === cycle.cycleId)}
              numberOf={(id) => blog.versions.find(({ versionId }) => versionId === id)?.versionNumber}
            />
          </li>
        ))}
      </ol>
      {newest ? null : (
        <>
          <h3>{text.rounds.end}</h3>
          <Standing result={result.data} />
        </>
      )}
    </>
  );
}
