import type { ResearchResource } from '@palimpsest/sdk';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { announce } from '../../ui/announce.tsx';
import { Loading } from '../../ui/loading.tsx';
import { AskOn } from './ask-on.tsx';
import { DoAnew } from './do-anew.tsx';
import { keys, useResearchList } from './reads.ts';
import { ResearchRow } from './research-row.tsx';
import { text } from './text.ts';

/** What can be done with a run that is over. Either is a run of its own; this one stays as it is. */
export function FurtherTab({ run }: { readonly run: ResearchResource }) {
  const navigate = useNavigate();
  const queries = useQueryClient();
  const related = useResearchList({ project: run.project }, 20);
  const others = related.data?.pages.flatMap(({ items }) => items).filter(({ runId }) => runId !== run.runId);
  const begun = async (runId: string, said: string) => {
    announce(said);
    await queries.invalidateQueries({ queryKey: [...keys.lists] });
    await navigate({ to: '/research/$runId', params: { runId }, search: {} });
  };
  return (
    <>
      <div className="columns">
        <AskOn run={run} onBegun={(runId) => begun(runId, text.further.asked)} />
        <DoAnew run={run} onBegun={(runId) => begun(runId, text.further.forked)} />
      </div>
      <section className="card" aria-labelledby="research-others-title">
        <h2 id="research-others-title">{text.further.others}</h2>
        {others === undefined ? <Loading /> : null}
        {others?.length === 0 ? <p className="soft">{text.further.noOthers}</p> : null}
        <ul className="research-plain">
          {others?.map((each) => (
            <li key={each.runId}>
              <ResearchRow run={each} />
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}
