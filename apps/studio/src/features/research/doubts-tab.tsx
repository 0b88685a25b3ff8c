import type { ResearchResource } from '@palimpsest/sdk';
import { Loading } from '../../ui/loading.tsx';
import { Problem } from '../../ui/problem.tsx';
import { Challenges } from './challenges.tsx';
import { Disagreements } from './disagreements.tsx';
import { Named } from './named.tsx';
import { useClaimsFile, useRunFile } from './reads.ts';
import { Refusals } from './refusals.tsx';
import { text } from './text.ts';
import { codes } from './text-codes.ts';

const { doubts } = text;

/** Everything that makes the answer less than certain. */
export function DoubtsTab({ run }: { readonly run: ResearchResource }) {
  const has = run.files.includes('run.json');
  const record = useRunFile(run.runId, has);
  const claims = useClaimsFile(run.runId, has);
  const error = record.error ?? claims.error;
  if (!has)
    return (
      <>
        <p className="soft">{doubts.none}</p>
        <Refusals run={run} />
      </>
    );
  if (error !== null) return <Problem error={error} />;
  if (record.data === undefined || claims.data === undefined) return <Loading />;
  const { red_team, limitations, citations } = record.data;
  return (
    <>
      <section className="card" aria-labelledby="research-limits-title">
        <h2 id="research-limits-title">{doubts.limitations}</h2>
        {limitations.length === 0 ? (
          <p className="soft">{doubts.noLimitations}</p>
        ) : (
          <ul>
            {limitations.map((each) => (
              <li key={each}>
                <Named run={run}>{each}</Named>
              </li>
            ))}
          </ul>
        )}
      </section>
      <Disagreements
        run={run}
        contradictions={claims.data.contradictions}
        superseded={claims.data.superseded}
      />
      <Challenges critic={red_team} run={run} />
      <section className="card" aria-labelledby="research-citations-title">
        <h2 id="research-citations-title">{doubts.citations}</h2>
        <p>{doubts.valid(citations.citations_valid, citations.citations_checked)}</p>
        <ul>
          {citations.issues.map(({ citation_id, issue_type, correction }) => (
            <li key={`${citation_id}-${issue_type}`}>
              <code>{citation_id}</code> {codes.citation[issue_type]} {correction}
            </li>
          ))}
        </ul>
      </section>
      <Refusals run={run} />
    </>
  );
}
