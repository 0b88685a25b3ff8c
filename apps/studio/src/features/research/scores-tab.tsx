import type { EvaluatorOutput } from '@palimpsest/contracts';
import type { ResearchResource } from '@palimpsest/sdk';
import { useMemo } from 'react';
import { Chart, type Line } from '../../ui/chart.tsx';
import { useRunFile } from './reads.ts';
import { RoundIssues } from './round-issues.tsx';
import { ScoreTable } from './score-table.tsx';
import { text } from './text.ts';

const { scores } = text;

/** How each draft was scored, round by round, and what was learned in between. */
export function ScoresTab({
  run,
  live,
}: {
  readonly run: ResearchResource;
  /** The scores of a run that is under way. */
  readonly live: readonly EvaluatorOutput[];
}) {
  const { data } = useRunFile(run.runId, run.files.includes('run.json'));
  const rounds = data?.evaluations ?? live;
  const steps = useMemo(() => rounds.map((_, at) => scores.round(at + 1)), [rounds]);
  const lines = useMemo<readonly Line[]>(
    () => [
      {
        name: scores.overall,
        colour: 'first',
        values: rounds.map(({ overall_score }) => overall_score),
        ...(rounds[0] === undefined ? {} : { threshold: rounds[0].pass_threshold }),
      },
      {
        name: scores.least,
        colour: 'third',
        values: rounds.map(({ dimension_scores }) => Math.min(...Object.values(dimension_scores))),
      },
    ],
    [rounds],
  );
  if (rounds.length === 0) return <p className="soft">{scores.none}</p>;
  return (
    <>
      <section className="card" aria-labelledby="research-scores-title">
        <h2 id="research-scores-title">{scores.title}</h2>
        <p className="soft">{scores.lead}</p>
        <Chart label={scores.title} steps={steps} lines={lines} max={10} />
        <ScoreTable rounds={rounds} />
      </section>
      <RoundIssues rounds={rounds} reflections={data?.reflections ?? []} />
    </>
  );
}
