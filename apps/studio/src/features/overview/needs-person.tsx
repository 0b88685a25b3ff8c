import { useQuery } from '@tanstack/react-query';
import { api } from '../../app/api.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { ItemLink } from '../../ui/item-link.tsx';
import { itemName } from '../../ui/item-name.ts';
import { Moment } from '../../ui/moment.tsx';
import { Problem } from '../../ui/problem.tsx';
import { pipelineName } from '../../ui/run-words.ts';
import { text } from './text.ts';

const SHOWN = 6;
const AGAIN_MS = 15_000;

/** What waits for somebody, before anything else on the page. */
export function NeedsPerson({ showAll }: { readonly showAll: () => void }) {
  const waiting = useQuery({
    queryKey: ['overview', 'attention'],
    queryFn: () => api().runs.overview({ attention: 'any', limit: SHOWN }),
    refetchInterval: AGAIN_MS,
  });
  if (waiting.isError) return <Problem error={waiting.error} retry={() => waiting.refetch()} />;
  const items = waiting.data?.items ?? [];
  return (
    <section className="card" aria-labelledby="needs-person">
      <h2 id="needs-person">{text.needs.title}</h2>
      {waiting.data !== undefined && items.length === 0 ? <p className="soft">{text.needs.none}</p> : null}
      <ul className="needs-list">
        {items.map((item) => (
          <li key={item.run.runId}>
            <span>
              <ItemLink item={item}>{itemName(item)}</ItemLink>{' '}
              <span className="soft">
                {pipelineName(item.run.pipeline)}, <Moment at={item.run.finishedAt ?? item.run.startedAt} />
              </span>
            </span>
            {item.attention === null ? null : (
              <Badge
                tone={item.attention === 'operator_flag' || item.attention === 'failed' ? 'bad' : 'warn'}
              >
                {text.needs.kinds[item.attention]}
              </Badge>
            )}
          </li>
        ))}
      </ul>
      {waiting.data?.nextCursor == null ? null : <Button onClick={showAll}>{text.needs.all}</Button>}
    </section>
  );
}
