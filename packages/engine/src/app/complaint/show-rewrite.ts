import type { RecipientView, SenderView } from '@palimpsest/contracts';
import { UnknownMessageError } from '../../errors/unknown-message-error.ts';
import type { EngineContext } from '../context.ts';
import { tenantNow } from '../tenant-clock.ts';
import { readRequest, sameMember } from './request-store.ts';

interface Place {
  readonly tenant: string;
  readonly id: string;
}

/**
 * What the sender may see: the rewritten text from the reveal on, before that how the message stands.
 *
 * @example const { status, rewritten_text } = await showToSender(engine.context, { tenant: 'local', id, senderUserId });
 */
export async function showToSender(
  context: EngineContext,
  { tenant, id, senderUserId }: Place & { readonly senderUserId: string },
): Promise<SenderView> {
  const request = await readRequest(context, tenant, id);
  if (!sameMember(request.senderUserId, senderUserId)) throw new UnknownMessageError();
  const { senderRevealAt } = request;
  const revealed = senderRevealAt !== null && (await tenantNow(context, tenant)) >= senderRevealAt;
  return {
    rewrite_request_id: request.rewriteRequestId,
    surface: request.surface,
    status: request.status,
    created_at: request.createdAt,
    sender_reveal_at: senderRevealAt,
    original_text: request.originalText,
    rewritten_text: revealed ? request.rewrittenText : null,
  };
}

/**
 * What the recipient may see: nothing before there is a message, and then the message alone.
 *
 * @example const { text } = await showToRecipient(engine.context, { tenant: 'local', id, recipientUserId });
 */
export async function showToRecipient(
  context: EngineContext,
  { tenant, id, recipientUserId }: Place & { readonly recipientUserId: string },
): Promise<RecipientView> {
  const request = await readRequest(context, tenant, id);
  const { status, rewrittenText, completedAt } = request;
  const theirs = sameMember(request.recipientUserId, recipientUserId);
  if (!theirs || status !== 'completed' || rewrittenText === null || completedAt === null)
    throw new UnknownMessageError();
  return {
    rewrite_request_id: request.rewriteRequestId,
    surface: request.surface,
    text: rewrittenText,
    language: request.rewrittenLanguage ?? '',
    delivered_at: completedAt,
  };
}
