import type { EvaluatorOutput, Reflection } from '@palimpsest/contracts';
import { Badge } from '../../ui/badge.tsx';
import { text } from './text.ts';
import { codes } from './text-codes.ts';

const { scores } = text;

/** What cost points in each round, and what was worked out to mend it. */
export function RoundIssues({
  rounds,
  reflections,
}: {
  readonly rounds: readonly EvaluatorOutput[];
  readonly reflections: readonly Reflection[];
}) {
  return (
    <section className="card" aria-labelledby="research-issues-title">
      <h2 id="research-issues-title">{scores.issues}</h2>
      {rounds.map(({ issues }, at) => (
        <div key={scores.round(at + 1)}>
          <h3>{scores.round(at + 1)}</h3>
          {issues.length === 0 ? <p className="soft">{scores.noIssues}</p> : null}
          <ul className="research-plain">
            {issues.map(({ dimension, description, severity, location }) => (
              <li key={`${dimension}-${location}-${description}`}>
                <Badge tone={codes.severity[severity]?.[0] ?? 'neutral'}>
                  {codes.severity[severity]?.[1]}
                </Badge>{' '}
                {codes.dimensions[dimension]}: {description} <span className="soft small">{location}</span>
              </li>
            ))}
          </ul>
        </div>
      ))}
      {reflections.length === 0 ? null : (
        <>
          <h2>{scores.reflection}</h2>
          {reflections.map((each) => (
            <details key={`${each.issue}-${each.what_went_wrong}`}>
              <summary>{each.issue}</summary>
              <dl>
                <dt>{scores.wrong}</dt>
                <dd>{each.what_went_wrong}</dd>
                <dt>{scores.why}</dt>
                <dd>{each.why_it_happened}</dd>
                <dt>{scores.fix}</dt>
                <dd>{each.how_to_fix}</dd>
                <dt>{scores.prevent}</dt>
                <dd>{each.how_to_prevent}</dd>
              </dl>
            </details>
          ))}
        </>
      )}
    </section>
  );
}
