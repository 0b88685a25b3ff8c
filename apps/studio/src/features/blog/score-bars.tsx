import type { Finding } from '@palimpsest/contracts';
import { Meter } from '../../ui/meter.tsx';
import { PartFindings } from './part-findings.tsx';
import { CATEGORIES, PILLARS, type Scores } from './parts.ts';
import type { Rule, Thresholds } from './reads.ts';
import { ScorePair } from './score-pair.tsx';
import { text } from './text.ts';
import { partName } from './text-codes.ts';

/** Both scores by their parts. A bar opens what gave and what cost points in its part. */
export function ScoreBars({
  scores: { aeo, aiLikeness },
  findings,
  rules,
  thresholds,
  part,
  onPart,
  onGo,
}: {
  readonly scores: Scores;
  readonly findings: readonly Finding[];
  readonly rules: ReadonlyMap<string, Rule>;
  readonly thresholds: Thresholds | undefined;
  readonly part: string | undefined;
  readonly onPart: (part: string | undefined) => void;
  readonly onGo: (finding: Finding) => void;
}) {
  const bar = (
    name: string,
    value: number,
    max: number,
    threshold: number | undefined,
    good: 'high' | 'low',
  ) => (
    <li key={name}>
      <Meter
        label={partName(name)}
        value={value}
        max={max}
        good={good}
        open={part === name}
        onOpen={() => onPart(part === name ? undefined : name)}
        {...(threshold === undefined ? {} : { threshold })}
      />
      {part === name ? (
        <PartFindings
          findings={findings.filter(({ rule }) => rules.get(rule)?.part === name)}
          rules={rules}
          onGo={onGo}
        />
      ) : null}
    </li>
  );
  return (
    <div className="blog-bars">
      <ScorePair aeo={aeo.total} likeness={aiLikeness.total} thresholds={thresholds} />
      <p className="soft small">{text.findings.barsHelp}</p>
      <h3>{text.aeo}</h3>
      <ul>
        {Object.entries(PILLARS).map(([name, max]) =>
          bar(name, aeo.pillars[name as keyof typeof PILLARS], max, thresholds?.pillars[name], 'high'),
        )}
      </ul>
      <h3>{text.likeness}</h3>
      <ul>
        {CATEGORIES.map((name) => bar(name, aiLikeness.categories[name], 100, thresholds?.category, 'low'))}
      </ul>
    </div>
  );
}
