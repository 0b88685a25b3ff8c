import type { Engine } from '../app/engine.ts';
import type { Cli } from './cli.ts';
import type { StopSignal } from './stop-signal.ts';

export interface ServeOptions {
  readonly host: string;
  readonly port: number;
  /** Steps from the queue at once; 0 leaves the queue to others. */
  readonly concurrency: number;
  /** Folders to ask questions of, beside those of the configuration. */
  readonly corpora?: Readonly<Record<string, string>>;
}

/** Said each time, since whoever starts a server for others must not overlook it. */
const OPEN_DOOR = [
  'ATTENTION: no API key was made yet, so every program on this machine may call this server and do everything.',
  'Making the first key ends that: palimpsest keys create --name NAME --scopes all',
].join('\n');

/**
 * Serves and works in this one process until it is told to stop: with the embedded default nobody should have
 * to start two, unless they want to. On the way out nothing new is taken, and steps under way are finished.
 */
export async function serveUntilStopped(
  cli: Cli,
  engine: Engine,
  stop: StopSignal,
  { host, port, concurrency, corpora: further }: ServeOptions,
): Promise<void> {
  const { terminal, flags } = cli;
  const [{ startHttpServer }, { rehearseSoon }] = await Promise.all([
    import('../http/server.ts'),
    import('../app/complaint/rehearse.ts'),
    // Callers should not wait for them later.
    engine.context.pipelines.all(),
  ]);
  const { limits, allowedHosts, allowedOrigins, corpora, models, retention } = await cli.settings();
  const settings = {
    ...limits,
    ...retention,
    allowedHosts,
    allowedOrigins,
    models,
    corpora: { ...further, ...corpora },
  };
  const server = await startHttpServer(engine, { host, port, settings });
  const rehearsal = rehearseSoon(engine.context);
  try {
    if (concurrency > 0) await engine.startWorker({ concurrency });
    if (flags.json === true) terminal.json({ url: server.url });
    terminal.message(
      `Serving on ${server.url} (studio: ${server.url}/, reference: ${server.url}/docs). Stop with Ctrl-C.`,
    );
    if (concurrency === 0)
      terminal.message('Steps are left to other processes: start at least one with palimpsest worker.');
    // A message, which is a line of the log where those are JSON; --quiet must not silence it.
    if (server.open) (flags.quiet === true ? terminal.problem : terminal.message)(OPEN_DOOR);
    await stop.requested;
    terminal.message('Stopping: steps under way are finished first.');
  } finally {
    rehearsal.stop();
    await server.close();
  }
}
