import type { ResearchClaim } from '@palimpsest/contracts';
import type { ResearchResource } from '@palimpsest/sdk';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { useChoices } from '../../ui/use-choices.ts';
import { useEvidence } from './reads.ts';
import { text } from './text.ts';
import { codes } from './text-codes.ts';

/** Where a claim is said, who says it independently, and how the three ways to check it came out. */
export function ClaimDetail({
  run,
  claim,
}: {
  readonly run: ResearchResource;
  readonly claim: ResearchClaim;
}) {
  const { choose } = useChoices();
  const cited = useEvidence(run.runId, run.files.includes('evidence.jsonl')).data ?? [];
  const titles = new Map(run.sources.map(({ id, title }) => [id, title]));
  const { independence_check, self_consistency } = claim.verification;
  return (
    <div className="columns research-detail">
      <div>
        <h3>{text.claims.evidence}</h3>
        <ul className="research-plain">
          {claim.evidence.map(({ source_id, passage, quote }) => {
            const citation = cited.find((each) => each.source_id === source_id && each.quote === quote);
            return (
              <li key={`${source_id}-${passage}-${quote}`}>
                <blockquote className="research-passage">{quote}</blockquote>
                <span className="soft small">
                  {titles.get(source_id) ?? source_id} <code>{source_id}</code>
                </span>{' '}
                {citation === undefined ? null : (
                  <Button onClick={() => choose({ cite: citation.citation_id })}>
                    {text.claims.inPassage}
                  </Button>
                )}
              </li>
            );
          })}
        </ul>
      </div>
      <div>
        <h3>{text.claims.independence}</h3>
        <p>{independence_check.reasoning}</p>
        <ul>
          {claim.independent_groups
            .filter((group) => group.length > 1)
            .map((group) => (
              <li key={group.join()}>
                {text.claims.group(group.map((id) => titles.get(id) ?? id).join(' · '))}
              </li>
            ))}
        </ul>
        <h3>{text.claims.paths}</h3>
        {self_consistency.paths_checked === 0 ? (
          <p className="soft">{text.claims.notChecked}</p>
        ) : (
          <ul className="research-plain">
            {self_consistency.path_results.map((result, at) => (
              <li key={codes.pathNames[at]} className="row">
                {codes.pathNames[at]}
                <Badge tone={codes.path[result]?.[0] ?? 'neutral'}>{codes.path[result]?.[1] ?? result}</Badge>
              </li>
            ))}
          </ul>
        )}
        {self_consistency.dissent_note === null ? null : (
          <>
            <h3>{text.claims.dissent}</h3>
            <p>{self_consistency.dissent_note}</p>
          </>
        )}
      </div>
    </div>
  );
}
