import type { Contradiction, Supersession } from '@palimpsest/contracts';
import type { ResearchResource } from '@palimpsest/sdk';
import { ClaimWords, SourceTitles } from './claim-words.tsx';
import { Named } from './named.tsx';
import { text } from './text.ts';

const { doubts } = text;

/** Where sources disagree, and which facts newer ones replaced. Both sides are shown; nothing is decided here. */
export function Disagreements({
  run,
  contradictions,
  superseded,
}: {
  readonly run: ResearchResource;
  readonly contradictions: readonly Contradiction[];
  readonly superseded: readonly Supersession[];
}) {
  const side = (id: string, sources: readonly string[]) => (
    <div className="research-side-of">
      <ClaimWords run={run} id={id} />
      <SourceTitles run={run} ids={sources} />
    </div>
  );
  return (
    <>
      <section className="card" aria-labelledby="research-contradictions-title">
        <h2 id="research-contradictions-title">{doubts.contradictions}</h2>
        {contradictions.length === 0 ? <p className="soft">{doubts.noContradictions}</p> : null}
        <ul className="research-plain">
          {contradictions.map(({ claims: [one, other], sources, reason }) => (
            <li key={`${one}-${other}`}>
              <div className="research-versus">
                {side(one, sources[0])}
                <span className="soft">{doubts.versus}</span>
                {side(other, sources[1])}
              </div>
              <p className="soft">
                <Named run={run}>{reason}</Named>
              </p>
            </li>
          ))}
        </ul>
      </section>
      <section className="card" aria-labelledby="research-superseded-title">
        <h2 id="research-superseded-title">{doubts.superseded}</h2>
        {superseded.length === 0 ? <p className="soft">{doubts.noSuperseded}</p> : null}
        <ul className="research-plain">
          {superseded.map(({ older, newer, older_source, newer_source, reason }) => (
            <li key={`${older}-${newer}-${older_source}-${newer_source}`}>
              <div className="research-versus">
                <div>
                  <strong>{doubts.older}</strong> {side(older, [older_source])}
                </div>
                <span aria-hidden="true">→</span>
                <div>
                  <strong>{doubts.newer}</strong> {side(newer, [newer_source])}
                </div>
              </div>
              <p className="soft">
                <Named run={run}>{reason}</Named>
              </p>
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}
