import type {
  CancelMessage,
  ComplaintAudit,
  ComplaintStatus,
  MessageSummary,
  Page,
  RecipientView,
  SenderView,
} from '@palimpsest/contracts';
import type { Calls } from '../calls.ts';
import type { CallOptions, PageQuery } from '../options.ts';
import { everyItem } from '../pages.ts';
import { path } from '../path.ts';

/** Which messages an operator lists. */
export interface MessagesQuery extends PageQuery {
  readonly home_id?: string | undefined;
  readonly status?: ComplaintStatus | undefined;
}

/** Messages that were sent, as their sender, their recipient and the operator may see them. */
export function messagesArea({ json }: Calls) {
  const list = (query: MessagesQuery = {}, options?: CallOptions): Promise<Page<MessageSummary>> =>
    json({ method: 'GET', path: '/v1/messages', query }, options);
  return {
    /** For the operator, newest first, without words. */
    list,
    listAll: (
      query: MessagesQuery = {},
      options?: CallOptions,
    ): AsyncGenerator<MessageSummary, void, undefined> =>
      everyItem((each: MessagesQuery) => list(each, options), query),

    /** A message as one of the two people may see it. To anybody else there is none. */
    get: async <As extends 'sender' | 'recipient'>(
      id: string,
      query: { readonly as: As; readonly user_id: string },
      options?: CallOptions,
    ): Promise<As extends 'sender' ? SenderView : RecipientView> =>
      json({ method: 'GET', path: path`/v1/messages/${id}`, query }, options),

    /** The record of a message for the operator: versions, decisions and times, without words. */
    audit: async (id: string, options?: CallOptions): Promise<ComplaintAudit> =>
      json({ method: 'GET', path: path`/v1/messages/${id}/audit` }, options),

    /** Takes a message back while it is queued. Only its sender may. */
    cancel: async (id: string, cancel: CancelMessage, options?: CallOptions): Promise<SenderView> =>
      json({ method: 'POST', path: path`/v1/messages/${id}/cancellation`, body: cancel }, options),
  };
}
