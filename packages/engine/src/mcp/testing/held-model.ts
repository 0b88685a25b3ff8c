import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface HeldModel {
  /** For OPENAI_BASE_URL. */
  readonly url: string;
  /** When the first question has arrived. */
  readonly asked: Promise<void>;
  /** Lets it answer, now and from now on. */
  release(): void;
  close(): Promise<void>;
}

/** A model that lets everybody wait until it is told to answer. */
export async function startHeldModel(answer: string): Promise<HeldModel> {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  let note: () => void = () => undefined;
  const asked = new Promise<void>((resolve) => {
    note = resolve;
  });
  const server = createServer((request, response) => {
    request.resume().once('end', async () => {
      note();
      await released;
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify(completion(answer)));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    asked,
    release,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function completion(content: string) {
  return {
    id: 'chatcmpl-1',
    object: 'chat.completion',
    created: 1,
    model: 'held-1',
    choices: [{ index: 0, message: { role: 'assistant', content }, finish_reason: 'stop' }],
    usage: { prompt_tokens: 10, completion_tokens: 10, total_tokens: 20 },
  };
}
