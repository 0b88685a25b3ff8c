import { PreconditionFailedError } from '@palimpsest/sdk';
import { useMemo, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { ComparedText } from '../../ui/diff/diff-view.tsx';
import { useComparison } from '../../ui/diff/use-comparison.ts';
import { Problem } from '../../ui/problem.tsx';
import { ChangeChoice } from './change-choice.tsx';
import { changesOf, compose } from './decisions.ts';
import { rationaleOf } from './rationale.ts';
import {
  type Blog,
  useLiveScore,
  useProposals,
  useScoringRules,
  useThresholds,
  type Version,
} from './reads.ts';
import { ScorePair } from './score-pair.tsx';
import { text } from './text.ts';
import { useAddVersion } from './use-add-version.ts';
import { useSettled } from './use-settled.ts';

const NONE: readonly never[] = [];

/** Take or leave each change; the choice becomes a new version by the author. */
export function Decide({
  blog,
  busy,
  from,
  to,
  onNewer,
}: {
  readonly blog: Blog;
  readonly busy: boolean;
  readonly from: Version;
  readonly to: Version;
  readonly onNewer: () => void;
}) {
  const passages = useComparison(from.content, to.content);
  const [leftOut, setLeftOut] = useState<ReadonlySet<number>>(new Set());
  const proposals = useProposals(to.origin === 'rewrite' ? to.runId : undefined).data;
  const rules = useScoringRules();
  const add = useAddVersion(blog, blog.etag);
  const changes = useMemo(() => changesOf(passages ?? NONE), [passages]);
  const content = useMemo(() => compose(passages ?? NONE, leftOut), [passages, leftOut]);
  const score = useLiveScore(useSettled(content), blog.settings?.ruleSet);
  const thresholds = useThresholds(blog.settings?.ruleSet);
  const choose = (at: number, taken: boolean) => {
    const next = new Set(leftOut);
    if (taken) next.delete(at);
    else next.add(at);
    setLeftOut(next);
  };
  return (
    <>
      <p className="soft">{text.compare.decideHelp}</p>
      <ComparedText
        passages={passages}
        extra={(passage, at) => (
          <ChangeChoice
            number={changes.indexOf(at) + 1}
            taken={!leftOut.has(at)}
            onChoose={(taken) => choose(at, taken)}
            rationale={rationaleOf(passage, proposals)}
            rules={rules}
          />
        )}
      />
      {changes.length === 0 ? null : (
        <section className="card blog-decision" aria-label={text.compare.decide}>
          <div className="row">
            <strong role="status">{text.compare.summary(changes.length - leftOut.size, leftOut.size)}</strong>
            <Button onClick={() => setLeftOut(new Set())} disabled={leftOut.size === 0}>
              {text.compare.takeAll}
            </Button>
            <Button onClick={() => setLeftOut(new Set(changes))} disabled={leftOut.size === changes.length}>
              {text.compare.leaveAll}
            </Button>
          </div>
          <p className="soft">{content.trim() === '' ? text.compare.empty : text.compare.keepHelp}</p>
          {score.data === undefined ? null : (
            <ScorePair
              aeo={score.data.aeo.total}
              likeness={score.data.aiLikeness.total}
              thresholds={thresholds}
            />
          )}
          {add.error instanceof PreconditionFailedError ? (
            <p className="row" role="alert">
              {text.compare.newer} <Button onClick={onNewer}>{text.compare.look}</Button>
            </p>
          ) : add.isError ? (
            <Problem error={add.error} />
          ) : null}
          <div className="row">
            <Button
              kind="primary"
              busy={add.isPending}
              disabled={busy || content.trim() === ''}
              onClick={() => add.mutate(content)}
            >
              {leftOut.size === 0 ? text.compare.accept : text.compare.keep}
            </Button>
            {busy ? <span className="soft">{text.compare.busy}</span> : null}
          </div>
        </section>
      )}
    </>
  );
}
