import type { Pool, PoolClient, PoolConfig, QueryResultRow } from 'pg';
import { translateError } from './translate-error.ts';

/** Two ways in: `app` is the role that owns nothing and sees one tenant; `owner` migrates, audits and erases. */
export interface Database {
  readonly app: Pool;
  /** Made at first use: most commands never need it. */
  owner(): Pool;
  close(): Promise<void>;
}

export interface DatabaseOptions {
  readonly connection: PoolConfig;
  readonly maxConnections?: number;
}

const APP_ROLE = 'palimpsest_app';

export async function openDatabase({ connection, maxConnections = 10 }: DatabaseOptions): Promise<Database> {
  const { Pool } = (await import('pg')).default;
  const settings: PoolConfig = { application_name: 'palimpsest', connectionTimeoutMillis: 15_000, ...connection };
  const make = (config: PoolConfig) => {
    const pool = new Pool(config);
    // An idle connection that breaks must not end the process; the next query gets a new one.
    pool.on('error', () => undefined);
    pool.on('connect', (client) => client.on('error', () => undefined));
    return pool;
  };
  const app = make({ ...settings, max: maxConnections, options: `${settings.options ?? ''} -c role=${APP_ROLE}`.trim() });
  let owner: Pool | undefined;
  return {
    app,
    owner: () => {
      owner ??= make({ ...settings, max: maxConnections });
      return owner;
    },
    close: async () => {
      await Promise.all([app.end(), owner?.end()]);
    },
  };
}

/** A statement with a name, so that the server parses and plans it once per connection. */
export interface Statement {
  readonly name: string;
  readonly text: string;
}

export async function query<Row extends QueryResultRow>(client: Pick<PoolClient, 'query'>, statement: Statement, values: readonly unknown[]): Promise<Row[]> {
  const { rows } = await client.query<Row>({ name: statement.name, text: statement.text, values: values as unknown[] });
  return rows;
}

/** Runs work in one transaction; whatever goes wrong is rolled back and comes out as an error that may be shown. */
export async function transaction<T>(pool: Pool, work: (client: PoolClient) => Promise<T>): Promise<T> {
  let client: PoolClient;
  try {
    client = await pool.connect();
  } catch (error) {
    throw translateError(error);
  }
  let broken = false;
  try {
    await client.query('begin');
    const result = await work(client);
    await client.query('commit');
    return result;
  } catch (error) {
    // A connection that cannot even roll back is thrown away, not put back into the pool.
    await client.query('rollback').catch(() => {
      broken = true;
    });
    throw translateError(error);
  } finally {
    client.release(broken);
  }
}

const SET_TENANT: Statement = { name: 'set-tenant', text: "select set_config('palimpsest.tenant', $1, true)" };

/** Reads as one tenant: row-level security shows nothing else. */
export function asTenant<T>(database: Database, tenant: string, work: (client: PoolClient) => Promise<T>): Promise<T> {
  return transaction(database.app, async (client) => {
    await query(client, SET_TENANT, [tenant]);
    return work(client);
  });
}
