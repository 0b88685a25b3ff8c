import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Loading } from '../../ui/loading.tsx';
import { Problem } from '../../ui/problem.tsx';
import { useChoices } from '../../ui/use-choices.ts';
import { Behind } from './behind.tsx';
import { CompareChoices } from './compare-choices.tsx';
import { ComparedProblem } from './compared-problem.tsx';
import { Decide } from './decide.tsx';
import { type AssignmentDocument, useDiff, useRewrites } from './reads.ts';
import { sourcesOf } from './sources.ts';
import { text } from './text.ts';

/** Problems shown at once; more on request. */
const PAGE = 50;

/** Each problem before and after, why and from what it changed, and the decision about it. */
export function CompareTab({ document }: { readonly document: AssignmentDocument }) {
  const { chosen } = useChoices();
  const { versions } = document;
  const newest = versions.at(-1)?.version ?? 1;
  const known = (given: string | undefined, otherwise: number) =>
    versions.find(({ version }) => String(version) === given)?.version ?? otherwise;
  const to = known(chosen.to, newest);
  const from = known(chosen.from, Math.max(versions[0]?.version ?? 1, to - 1));
  if (versions.length < 2) return <p className="soft">{text.compare.one}</p>;
  return (
    <>
      <CompareChoices versions={versions} from={from} to={to} />
      <Compared key={`${from} ${to}`} document={document} from={from} to={to} />
    </>
  );
}

function Compared({
  document,
  from,
  to,
}: {
  readonly document: AssignmentDocument;
  readonly from: number;
  readonly to: number;
}) {
  const { documentId, versions } = document;
  const { chosen, choose } = useChoices();
  const [most, setMost] = useState(PAGE);
  const diff = useDiff(documentId, from, to);
  const { rewrites, leftOut } = useRewrites(documentId, versions, from, to);
  if (diff.isError) return <Problem error={diff.error} retry={() => diff.refetch()} />;
  if (diff.data === undefined) return <Loading />;
  const changed = diff.data.problems.filter(({ change }) => change !== 'same');
  const shown = chosen.show === 'all' ? diff.data.problems : changed;
  const mayDecide = to === versions.at(-1)?.version && from < to;
  const undoable = changed.filter(({ change }) => change === 'rewritten' || change === 'removed');
  const ids = new Set(undoable.map(({ problemId }) => problemId));
  const back = new Set((chosen.back ?? '').split(',').filter((id) => ids.has(id)));
  const putBack = (problemId: string, wanted: boolean) => {
    const next = wanted ? [...back, problemId] : [...back].filter((id) => id !== problemId);
    choose({ back: next.length === 0 ? undefined : next.join(',') });
  };
  return (
    <>
      {changed.length === 0 ? <p role="status">{text.compare.same}</p> : null}
      {shown.slice(0, most).map((problem) => (
        <ComparedProblem
          key={problem.problemId}
          problem={problem}
          sources={sourcesOf(problem.problemId, rewrites)}
          beside={chosen.words === 'beside'}
          decision={
            mayDecide && ids.has(problem.problemId)
              ? {
                  back: back.has(problem.problemId),
                  onChange: (wanted) => putBack(problem.problemId, wanted),
                }
              : null
          }
        />
      ))}
      {shown.length <= most ? null : (
        <Button onClick={() => setMost(most + PAGE)}>
          {text.work.more(Math.min(PAGE, shown.length - most))}
        </Button>
      )}
      {mayDecide || changed.length === 0 ? null : <p className="soft">{text.compare.old}</p>}
      {mayDecide && undoable.length > 0 ? (
        <Decide document={document} from={from} back={[...back]} all={[...ids]} />
      ) : null}
      {leftOut ? <p className="soft">{text.compare.tooMany}</p> : null}
      <Behind rewrites={rewrites} />
    </>
  );
}
