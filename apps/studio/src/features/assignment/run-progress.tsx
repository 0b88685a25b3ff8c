import { announce } from '../../ui/announce.tsx';
import { Moment } from '../../ui/moment.tsx';
import { useFollow } from '../../ui/use-follow.ts';
import { keys } from './reads.ts';
import { text } from './text.ts';
import { codes } from './text-codes.ts';

/** How many of the newest steps are shown. */
const SHOWN = 5;
const ANSWERS = new Set(['attempt-succeeded', 'attempt-replayed', 'attempt-failed']);

/** A rewrite as it happens. It goes on whether somebody looks or not. */
export function RunProgress({ documentId, runId }: { readonly documentId: string; readonly runId: string }) {
  const events = useFollow(runId, {
    keys: [keys.run(runId), keys.document(documentId), keys.lists],
    onEnd: () => announce(text.run.ended),
  });
  const answers = events.filter(({ type }) => ANSWERS.has(type)).length;
  return (
    <section className="card" aria-labelledby="run-title">
      <h2 id="run-title">
        <span className="spinner" aria-hidden="true" /> {text.run.live}
      </h2>
      <p className="soft">{text.run.liveDetail}</p>
      <p role="status">{text.run.answers(answers)}</p>
      <ol className="plain-lines small">
        {events
          .slice(-SHOWN)
          .reverse()
          .map(({ sequence, type, recordedAt }) => (
            <li key={sequence}>
              {codes.events[type] ?? type}{' '}
              <span className="soft">
                <Moment at={recordedAt} />
              </span>
            </li>
          ))}
      </ol>
    </section>
  );
}
