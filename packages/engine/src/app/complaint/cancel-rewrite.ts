import type { SenderView } from '@palimpsest/contracts';
import { CancelRefusedError } from '../../errors/cancel-refused-error.ts';
import { SignalRefusedError } from '../../errors/signal-refused-error.ts';
import { UnknownMessageError } from '../../errors/unknown-message-error.ts';
import type { EngineContext } from '../context.ts';
import type { Engine } from '../engine.ts';
import { readRequest, sameMember } from './request-store.ts';
import { showToSender } from './show-rewrite.ts';

export interface CancelOptions {
  readonly engine: Engine;
  readonly tenant?: string;
  /** Only the sender may take a message back. */
  readonly senderUserId: string;
  readonly actor?: string;
}

/**
 * Takes a message back while it is queued. The ledger decides: a call that began in the same moment wins.
 *
 * @example await cancelRewrite(rewriteRequestId, { engine, senderUserId });
 */
export async function cancelRewrite(id: string, options: CancelOptions): Promise<SenderView> {
  const { engine, tenant = 'local', senderUserId, actor = `member:${senderUserId}` } = options;
  const request = await readRequest(engine.context, tenant, id);
  if (!sameMember(request.senderUserId, senderUserId)) throw new UnknownMessageError();
  if (request.status !== 'queued') throw new CancelRefusedError();
  try {
    await engine.signalRun({
      tenant,
      runId: request.runId,
      actor,
      type: 'complaint-cancel-requested',
      payload: {},
    });
  } catch (error) {
    throw error instanceof SignalRefusedError ? new CancelRefusedError() : error;
  }
  const view = await showToSender(engine.context, { tenant, id, senderUserId });
  if (view.status !== 'cancelled') throw new CancelRefusedError();
  return view;
}

/** Who sent a message, for an operator who cancels in their place. */
export async function senderOf(context: EngineContext, tenant: string, id: string): Promise<string> {
  return (await readRequest(context, tenant, id)).senderUserId;
}
