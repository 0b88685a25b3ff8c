import type { Transport } from '@modelcontextprotocol/sdk/shared/transport.js';
import type { JSONRPCMessage } from '@modelcontextprotocol/sdk/types.js';

export interface AnsweredRequests {
  /** The same transport, looked at in passing. */
  readonly transport: Transport;
  /** When no request is left that still waits for its answer. */
  allAnswered(): Promise<void>;
}

type RequestId = string | number;

/** Whoever ends its input may still read: what it asked for is answered before the conversation is closed. */
export function answeredRequests(inner: Transport): AnsweredRequests {
  const open = new Set<RequestId>();
  let nothingOpen: (() => void)[] = [];
  const close = (id: RequestId | undefined) => {
    if (id !== undefined) open.delete(id);
    if (open.size > 0) return;
    for (const resolve of nothingOpen) resolve();
    nothingOpen = [];
  };
  const transport: Transport = {
    start: async () => {
      inner.onmessage = (message) => {
        if ('method' in message && 'id' in message) open.add(message.id);
        transport.onmessage?.(message);
        // To a request that was taken back there is no answer.
        if ('method' in message && message.method === 'notifications/cancelled') close(takenBack(message));
      };
      inner.onerror = (error) => transport.onerror?.(error);
      inner.onclose = () => transport.onclose?.();
      await inner.start();
    },
    send: async (message, options) => {
      await inner.send(message, options);
      if (!('method' in message)) close(message.id);
    },
    close: () => inner.close(),
  };
  return {
    transport,
    allAnswered: () =>
      open.size === 0 ? Promise.resolve() : new Promise((resolve) => nothingOpen.push(resolve)),
  };
}

function takenBack(message: JSONRPCMessage): RequestId | undefined {
  return 'params' in message
    ? (message.params as { requestId?: RequestId } | undefined)?.requestId
    : undefined;
}
