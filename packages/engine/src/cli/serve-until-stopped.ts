import type { Engine } from '../app/engine.ts';
import type { Cli } from './cli.ts';
import type { StopSignal } from './stop-signal.ts';

export interface ServeOptions {
  readonly host: string;
  readonly port: number;
  readonly concurrency: number;
}

/**
 * Serves and works in this one process until it is told to stop: with the embedded default nobody should have
 * to start two. On the way out nothing new is taken, and steps under way are finished.
 */
export async function serveUntilStopped(
  { terminal, flags }: Cli,
  engine: Engine,
  stop: StopSignal,
  { host, port, concurrency }: ServeOptions,
): Promise<void> {
  const { startHttpServer } = await import('../http/server.ts');
  const server = await startHttpServer(engine, { host, port });
  try {
    await engine.startWorker({ concurrency });
    if (flags.json === true) terminal.json({ url: server.url });
    terminal.message(`Serving on ${server.url} (/healthz, /readyz, /metrics). Stop with Ctrl-C.`);
    await stop.requested;
    terminal.message('Stopping: steps under way are finished first.');
  } finally {
    await server.close();
  }
}
