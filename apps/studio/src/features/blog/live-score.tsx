import { memo } from 'react';
import { Badge } from '../../ui/badge.tsx';
import { Problem } from '../../ui/problem.tsx';
import { AdviceList } from './advice-list.tsx';
import { rounded } from './parts.ts';
import { useLiveScore, useThresholds } from './reads.ts';
import { ScorePair } from './score-pair.tsx';
import { text } from './text.ts';
import { codes } from './text-codes.ts';
import { useSettled } from './use-settled.ts';

/** The score of what is being written, after each pause. Nothing of it is kept. */
export const LiveScore = memo(function LiveScore({
  content,
  ruleSet,
}: {
  readonly content: string;
  readonly ruleSet?: string;
}) {
  const settled = useSettled(content);
  const score = useLiveScore(settled, ruleSet);
  const thresholds = useThresholds(ruleSet);
  const empty = content.trim() === '';
  const busy = !empty && (score.isFetching || settled !== content);
  return (
    <section className="card blog-live" aria-labelledby="blog-live-title" aria-busy={busy}>
      <h2 id="blog-live-title">
        {text.live.title} {busy ? <Badge tone="busy">{text.live.scoring}</Badge> : null}
      </h2>
      {empty ? <p className="soft">{text.live.waiting}</p> : null}
      {!empty && score.isError ? <Problem error={score.error} retry={() => score.refetch()} /> : null}
      {empty || score.data === undefined ? null : (
        <>
          <ScorePair
            aeo={score.data.aeo.total}
            likeness={score.data.aiLikeness.total}
            thresholds={thresholds}
          />
          <p className="soft small">
            {text.aeoDetail} {text.likenessDetail}
          </p>
          {score.data.triggers.length === 0 ? (
            <p>
              <Badge tone="good">✓</Badge> {text.live.fine}
            </p>
          ) : (
            <>
              <h3>{text.live.asks}</h3>
              <ul className="plain-list">
                {score.data.triggers.map(({ trigger_id, trigger_data, trigger_reason }) => (
                  <li key={trigger_reason}>
                    {codes.triggers[trigger_id]?.(trigger_data) ?? trigger_reason}{' '}
                    <code className="soft">{trigger_id}</code>
                  </li>
                ))}
              </ul>
            </>
          )}
          <Advice score={score.data} threshold={thresholds?.aeo} />
        </>
      )}
    </section>
  );
});

function Advice({
  score: { attainableMaximum, authorAdvice },
  threshold,
}: {
  readonly score: NonNullable<ReturnType<typeof useLiveScore>['data']>;
  readonly threshold: number | undefined;
}) {
  if (authorAdvice.length === 0) return null;
  const needed = threshold !== undefined && attainableMaximum < threshold;
  return (
    <details open={needed || undefined}>
      <summary>{text.live.advice}</summary>
      <p className="soft">{text.live.attainable(rounded(attainableMaximum))}</p>
      <AdviceList add={authorAdvice} />
    </details>
  );
}
