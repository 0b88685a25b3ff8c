import type { ResearchResource } from '@palimpsest/sdk';
import { Link } from '@tanstack/react-router';

/** Words that name claims and sources by their ids: `k2` leads to the claim, `s1` is told by its title. */
export function Named({ run, children }: { readonly run: ResearchResource; readonly children: string }) {
  return children.split(/\b([ks]\d{1,5})\b/).map((part, at) => {
    const key = `${at}-${part}`;
    if (at % 2 === 0) return part;
    const source = run.sources.find(({ id }) => id === part);
    if (source !== undefined) return <q key={key}>{source.title}</q>;
    const claim = run.claims.find(({ id }) => id === part);
    if (claim === undefined) return part;
    return (
      <Link
        key={key}
        to="/research/$runId"
        params={{ runId: run.runId }}
        search={{ tab: 'claims', claim: part }}
        title={claim.text}
      >
        {part}
      </Link>
    );
  });
}
