import type { Verdict } from '@palimpsest/contracts';
import { Badge } from '../../ui/badge.tsx';
import { text } from './text.ts';

/** What each check said of a rewrite: what does not hold in full view, the rest to open. */
export function Verdicts({ verdicts }: { readonly verdicts: readonly Verdict[] }) {
  const holding = verdicts.filter(({ passed }) => passed);
  const failing = verdicts.filter(({ passed }) => !passed);
  return (
    <>
      <VerdictList verdicts={failing} />
      <details>
        <summary>{text.rounds.checks(holding.length, verdicts.length)}</summary>
        <VerdictList verdicts={holding} />
      </details>
    </>
  );
}

function VerdictList({ verdicts }: { readonly verdicts: readonly Verdict[] }) {
  if (verdicts.length === 0) return null;
  return (
    <ul className="blog-verdicts">
      {verdicts.map(({ rule, severity, passed, message }) => (
        <li key={`${rule} ${message}`}>
          <Badge tone={passed ? 'good' : severity === 'hard' ? 'bad' : 'warn'}>
            {passed ? text.rounds.passed : text.rounds.failed}
          </Badge>{' '}
          {message}{' '}
          <span className="soft small">
            {severity === 'hard' ? text.rounds.hard : text.rounds.soft} · <code>{rule}</code>
          </span>
        </li>
      ))}
    </ul>
  );
}
