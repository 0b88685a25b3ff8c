import type { ComplaintAudit, RecipientView, SenderView } from '@palimpsest/contracts';
import type { EngineContext } from '../context.ts';
import { auditRewrite } from './audit-rewrite.ts';
import { readRequest } from './request-store.ts';
import { showToRecipient, showToSender } from './show-rewrite.ts';

/** A message in the view of one of the people it concerns, for whoever operates the installation. */
export async function showAs(
  context: EngineContext,
  {
    tenant,
    id,
    as,
  }: {
    readonly tenant: string;
    readonly id: string;
    readonly as: 'sender' | 'recipient' | 'operator';
  },
): Promise<SenderView | RecipientView | ComplaintAudit> {
  if (as === 'operator') return auditRewrite(context, { tenant, id });
  const { senderUserId, recipientUserId } = await readRequest(context, tenant, id);
  return as === 'sender'
    ? showToSender(context, { tenant, id, senderUserId })
    : showToRecipient(context, { tenant, id, recipientUserId });
}
