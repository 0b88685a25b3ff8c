import type { ResearchResource } from '@palimpsest/sdk';
import { Link } from '@tanstack/react-router';

/** A claim named by its id, in its own words, leading to its row. Other words stay as they are. */
export function ClaimWords({ run, id }: { readonly run: ResearchResource; readonly id: string }) {
  const claim = run.claims.find((each) => each.id === id);
  if (claim === undefined) return <>{id}</>;
  return (
    <Link to="/research/$runId" params={{ runId: run.runId }} search={{ tab: 'claims', claim: id }}>
      {claim.text}
    </Link>
  );
}

/** Sources by their titles. */
export function SourceTitles({
  run,
  ids,
}: {
  readonly run: ResearchResource;
  readonly ids: readonly string[];
}) {
  const named = ids.map((id) => {
    const source = run.sources.find((each) => each.id === id);
    return source === undefined ? id : `${source.title}${source.date === null ? '' : `, ${source.date}`}`;
  });
  return <span className="soft small">{named.join(' · ')}</span>;
}
