import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { announce } from '../../ui/announce.tsx';
import { Moment } from '../../ui/moment.tsx';
import { useFollow } from '../../ui/use-follow.ts';
import { keys } from './reads.ts';
import { text } from './text.ts';
import { codes } from './text-codes.ts';

/** After these there is something new to read. */
const NEWS = new Set(['version-created', 'evaluation-recorded', 'cycle-completed', 'cycle-stopped']);
/** How many of the newest steps are shown. */
const SHOWN = 6;

/** A run as it happens. It goes on whether somebody looks or not. */
export function RunProgress({
  blogId,
  runId,
  waiting,
}: {
  readonly blogId: string;
  readonly runId: string;
  readonly waiting: boolean;
}) {
  const queries = useQueryClient();
  const events = useFollow(runId, {
    keys: [keys.blog(blogId), keys.run(runId), keys.lists],
    onEnd: () => announce(text.page.finished),
  });
  const news = events.filter(({ type }) => NEWS.has(type)).length;
  useEffect(() => {
    if (news === 0) return;
    for (const queryKey of [keys.blog(blogId), keys.run(runId)])
      queries.invalidateQueries({ queryKey: [...queryKey] }).catch(() => undefined);
  }, [news, queries, blogId, runId]);
  return (
    <section className="card blog-progress" aria-labelledby="blog-progress-title">
      <h2 id="blog-progress-title">
        {waiting ? null : <span className="spinner" aria-hidden="true" />}{' '}
        {waiting ? text.page.waiting : text.page.live}
      </h2>
      <p className="soft">{waiting ? text.page.waitingDetail : text.page.liveDetail}</p>
      <ol reversed className="plain-list">
        {events
          .slice(-SHOWN)
          .reverse()
          .map(({ sequence, type, recordedAt }) => (
            <li key={sequence}>
              {codes.events[type] ?? type}{' '}
              <span className="soft small">
                <Moment at={recordedAt} />
              </span>
            </li>
          ))}
      </ol>
    </section>
  );
}
