import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface SearchCallSeen {
  readonly method: string;
  readonly url: URL;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: string;
}

export interface SearchServer {
  readonly url: string;
  readonly calls: SearchCallSeen[];
  close(): Promise<void>;
}

/** A search service on this machine that answers everything in one way, for tests. */
export async function startSearchServer(
  answer: { readonly status?: number; readonly body: unknown; readonly type?: string } | 'nothing' | 'cut',
): Promise<SearchServer> {
  const calls: SearchCallSeen[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      calls.push({
        method: request.method ?? '',
        url: new URL(request.url ?? '/', 'http://search'),
        headers: request.headers,
        body: Buffer.concat(chunks).toString('utf8'),
      });
      if (answer === 'nothing') return;
      if (answer === 'cut') {
        response.writeHead(200, { 'content-length': 100 });
        response.write('{"results"', () => response.socket?.destroy());
        return;
      }
      const body = typeof answer.body === 'string' ? answer.body : JSON.stringify(answer.body);
      response
        .writeHead(answer.status ?? 200, { 'content-type': answer.type ?? 'application/json' })
        .end(body);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    calls,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
