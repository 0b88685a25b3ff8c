import { type ComplaintStatus, NotFoundError } from '@palimpsest/sdk';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Loading } from '../../ui/loading.tsx';
import { Moment } from '../../ui/moment.tsx';
import { Problem } from '../../ui/problem.tsx';
import { languageName } from './names.ts';
import { useRecipientView } from './reads.ts';
import { text } from './text.ts';
import { codes } from './text-codes.ts';

const words = text.recipient;

/** The message and its day, never how it came about. */
export function RecipientPart({
  id,
  user,
  status,
}: {
  readonly id: string;
  readonly user: string;
  /** Where it is known that nothing is there, nothing is asked for. */
  readonly status: ComplaintStatus | null;
}) {
  return status === null || status === 'completed' ? <Delivered id={id} user={user} /> : <Nothing />;
}

function Nothing() {
  return <EmptyState title={words.waiting} detail={words.waitingDetail} />;
}

function Delivered({ id, user }: { readonly id: string; readonly user: string }) {
  const view = useRecipientView(id, user);
  if (view.isPending) return <Loading />;
  if (view.error instanceof NotFoundError) return <Nothing />;
  if (view.isError) return <Problem error={view.error} retry={() => view.refetch()} />;
  const { surface, text: message, language, delivered_at } = view.data;
  return (
    <article className="card narrow message-received">
      <h2>{words.title}</h2>
      <p className="message-words" lang={language}>
        {message}
      </p>
      <p className="row soft">
        <span>
          {words.delivered} <Moment at={delivered_at} />
        </span>
        <span>{codes.surface[surface]}</span>
        <span>{languageName(language)}</span>
      </p>
    </article>
  );
}
