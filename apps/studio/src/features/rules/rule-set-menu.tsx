import type { RuleSetResource } from '@palimpsest/sdk';
import { Link } from '@tanstack/react-router';
import { pipelineName } from '../../ui/run-words.ts';
import { text } from './text.ts';

/** The rule sets, by what they are used for. */
export function RuleSetMenu({
  ruleSets,
  open,
}: {
  readonly ruleSets: readonly RuleSetResource[];
  readonly open: string;
}) {
  const pipelines = [...new Set(ruleSets.map(({ pipeline }) => pipeline))];
  return (
    <nav className="rule-menu" aria-label={text.sets}>
      {pipelines.map((pipeline) => (
        <section key={pipeline}>
          <h2>{pipelineName(pipeline)}</h2>
          <ul>
            {ruleSets
              .filter((each) => each.pipeline === pipeline)
              .map(({ ref }) => (
                <li key={ref}>
                  <Link to="/rules" search={{ set: ref }} aria-current={ref === open ? 'true' : undefined}>
                    {ref}
                  </Link>
                </li>
              ))}
          </ul>
        </section>
      ))}
    </nav>
  );
}
