import type { Finding } from '@palimpsest/contracts';
import { Button } from '../../ui/button.tsx';
import { byWeight, pointsInWords } from './finding-words.ts';
import { speaksAgainst } from './parts.ts';
import type { Rule } from './reads.ts';
import { text } from './text.ts';

/** What the rules of one part found: rule by rule, what cost most first. */
export function PartFindings({
  findings,
  rules,
  onGo,
}: {
  readonly findings: readonly Finding[];
  readonly rules: ReadonlyMap<string, Rule>;
  readonly onGo: (finding: Finding) => void;
}) {
  const groups = grouped(findings);
  if (groups.length === 0) return <p className="part-findings soft">{text.findings.none}</p>;
  return (
    <ul className="part-findings">
      {groups.map(({ key, first, points, places, against }) => {
        const rule = rules.get(first.rule);
        return (
          <li key={key} className={against ? 'against' : 'for'}>
            <strong>{rule?.summary ?? first.rule}</strong>
            <div className="row small">
              <span>{pointsInWords(first.ruleSet, points)}</span>
              <span className="soft">{text.findings.places(places)}</span>
              <code className="soft">{first.rule}</code>
            </div>
            <p className="small">
              {text.findings.found}: {first.found}. {text.findings.expected}: {first.expected}.
            </p>
            {rule === undefined ? null : (
              <details className="small">
                <summary>{text.findings.why}</summary>
                <p>{rule.why}</p>
                {rule.evidence === null ? null : (
                  <p className="soft">
                    {text.findings.evidence}: {rule.evidence}
                  </p>
                )}
              </details>
            )}
            {first.span === null ? null : (
              <Button kind="quiet" className="small" onClick={() => onGo(first)}>
                {text.findings.go}
              </Button>
            )}
          </li>
        );
      })}
    </ul>
  );
}

interface Group {
  readonly key: string;
  readonly first: Finding;
  readonly points: number;
  readonly places: number;
  readonly against: boolean;
}

/** One rule may both give and cost points: these are two groups. */
function grouped(findings: readonly Finding[]): Group[] {
  const groups = new Map<string, Finding[]>();
  for (const finding of findings) {
    const key = `${finding.rule} ${speaksAgainst(finding) ? 'against' : 'for'}`;
    groups.set(key, [...(groups.get(key) ?? []), finding]);
  }
  return [...groups]
    .flatMap(([key, all]): Group[] => {
      const first = [...all].sort(byWeight)[0];
      if (first === undefined) return [];
      const points = all.reduce((sum, each) => sum + (each.points ?? 0), 0);
      return [{ key, first: all[0] ?? first, points, places: all.length, against: speaksAgainst(first) }];
    })
    .sort((a, b) => Number(b.against) - Number(a.against) || Math.abs(b.points) - Math.abs(a.points));
}
