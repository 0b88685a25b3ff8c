import type { ResearchResource } from '@palimpsest/sdk';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { text as uiText } from '../../ui/text.ts';
import { useChoices } from '../../ui/use-choices.ts';
import { ClaimFilters } from './claim-filters.tsx';
import { ClaimRow } from './claim-row.tsx';
import { claimsOf, filtered } from './claims.ts';
import { useClaimsFile } from './reads.ts';
import { text } from './text.ts';

/** So many rows at once; the next ones by the button. */
const STEP = 60;

/** Every claim with its state, its independent sources and the three ways it was checked. */
export function ClaimsTab({ run }: { readonly run: ResearchResource }) {
  const { chosen, choose } = useChoices();
  const { status = '', weight = '', find = '', claim = '' } = chosen;
  const [most, setMost] = useState(STEP);
  const file = useClaimsFile(run.runId, run.files.includes('claims.json'));
  const all = claimsOf(run, file.data?.claims);
  if (all.length === 0)
    return run.status === 'open' ? (
      <p className="soft">{text.claims.notYet}</p>
    ) : (
      <EmptyState title={text.claims.none} detail={text.claims.noneDetail} />
    );
  const fitting = filtered(all, { status, weight, find });
  const opened = fitting.findIndex(({ id }) => id === claim) + 1;
  return (
    <section aria-labelledby="research-claims-title">
      <h2 id="research-claims-title" className="hidden">
        {text.claims.title}
      </h2>
      <p className="soft">{text.claims.lead}</p>
      <ClaimFilters filter={{ status, weight, find }} onChange={choose} />
      <p className="soft" role="status">
        {text.claims.shown(fitting.length, all.length)}
      </p>
      {fitting.length === 0 ? (
        <p>{text.claims.noFit}</p>
      ) : (
        <table className="research-claims">
          <thead>
            <tr>
              <th scope="col">{text.claims.claim}</th>
              <th scope="col">{text.claims.status}</th>
              <th scope="col">{text.claims.independent}</th>
              <th scope="col">{text.claims.paths}</th>
              <th scope="col">{text.claims.confidence}</th>
              <th scope="col">
                <span className="hidden">{text.claims.details}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {fitting.slice(0, Math.max(most, opened)).map((each) => (
              <ClaimRow
                key={each.id}
                run={run}
                claim={each}
                open={claim === each.id}
                onOpen={() => choose({ claim: claim === each.id ? undefined : each.id })}
              />
            ))}
          </tbody>
        </table>
      )}
      {fitting.length > most ? <Button onClick={() => setMost(most + STEP)}>{uiText.more}</Button> : null}
    </section>
  );
}
