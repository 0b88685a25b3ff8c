import type { ComplaintAudit } from '@palimpsest/sdk';
import { Badge } from '../../ui/badge.tsx';
import { text } from './text.ts';
import { checks, wordFor } from './text-codes.ts';

type Verdict = ComplaintAudit['verdicts'][number];
const words = text.operator;

/** After the ten steps: how often the writer was asked, and what the checks said of the answer. */
export function Afterwards({ audit: { attempts, verdicts, detail } }: { readonly audit: ComplaintAudit }) {
  const failed = verdicts.filter(({ passed }) => !passed);
  return (
    <section className="card" aria-labelledby="message-after">
      <h2 id="message-after">{words.after}</h2>
      <p>{attempts === 0 ? words.notAsked : words.attempts(attempts)}</p>
      {detail === null ? null : (
        <p className="message-detail">
          {words.problem}: {detail}
        </p>
      )}
      {verdicts.length === 0 ? (
        <p className="soft">{words.notChecked}</p>
      ) : (
        <>
          <p>{words.checksPassed(verdicts.length - failed.length, verdicts.length)}</p>
          {failed.length === 0 ? null : <Verdicts verdicts={failed} />}
          <details>
            <summary>{words.checksAll}</summary>
            <Verdicts verdicts={verdicts} />
          </details>
        </>
      )}
    </section>
  );
}

function Verdicts({ verdicts }: { readonly verdicts: readonly Verdict[] }) {
  return (
    <ul className="message-verdicts">
      {verdicts.map(({ rule, severity, passed }) => (
        <li key={rule}>
          <Badge tone={passed ? 'good' : severity === 'hard' ? 'bad' : 'warn'}>
            {passed ? words.passed : severity === 'hard' ? words.failedHard : words.failedSoft}
          </Badge>
          <span>
            {wordFor(checks, rule)} <code className="code">{rule}</code>
          </span>
        </li>
      ))}
    </ul>
  );
}
