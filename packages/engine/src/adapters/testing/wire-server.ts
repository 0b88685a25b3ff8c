import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { perform, type WireBehaviour, type WireCall } from './wire-behaviour.ts';
import type { WireRequestBody } from './wire-bodies.ts';

/** One behaviour for every request, one per request in order, or a choice for each request. */
export type WireScript = WireBehaviour | readonly WireBehaviour[] | ((call: WireCall) => WireBehaviour);

export interface WireServer {
  /** `http://127.0.0.1:<port>`: the base URL for Anthropic; for OpenAI add `/v1`. */
  readonly url: string;
  /** Every complete request so far, in order of arrival. */
  readonly calls: readonly WireCall[];
  readonly close: () => Promise<void>;
}

/**
 * A local server that speaks the wire format of both providers, for tests and scripts.
 * It listens on the loopback address only and counts every request.
 *
 * @example
 * const server = await startWireServer({ script: { kind: 'reply', text: (body) => `echo of ${body.model}` } });
 */
export async function startWireServer({
  script,
  port = 0,
}: {
  readonly script: WireScript;
  readonly port?: number;
}): Promise<WireServer> {
  const calls: WireCall[] = [];
  const timers = new Set<NodeJS.Timeout>();
  const server = createServer((request, response) => {
    request.on('error', () => {});
    response.on('error', () => {});
    readBody(request).then(
      (body) => {
        const call = callOf(request, body, calls.length + 1);
        calls.push(call);
        perform(behaviourFor(script, call), call, response, timers);
      },
      () => response.destroy(),
    );
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });

  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    calls,
    close: () =>
      new Promise((resolve) => {
        for (const timer of timers) clearTimeout(timer);
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}

function callOf(request: IncomingMessage, body: string, number: number): WireCall {
  const path = request.url ?? '/';
  return {
    number,
    path,
    provider: path.endsWith('/messages') ? 'anthropic' : 'openai',
    headers: request.headers,
    body: (body === '' ? {} : JSON.parse(body)) as WireRequestBody,
  };
}

function behaviourFor(script: WireScript, call: WireCall): WireBehaviour {
  if (typeof script === 'function') return script(call);
  if (!('length' in script)) return script;
  // A request nobody planned is a fault of the caller: it must not look like an answer.
  return script[call.number - 1] ?? { kind: 'status', status: 418 };
}
