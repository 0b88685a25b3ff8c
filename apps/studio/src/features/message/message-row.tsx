import type { MessageSummary } from '@palimpsest/sdk';
import { Link } from '@tanstack/react-router';
import { Badge } from '../../ui/badge.tsx';
import { Moment } from '../../ui/moment.tsx';
import { shortId } from './names.ts';
import { ShortId } from './person.tsx';
import { Reason, StateBadge } from './state-badge.tsx';
import { text } from './text.ts';
import { codes } from './text-codes.ts';

export function MessageRow({ message }: { readonly message: MessageSummary }) {
  const { rewrite_request_id: id, sender_user_id, recipient_user_id, home_id } = message;
  return (
    <article className="message-row">
      <div className="row">
        <Link to="/messages/$id" params={{ id }} title={`${sender_user_id} → ${recipient_user_id}`}>
          {text.list.fromTo(shortId(sender_user_id), shortId(recipient_user_id))}
        </Link>
        <StateBadge status={message.status} />
        {message.operator_flag === null ? null : <Badge tone="bad">{text.list.look}</Badge>}
      </div>
      <div className="row soft message-about">
        <Moment at={message.created_at} />
        <span>{codes.surface[message.surface]}</span>
        <span>
          {text.homes.home} <ShortId id={home_id} />
        </span>
        {message.status === 'failed' ? <Reason reason={message.reason} /> : null}
      </div>
    </article>
  );
}
