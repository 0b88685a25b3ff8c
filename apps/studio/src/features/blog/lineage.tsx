import { useMemo } from 'react';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Chart, type Line } from '../../ui/chart.tsx';
import { Moment } from '../../ui/moment.tsx';
import { useChoices } from '../../ui/use-choices.ts';
import { rounded } from './parts.ts';
import { type Blog, type Cycle, useThresholds, type Version } from './reads.ts';
import { text } from './text.ts';
import { codes } from './text-codes.ts';
import { TrendBadge } from './trend-badge.tsx';

/** All versions from the first to the newest, with their scores over time. */
export function Lineage({ blog, result }: { readonly blog: Blog; readonly result: Version | undefined }) {
  const { versions, cycles, settings } = blog;
  const thresholds = useThresholds(settings?.ruleSet);
  const steps = useMemo(() => versions.map(({ versionNumber }) => `v${versionNumber}`), [versions]);
  const lines = useMemo<Line[]>(
    () => [
      {
        name: text.aeo,
        colour: 'first',
        values: versions.map(({ evaluation }) => evaluation?.aeo.total ?? null),
        ...(thresholds === undefined ? {} : { threshold: thresholds.aeo }),
      },
      {
        name: text.likeness,
        colour: 'second',
        values: versions.map(({ evaluation }) => evaluation?.aiLikeness.total ?? null),
        ...(thresholds === undefined ? {} : { threshold: thresholds.likeness }),
      },
    ],
    [versions, thresholds],
  );
  return (
    <>
      <Chart label={text.lineage.chart} steps={steps} lines={lines} max={100} />
      <p className="soft small">
        {text.aeoDetail} {text.likenessDetail}
      </p>
      <ol className="blog-lineage">
        {[...versions].reverse().map((version) => (
          <VersionRow
            key={version.versionId}
            version={version}
            parent={versions.find(({ versionId }) => versionId === version.parentVersionId)}
            cycle={cycles.find(({ childVersionId }) => childVersionId === version.versionId)}
            counts={version.versionId === result?.versionId}
          />
        ))}
      </ol>
    </>
  );
}

function VersionRow({
  version: { versionNumber, origin, createdAt, evaluation },
  parent,
  cycle,
  counts,
}: {
  readonly version: Version;
  readonly parent: Version | undefined;
  readonly cycle: Cycle | undefined;
  readonly counts: boolean;
}) {
  const { choose } = useChoices();
  const number = String(versionNumber);
  const from =
    origin === 'rewrite' && parent !== undefined
      ? text.lineage.ofRound(`v${parent.versionNumber}`)
      : codes.origins[origin];
  return (
    <li className="card">
      <strong className="blog-version">v{number}</strong>
      <div>
        <div className="row">
          <span>{from}</span>
          <span className="soft small">
            <Moment at={createdAt} />
          </span>
          {counts ? <Badge tone="good">{text.lineage.counts}</Badge> : null}
          {cycle === undefined ? null : <TrendBadge trend={cycle.trendOutcome} />}
        </div>
        {evaluation === null ? (
          <p className="soft">{text.list.unscored}</p>
        ) : (
          <p className="row small">
            <span>
              {text.aeoShort} <strong>{rounded(evaluation.aeo.total)}</strong>
            </span>
            <span>
              {text.likenessShort} <strong>{rounded(evaluation.aiLikeness.total)}</strong>
            </span>
            {evaluation.source === 'external' ? <span className="soft">{text.lineage.external}</span> : null}
          </p>
        )}
      </div>
      <div className="actions">
        <Button
          aria-label={`${text.lineage.show}, v${number}`}
          onClick={() => choose({ tab: 'text', version: number })}
        >
          {text.lineage.show}
        </Button>
        {parent === undefined ? null : (
          <Button
            aria-label={`${text.lineage.compare}, v${number}`}
            onClick={() => choose({ tab: 'compare', from: String(parent.versionNumber), to: number })}
          >
            {text.lineage.compare}
          </Button>
        )}
      </div>
    </li>
  );
}
