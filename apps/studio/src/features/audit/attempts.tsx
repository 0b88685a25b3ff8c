import { useQuery } from '@tanstack/react-query';
import { api } from '../../app/api.ts';
import { Loading } from '../../ui/loading.tsx';
import { Problem } from '../../ui/problem.tsx';
import { useChoices } from '../../ui/use-choices.ts';
import { VirtualRows } from '../../ui/virtual-rows.tsx';
import { costWords, timeWords, tokenWords, totals } from './amounts.ts';
import { AttemptRow } from './attempt-row.tsx';
import { text } from './text.ts';

const ROW = 48;
const AGAIN_MS = 2_000;

/** Every call of a run: who was asked, what came back, what it cost. */
export function Attempts({ run, live }: { readonly run: string; readonly live: boolean }) {
  const { chosen, choose } = useChoices();
  const attempts = useQuery({
    queryKey: ['audit', 'attempts', run],
    queryFn: () => api().runs.attempts(run),
    refetchInterval: live ? AGAIN_MS : false,
  });
  if (attempts.isPending) return <Loading />;
  if (attempts.isError) return <Problem error={attempts.error} retry={() => attempts.refetch()} />;
  const { items } = attempts.data;
  if (items.length === 0) return <p className="card">{text.attempts.none}</p>;
  const all = totals(items);
  return (
    <>
      <dl className="attempt-totals row">
        <div>
          <dt>{text.attempts.total}</dt>
          <dd>{items.length}</dd>
        </div>
        <div>
          <dt>{text.attempts.tokens}</dt>
          <dd>{tokenWords(all.inputTokens, all.outputTokens)}</dd>
        </div>
        <div>
          <dt>{text.attempts.cost}</dt>
          <dd>{costWords(all.costMicros)}</dd>
        </div>
        <div>
          <dt>{text.attempts.time}</dt>
          <dd>{timeWords(all.latencyMs)}</dd>
        </div>
      </dl>
      <VirtualRows
        label={text.attempts.caption}
        items={items}
        keyOf={({ attemptId, attempt }) => `${attemptId}-${attempt}`}
        estimate={ROW}
      >
        {(attempt) => (
          <AttemptRow
            run={run}
            attempt={attempt}
            open={chosen.attempt === attempt.attemptId}
            toggle={() =>
              choose({ attempt: chosen.attempt === attempt.attemptId ? undefined : attempt.attemptId })
            }
          />
        )}
      </VirtualRows>
    </>
  );
}
