import type { CriticOutput } from '@palimpsest/contracts';
import type { ResearchResource } from '@palimpsest/sdk';
import { Badge } from '../../ui/badge.tsx';
import { ClaimWords, SourceTitles } from './claim-words.tsx';
import { Named } from './named.tsx';
import { text } from './text.ts';
import { codes } from './text-codes.ts';

const { doubts } = text;

/** What the critic holds against the findings (the red team), and the defects of the quality audit. */
export function Challenges({
  run,
  critic: { red_team_challenges, qa_issues },
}: {
  readonly run: ResearchResource;
  readonly critic: CriticOutput;
}) {
  return (
    <section className="card" aria-labelledby="research-critic-title">
      <h2 id="research-critic-title">{doubts.challenges}</h2>
      <p className="soft">
        {red_team_challenges.length + qa_issues.length === 0 ? doubts.noChallenges : doubts.challengesLead}
      </p>
      <ul className="research-plain">
        {red_team_challenges.map(
          ({ finding_challenged, counter_evidence, source, severity, recommendation }) => (
            <li key={`${finding_challenged}-${counter_evidence}`}>
              <Badge tone={codes.severity[severity]?.[0] ?? 'neutral'}>{codes.severity[severity]?.[1]}</Badge>{' '}
              {doubts.against}: <ClaimWords run={run} id={finding_challenged} />
              <p>
                <Named run={run}>{counter_evidence}</Named>{' '}
                {source === '' ? null : <SourceTitles run={run} ids={[source]} />}
              </p>
              <p className="soft">{recommendation}</p>
            </li>
          ),
        )}
      </ul>
      {qa_issues.length === 0 ? null : (
        <>
          <h3>{doubts.audit}</h3>
          <ul className="research-plain">
            {qa_issues.map(({ category, location, description, fix_suggestion }) => (
              <li key={`${category}-${location}-${description}`}>
                <strong>{codes.qa[category] ?? category}</strong> <code className="soft">{category}</code>{' '}
                <span className="soft">{location}</span>
                <p>{description}</p>
                <p className="soft">
                  {doubts.fix}: {fix_suggestion}
                </p>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
