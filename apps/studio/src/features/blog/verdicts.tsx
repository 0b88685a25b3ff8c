import type { Verdict } from '@palimpsest/contracts';
import { Badge } from '../../ui/badge.tsx';
import { text } from './text.ts';

/** What each check said of a rewrite; what does not hold comes first. */
export function Verdicts({ verdicts }: { readonly verdicts: readonly Verdict[] }) {
  const passed = verdicts.filter((each) => each.passed).length;
  const sorted = [...verdicts].sort((a, b) => Number(a.passed) - Number(b.passed));
  return (
    <details open={passed < verdicts.length || undefined}>
      <summary>{text.rounds.checks(passed, verdicts.length)}</summary>
      <ul className="blog-verdicts">
        {sorted.map(({ rule, severity, passed: holds, message }) => (
          <li key={`${rule} ${message}`}>
            <Badge tone={holds ? 'good' : severity === 'hard' ? 'bad' : 'warn'}>
              {holds ? text.rounds.passed : text.rounds.failed}
            </Badge>{' '}
            {message}{' '}
            <span className="soft small">
              {severity === 'hard' ? text.rounds.hard : text.rounds.soft} · <code>{rule}</code>
            </span>
          </li>
        ))}
      </ul>
    </details>
  );
}
