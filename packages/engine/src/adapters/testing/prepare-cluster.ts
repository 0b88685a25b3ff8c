import { join } from 'node:path';
import pg from 'pg';
import { openEmbeddedServer } from '../embedded-postgres/index.ts';
import { migrate } from '../postgres/migrate.ts';

/** Makes a home whose database has all tables and no rows, stops its server, and gives the data folder. */
export async function prepareCluster(home: string): Promise<string> {
  const server = await openEmbeddedServer({ home });
  const pool = new pg.Pool(server.connection);
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  try {
    await migrate(pool, []);
  } finally {
    await pool.end();
    await server.close();
  }
  return join(home, 'postgres');
}
