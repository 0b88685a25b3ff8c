import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Engine } from '../app/engine.ts';
import { createEventsHub } from '../app/events/events-hub.ts';
import { forgetRequests } from '../app/requests/remembered-requests.ts';
import { ListenError } from '../errors/listen-error.ts';
import { type ApiSettings, DEFAULT_API_SETTINGS } from './api-settings.ts';
import { checkBinding } from './check-binding.ts';
import { createGate } from './gate.ts';

export interface HttpServer {
  readonly url: string;
  /** Whether anybody on this machine may call it, since no key was made yet. */
  readonly open: boolean;
  /** Takes no new requests and lets those under way end. */
  close(): Promise<void>;
}

/** How long a request under way may hold up the way out. */
const PATIENCE_MS = 5_000;
const LOOK_MS = 50;

export interface HttpServerOptions {
  readonly host: string;
  readonly port: number;
  readonly settings?: Partial<ApiSettings>;
}

/** Throws where a server may not listen: beyond this machine, before the first key was made. */
export async function refuseBinding(engine: Engine, host: string): Promise<void> {
  await checkBinding(engine, host);
}

/** Listens and answers. Hono and its server are loaded here, so that nothing else pays for them. */
export async function startHttpServer(engine: Engine, options: HttpServerOptions): Promise<HttpServer> {
  const { host, port } = options;
  const binding = await checkBinding(engine, host);
  const [{ getRequestListener }, { createHttpApp }, { answerDirectly }] = await Promise.all([
    import('@hono/node-server'),
    import('./app.ts'),
    import('./answer-directly.ts'),
  ]);
  const settings = { ...DEFAULT_API_SETTINGS, ...options.settings };
  const leaving = new AbortController();
  const hub = createEventsHub(engine.context);
  const gate = createGate(engine, settings, { local: binding.local });
  const app = createHttpApp(engine, { gate, settings, hub, leaving: leaving.signal, boundHost: host });
  const directly = answerDirectly(engine, { gate, settings, boundHost: host });
  const listener = getRequestListener(app.fetch);
  const server = createServer(TIMEOUTS, (incoming, outgoing) => {
    if (!directly(incoming, outgoing)) void listener(incoming, outgoing);
  });
  const bare = host.replace(/^\[(.*)\]$/, '$1');
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(listenError(error, host, port)));
    server.listen(port, bare, resolve);
  });
  const forgetting = forgetNowAndThen(engine, settings.idempotencyHours);
  const { port: taken } = server.address() as AddressInfo;
  return {
    url: `http://${bare.includes(':') ? `[${bare}]` : bare}:${taken}`,
    open: binding.open,
    close: async () => {
      clearInterval(forgetting);
      // Those who wait or follow are told that it is over; they come back to whoever serves next.
      leaving.abort();
      await closeServer(server);
    },
  };
}

/**
 * A caller that dawdles keeps its connection no longer than this. Answers may take as long as they need. Quiet
 * connections stay open for longer than clients and proxies usually keep theirs: a server that closes first cuts off
 * the request that is just on its way.
 */
const TIMEOUTS = { headersTimeout: 15_000, requestTimeout: 60_000, keepAliveTimeout: 75_000 };
const HOUR_MS = 3_600_000;

function forgetNowAndThen(engine: Engine, hours: number): NodeJS.Timeout {
  const forget = () =>
    forgetRequests(engine.context, hours).catch(() =>
      engine.context.log('warn', 'old requests were not forgotten'),
    );
  void forget();
  return setInterval(forget, HOUR_MS).unref();
}

async function closeServer(server: Server): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  // A connection whose last answer is through would be kept for a next request that never comes.
  const idle = setInterval(() => server.closeIdleConnections(), LOOK_MS);
  const timer = setTimeout(() => server.closeAllConnections(), PATIENCE_MS);
  await closed;
  clearInterval(idle);
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
