import { setTimeout as sleep } from 'node:timers/promises';
import type { Pool, PoolClient, PoolConfig, QueryResultRow } from 'pg';
import { DatabaseError } from '../../errors/database-error.ts';
import { translateError, translateThrown } from './translate-error.ts';
import { TurnSocket } from './turn-socket.ts';

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
/** A process has these, one for liveness and one for the embedded server: a dozen processes fit into 200. */
const APP_CONNECTIONS = 8;
const CLOSING_PATIENCE_MS = 5_000;
const OWNER_CONNECTIONS = 3;
/** A process that stands still in the middle of a transaction holds the chain of its tenant, but no longer than this. */
const STANDSTILL_MS = 5_000;

export async function openDatabase({
  connection,
  maxConnections = APP_CONNECTIONS,
}: DatabaseOptions): Promise<Database> {
  const { Pool } = (await import('pg')).default;
  // Pipelined: statements that do not wait for each other's results share one round trip.
  const settings: PoolConfig = {
    application_name: 'palimpsest',
    pipeline: true,
    stream: () => new TurnSocket(),
    connectionTimeoutMillis: 15_000,
    ...connection,
  };
  const make = (config: PoolConfig) => {
    const pool = new Pool(config);
    // An idle connection that breaks must not end the process; the next query gets a new one.
    pool.on('error', () => undefined);
    pool.on('connect', (client) => client.on('error', () => undefined));
    return pool;
  };
  const app = make({
    ...inAppRole(settings),
    max: maxConnections,
    idle_in_transaction_session_timeout: STANDSTILL_MS,
  });
  let owner: Pool | undefined;
  return {
    app,
    owner: () => {
      // Migrations, audits and the queue share a few; the queue keeps one of them to listen.
      owner ??= make({ ...settings, max: Math.min(maxConnections, OWNER_CONNECTIONS) });
      return owner;
    },
    close: async () => {
      // A connection that never comes back must not keep the process from leaving.
      const ended = Promise.all([app.end(), owner?.end()]);
      const enough = new AbortController();
      const late = sleep(CLOSING_PATIENCE_MS, undefined, { signal: enough.signal }).catch(() => undefined);
      await Promise.race([ended, late]).finally(() => enough.abort());
    },
  };
}

/** Options that stand in a connection string would displace the role given beside it, so the two are joined. */
function inAppRole(settings: PoolConfig): PoolConfig {
  const [address = '', search] = settings.connectionString?.split('?') ?? [];
  const parameters = new URLSearchParams(search);
  const options = `${parameters.get('options') ?? settings.options ?? ''} -c role=${APP_ROLE}`.trim();
  if (search === undefined) return { ...settings, options };
  parameters.delete('options');
  return { ...settings, connectionString: `${address}?${parameters}`, options };
}

/** Without this role every tenant would see all; a pooler between us and the server may have dropped it. */
export async function checkAppRole({ app }: Database): Promise<void> {
  let role: string | undefined;
  try {
    role = (await app.query<{ role: string }>('select current_user as role')).rows[0]?.role;
  } catch (error) {
    throw translateError(error);
  }
  if (role === APP_ROLE) return;
  throw new DatabaseError({
    message: `Connections do not come under the role ${APP_ROLE}, which keeps tenants apart.`,
    hint: 'Something between this program and the database drops start-up options. Connect to the server directly, or let the pooler pass them on.',
  });
}

/** A statement with a name, so that the server parses and plans it once per connection. */
export interface Statement {
  readonly name: string;
  readonly text: string;
}

export async function query<Row extends QueryResultRow>(
  client: Pick<PoolClient, 'query'>,
  statement: Statement,
  values: readonly unknown[],
): Promise<Row[]> {
  const { rows } = await client.query<Row>({
    name: statement.name,
    text: statement.text,
    values: values as unknown[],
  });
  return rows;
}

/** Statements that were sent but not waited for; the transaction waits for them when it commits. */
export type Sent = Promise<unknown>[];

/**
 * Runs work in one transaction; whatever goes wrong is rolled back, and what the database refused comes out as an error
 * that may be shown.
 * `begin` travels with the first statement, and what the work only sends travels with the commit.
 */
export async function transaction<T>(
  pool: Pool,
  work: (client: PoolClient, sent: Sent) => Promise<T>,
  { atOnce = false }: { readonly atOnce?: boolean } = {},
): Promise<T> {
  let client: PoolClient;
  try {
    client = await pool.connect();
  } catch (error) {
    throw translateError(error);
  }
  let broken = false;
  const sent = sentStatements();
  sent.push(client.query('begin'));
  try {
    const working = work(client, sent);
    if (atOnce) sent.push(client.query('commit'));
    const result = await working;
    if (!atOnce) sent.push(client.query('commit'));
    // A statement that failed has turned the commit into a rollback; its own error says why.
    await Promise.all(sent);
    return result;
  } catch (error) {
    const cause = await firstFailure(sent, error);
    // A connection that cannot even roll back is thrown away, not put back into the pool.
    await client.query('rollback').catch(() => {
      broken = true;
    });
    throw translateThrown(cause);
  } finally {
    client.release(broken);
  }
}

/** One that fails while the work still waits for something else must not count as an unhandled rejection. */
function sentStatements(): Sent {
  const sent: Sent = [];
  const push = sent.push.bind(sent);
  sent.push = (...statements) => {
    for (const statement of statements) statement.catch(() => undefined);
    return push(...statements);
  };
  return sent;
}

const TRANSACTION_ABORTED = '25P02';

/** A statement after the one that failed only hears that the transaction is lost; the first failure says why. */
async function firstFailure(sent: Sent, error: unknown): Promise<unknown> {
  if ((error as { code?: string } | undefined)?.code !== TRANSACTION_ABORTED) return error;
  const ended = await Promise.allSettled(sent);
  return ended.find((each) => each.status === 'rejected')?.reason ?? error;
}

const SET_TENANT: Statement = {
  name: 'set-tenant',
  text: "select set_config('palimpsest.tenant', $1, true)",
};

/** Reads as one tenant: row-level security shows nothing else. */
export function asTenant<T>(
  database: Database,
  tenant: string,
  work: (client: PoolClient) => Promise<T>,
): Promise<T> {
  return transaction(database.app, inTenant(tenant, work));
}

/** The same for work that sends all its statements before it waits for the first: the commit goes with them. */
export function asTenantAtOnce<T>(
  database: Database,
  tenant: string,
  work: (client: PoolClient) => Promise<T>,
): Promise<T> {
  return transaction(database.app, inTenant(tenant, work), { atOnce: true });
}

function inTenant<T>(tenant: string, work: (client: PoolClient) => Promise<T>) {
  return (client: PoolClient, sent: Sent) => {
    sent.push(query(client, SET_TENANT, [tenant]));
    return work(client);
  };
}
