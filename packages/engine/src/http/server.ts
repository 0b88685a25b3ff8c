import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Engine } from '../app/engine.ts';
import { ListenError } from '../errors/listen-error.ts';
import { isLoopback } from './loopback.ts';

export interface HttpServer {
  readonly url: string;
  /** Takes no new requests and lets those under way end. */
  close(): Promise<void>;
}

/** How long a request under way may hold up the way out. */
const PATIENCE_MS = 5_000;

/** There are no API keys yet, so whoever could reach the port could use it. */
export function refusePublicHost(host: string): void {
  if (isLoopback(host)) return;
  throw new ListenError({
    code: 'host_not_local',
    message: `This version serves on this machine only and does not listen on ${host}: it has no API keys yet, so anybody on the network could use it.`,
    hint: 'Use 127.0.0.1, ::1 or localhost. To reach it from elsewhere, put a proxy in front that asks who is there.',
  });
}

/** Listens and answers. Hono and its server are loaded here, so that nothing else pays for them. */
export async function startHttpServer(
  engine: Engine,
  { host, port }: { readonly host: string; readonly port: number },
): Promise<HttpServer> {
  refusePublicHost(host);
  const [{ createAdaptorServer }, { createHttpApp }] = await Promise.all([
    import('@hono/node-server'),
    import('./app.ts'),
  ]);
  const server = createAdaptorServer({ fetch: createHttpApp(engine).fetch }) as Server;
  const bare = host.replace(/^\[(.*)\]$/, '$1');
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(listenError(error, host, port)));
    server.listen(port, bare, resolve);
  });
  const { port: taken } = server.address() as AddressInfo;
  return {
    url: `http://${bare.includes(':') ? `[${bare}]` : bare}:${taken}`,
    close: () => closeServer(server),
  };
}

async function closeServer(server: Server): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  server.closeIdleConnections();
  const timer = setTimeout(() => server.closeAllConnections(), PATIENCE_MS);
  await closed;
  clearTimeout(timer);
}

function listenError(error: NodeJS.ErrnoException, host: string, port: number): Error {
  if (error.code === 'EADDRINUSE') {
    return new ListenError({
      code: 'port_in_use',
      message: `Port ${port} on ${host} is in use by another program.`,
      hint: 'Choose another with --port (0 takes a free one), or end the program that has it.',
    });
  }
  if (error.code === 'EACCES') {
    return new ListenError({
      code: 'port_not_allowed',
      message: `You may not listen on port ${port}.`,
      hint: 'Ports below 1024 need special rights. Choose a higher one with --port.',
    });
  }
  if (error.code === 'EADDRNOTAVAIL' || error.code === 'ENOTFOUND') {
    return new ListenError({
      code: 'host_unavailable',
      message: `This machine has no address ${host}.`,
      hint: 'Choose another with --host, such as 127.0.0.1.',
    });
  }
  return error;
}
