import type { Transport } from '@modelcontextprotocol/sdk/shared/transport.js';
import { describe, expect, it } from 'vitest';
import { answeredRequests } from './answered-requests.ts';

async function scene() {
  const inner: Transport = {
    start: async () => undefined,
    send: async () => undefined,
    close: async () => undefined,
  };
  const { transport, allAnswered } = answeredRequests(inner);
  await transport.start();
  const later = () => new Promise<false>((resolve) => setImmediate(() => resolve(false)));
  const isDone = () => Promise.race([allAnswered().then(() => true), later()]);
  const ask = (id: number) => inner.onmessage?.({ jsonrpc: '2.0', id, method: 'tools/call' });
  const answer = (id: number) => transport.send({ jsonrpc: '2.0', id, result: {} });
  return { inner, transport, isDone, ask, answer };
}

describe('requests', () => {
  it('are all answered before there is one', async () => {
    expect(await (await scene()).isDone()).toBe(true);
  });

  it('are all answered once the last has its answer, or its error', async () => {
    const { transport, isDone, ask, answer } = await scene();
    ask(1);
    ask(2);
    await answer(2);
    expect(await isDone()).toBe(false);
    await transport.send({ jsonrpc: '2.0', id: 1, error: { code: -32603, message: 'no' } });
    expect(await isDone()).toBe(true);
  });

  it('that were taken back need no answer', async () => {
    const { inner, isDone, ask } = await scene();
    ask(1);
    inner.onmessage?.({ jsonrpc: '2.0', method: 'notifications/cancelled', params: { requestId: 1 } });
    expect(await isDone()).toBe(true);
  });

  it('are not confused with notifications', async () => {
    const { inner, transport, isDone, ask } = await scene();
    inner.onmessage?.({ jsonrpc: '2.0', method: 'notifications/initialized' });
    ask(1);
    await transport.send({ jsonrpc: '2.0', method: 'notifications/progress', params: {} });
    expect(await isDone()).toBe(false);
  });
});
