import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface PageServer {
  readonly port: number;
  readonly url: string;
  /** Method and path of every request so far. */
  readonly calls: string[];
  close(): Promise<void>;
}

/** A web server on this machine, for tests. Paths nobody planned are answered with 404. */
export async function startPageServer(
  pages: Readonly<Record<string, (request: IncomingMessage, response: ServerResponse) => void>>,
): Promise<PageServer> {
  const calls: string[] = [];
  const server = createServer((request, response) => {
    const path = (request.url ?? '/').replace(/\?.*$/, '');
    calls.push(`${request.method} ${path}`);
    response.on('error', () => undefined);
    const page = pages[path];
    if (page === undefined) response.writeHead(404).end();
    else page(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    port,
    url: `http://127.0.0.1:${port}`,
    calls,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
