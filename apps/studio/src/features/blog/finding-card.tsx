import type { Finding } from '@palimpsest/contracts';
import { byWeight, pointsInWords } from './finding-words.ts';
import type { Rule } from './reads.ts';
import { text } from './text.ts';

/** More at one place are counted, not listed: the bars list them all. */
const MOST = 3;

/** What was found at one place: the rule, why it matters, what that is based on, and the points. */
export function FindingCard({
  findings,
  rules,
}: {
  readonly findings: readonly Finding[];
  readonly rules: ReadonlyMap<string, Rule>;
}) {
  const shown = [...findings].sort(byWeight).slice(0, MOST);
  return (
    <>
      {shown.map(({ rule, ruleSet, found, expected, points }) => {
        const known = rules.get(rule);
        return (
          <dl key={`${rule} ${found} ${points}`} className="finding">
            <dt>{known?.summary ?? rule}</dt>
            <dd>
              {points === undefined ? null : <strong>{pointsInWords(ruleSet, points)}</strong>}{' '}
              <code className="soft">{rule}</code>
            </dd>
            <dd>
              {text.findings.found}: {found}. {text.findings.expected}: {expected}.
            </dd>
            {known === undefined ? null : (
              <dd className="soft">
                {known.why}
                {known.evidence === null ? '' : ` ${text.findings.evidence}: ${known.evidence}`}
              </dd>
            )}
          </dl>
        );
      })}
      {findings.length > MOST ? <p className="soft">{text.findings.more(findings.length - MOST)}</p> : null}
    </>
  );
}
