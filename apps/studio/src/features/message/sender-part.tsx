import { NotFoundError, type SenderView } from '@palimpsest/sdk';
import { Link } from '@tanstack/react-router';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Loading } from '../../ui/loading.tsx';
import { Moment } from '../../ui/moment.tsx';
import { Problem } from '../../ui/problem.tsx';
import { CancelMessage } from './cancel-message.tsx';
import { useSenderView } from './reads.ts';
import { RevealCountdown } from './reveal-countdown.tsx';
import { StateBadge } from './state-badge.tsx';
import { text } from './text.ts';
import { codes } from './text-codes.ts';

const words = text.sender;

/** What the sender may know: how it stands, their own words, and from the reveal on what arrived. */
export function SenderPart({ id, user }: { readonly id: string; readonly user: string }) {
  const view = useSenderView(id, user);
  if (view.isPending) return <Loading />;
  if (view.error instanceof NotFoundError && view.data === undefined)
    return <EmptyState title={text.page.none} detail={text.page.noneDetail} />;
  if (view.isError && view.data === undefined)
    return <Problem error={view.error} retry={() => view.refetch()} />;
  const message = view.data;
  const { status, sender_reveal_at: revealAt, rewritten_text: theirs } = message;
  return (
    <>
      <section className="card message-state" aria-live="polite">
        <div className="row">
          <StateBadge status={status} />
          <strong>{words.state[status]}</strong>
        </div>
        {status === 'completed' && theirs === null && revealAt !== null ? (
          <RevealCountdown key={revealAt} at={revealAt} refresh={() => view.refetch()} />
        ) : null}
        {theirs === null ? null : <p>{words.revealed}</p>}
        <p className="row soft">
          <span>
            {words.written} <Moment at={message.created_at} />
          </span>
          <span>{codes.surface[message.surface]}</span>
        </p>
        {status === 'queued' ? <CancelMessage id={id} user={user} /> : null}
        {status === 'failed' || status === 'cancelled' ? (
          <Link to="/messages/new" search={{ from: user } as never} className="button">
            {words.again}
          </Link>
        ) : null}
      </section>
      <Words message={message} />
    </>
  );
}

function Words({
  message: { original_text: yours, rewritten_text: theirs },
}: {
  readonly message: SenderView;
}) {
  return (
    <div className="columns">
      <section className="card">
        <h2>{words.yours}</h2>
        {yours === null ? <p className="soft">{words.erased}</p> : <p className="message-words">{yours}</p>}
      </section>
      {theirs === null ? null : (
        <section className="card">
          <h2>{words.theirs}</h2>
          <p className="message-words">{theirs}</p>
        </section>
      )}
    </div>
  );
}
