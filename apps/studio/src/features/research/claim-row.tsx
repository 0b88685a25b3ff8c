import type { ResearchResource } from '@palimpsest/sdk';
import { useEffect, useRef } from 'react';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { ClaimDetail } from './claim-detail.tsx';
import type { Claim } from './claims.ts';
import { PathMarks } from './path-marks.tsx';
import { text } from './text.ts';
import { codes } from './text-codes.ts';

const { claims } = text;

export function ClaimRow({
  run,
  claim,
  open,
  onOpen,
}: {
  readonly run: ResearchResource;
  readonly claim: Claim;
  readonly open: boolean;
  readonly onOpen: () => void;
}) {
  const { id, text: words, status, class: weight, confidence, supersededBy, full } = claim;
  const [tone, state] = codes.status[status] ?? (['neutral', status] as const);
  const row = useRef<HTMLTableRowElement>(null);
  // Whoever comes by a link to this claim sees it at once.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only where it is open from the start
  useEffect(() => {
    if (open) row.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  const finished = run.status === 'finished';
  const checked = full?.verification.self_consistency;
  const unknown = <span className="soft small">{finished ? '–' : claims.notKnown}</span>;
  return (
    <>
      <tr ref={row} className={open ? 'open' : undefined}>
        <td data-label={claims.claim}>
          {words}
          <span className="soft small research-under">
            <code>{id}</code> {codes.weight[weight]}
            {supersededBy === null ? '' : ` · ${claims.superseded(supersededBy)}`}
          </span>
        </td>
        <td data-label={claims.status}>
          <Badge tone={tone}>{state}</Badge>
        </td>
        <td data-label={claims.independent}>{full === null ? unknown : full.independent_groups.length}</td>
        <td data-label={claims.paths}>
          {checked === undefined ? (
            unknown
          ) : checked.paths_checked === 0 ? (
            <span className="soft small">{claims.notChecked}</span>
          ) : (
            <PathMarks results={checked.path_results} />
          )}
        </td>
        <td data-label={claims.confidence} className="research-number">
          {Math.round(confidence * 10) / 10} <small className="soft">/ 10</small>
        </td>
        <td>
          {full === null ? null : (
            <Button aria-expanded={open} aria-label={claims.open(id)} onClick={onOpen}>
              {claims.details}
            </Button>
          )}
        </td>
      </tr>
      {open && full !== null ? (
        <tr className="research-claim-detail">
          <td colSpan={6}>
            <ClaimDetail run={run} claim={full} />
          </td>
        </tr>
      ) : null}
    </>
  );
}
