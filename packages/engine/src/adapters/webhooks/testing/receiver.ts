import { createServer, type IncomingHttpHeaders, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Received {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** A receiver of webhooks on this machine, for tests. */
export interface Receiver {
  readonly port: number;
  readonly url: string;
  readonly received: Received[];
  /** Connections that were made, with or without a request. */
  readonly connections: number;
  /** What it does with each request; by default it answers 204. */
  answer: (response: ServerResponse, request: Received) => void;
  close(): Promise<void>;
}

export async function startReceiver(host = '127.0.0.1'): Promise<Receiver> {
  const received: Received[] = [];
  let connections = 0;
  const server: Server = createServer((request, response) => {
    response.on('error', () => undefined);
    const chunks: Buffer[] = [];
    request.on('error', () => undefined);
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const { url: path = '/', headers } = request;
      const one = { path, headers, body: Buffer.concat(chunks).toString('utf8') };
      received.push(one);
      receiver.answer(response, one);
    });
  });
  server.on('connection', () => {
    connections += 1;
  });
  await new Promise<void>((resolve) => server.listen(0, host, resolve));
  const { port } = server.address() as AddressInfo;
  const receiver: Receiver = {
    port,
    url: `http://${host}:${port}/hook`,
    received,
    get connections() {
      return connections;
    },
    answer: (response) => response.writeHead(204).end(),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return receiver;
}
