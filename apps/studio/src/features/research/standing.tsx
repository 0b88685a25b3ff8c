import type { ResearchResource } from '@palimpsest/sdk';
import { Link } from '@tanstack/react-router';
import { Badge } from '../../ui/badge.tsx';
import { runState } from '../../ui/run-words.ts';
import { text } from './text.ts';
import { codes } from './text-codes.ts';

export function StandingActions({ run: { runId, status } }: { readonly run: ResearchResource }) {
  return (
    <>
      {status === 'open' ? null : (
        <Link to="/research/$runId" params={{ runId }} search={{ tab: 'further' }} className="button">
          {text.page.tabs.further}
        </Link>
      )}
      <Link to="/audit/$runId" params={{ runId }} className="button">
        {text.page.record}
      </Link>
    </>
  );
}

/** How a run stands, in a line and a few numbers. */
export function Standing({ run }: { readonly run: ResearchResource }) {
  const { status, reason, outcome, fork, continues } = run;
  const { tone, words, code } = runState({
    pipeline: 'research/v1',
    status,
    outcome: status === 'open' ? null : outcome === null ? 'failed' : 'completed',
    reason,
  });
  const { page } = text;
  return (
    <section className="card research-standing" aria-label={page.facts}>
      <p className="row research-line">
        <Badge tone={tone}>{words}</Badge>
        {code === null ? null : <code className="soft">{code}</code>}
        {fork === null ? null : (
          <span>
            {page.forkOf} {fork.from} ({codes.phases[fork.from - 1]?.[0]}){' '}
            <Link to="/research/$runId" params={{ runId: fork.of }}>
              {page.forkLink}
            </Link>
          </span>
        )}
        {continues === null ? null : (
          <span>
            {page.continues}{' '}
            <Link to="/research/$runId" params={{ runId: continues }}>
              {page.continuesLink}
            </Link>
          </span>
        )}
      </p>
      {status === 'open' ? <p className="soft research-line">{text.live.detail}</p> : null}
      {status === 'finished' && outcome === null ? <p>{page.failed}</p> : null}
      {outcome === null ? null : (
        <dl className="research-facts">
          {(
            [
              [page.confidence, page.ofTen(outcome.confidence)],
              [page.coverage, page.percent(outcome.coverage)],
              ...(outcome.overallScore === null ? [] : [[page.score, page.ofTen(outcome.overallScore)]]),
              [page.sources, String(outcome.sources)],
              [page.claims, String(outcome.claims)],
              [page.citations, String(outcome.citations)],
            ] as [string, string][]
          ).map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  );
}
