import { rm } from 'node:fs/promises';
import pg from 'pg';
import { freshHome } from '../../testing/fresh-home.ts';
import { type EmbeddedServer, openEmbeddedServer } from '../embedded-postgres/index.ts';
import { migrate } from '../postgres/migrate.ts';

/** A database of its own with all tables, for tests of single adapters. */
export interface MigratedServer {
  readonly server: EmbeddedServer;
  readonly pool: pg.Pool;
  close(): Promise<void>;
}

export async function startMigratedServer(): Promise<MigratedServer> {
  const home = freshHome('palimpsest-adapter-');
  const server = await openEmbeddedServer({ home });
  const pool = new pg.Pool(server.connection);
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  await migrate(pool, []);
  return {
    server,
    pool,
    close: async () => {
      await pool.end();
      await server.close();
      await rm(home, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}
