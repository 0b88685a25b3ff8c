import type { Client } from 'pg';
import { errorCode } from './error-code.ts';
import { database, port, role } from './home-layout.ts';

/**
 * Every user of the server holds this advisory lock in shared mode for as long as it uses it. Who can get
 * it in exclusive mode is the last one. ("pali" in ASCII; 1 = users of the server.)
 */
const lockKeys = '1885432937, 1';

const connectMilliseconds = 10_000;

/** `ref` and `unref` exist but are missing from the driver's types. */
export type LockClient = Client & { ref(): void; unref(): void };

export interface UserLock {
  readonly client: LockClient;
  readonly serverVersion: string;
}

export type AttachResult =
  | { readonly lock: UserLock }
  | { readonly absent: boolean; readonly error: unknown };

/** Nobody listens: there is no server to wait for. */
const absentCodes = new Set(['ENOENT', 'ECONNREFUSED']);
/** The server is coming, going, or busy: ask again. */
const passingCodes = new Set([
  ...['57P01', '57P02', '57P03', '53300', '55P03', '57014'],
  ...['EPIPE', 'ECONNRESET', 'EAGAIN', 'ETIMEDOUT', 'CLOSED'],
]);

/**
 * Connects and becomes a user. The second connection proves that the server was not already going down
 * when the lock was granted: a server in shutdown lets nobody new in.
 */
export async function attach(host: string): Promise<AttachResult> {
  let client: LockClient | undefined;
  try {
    client = await connect(host);
    await client.query(`SET lock_timeout = '2s'`);
    await client.query(`SELECT pg_advisory_lock_shared(${lockKeys})`);
    const { rows } = await client.query<{ server_version: string }>('SHOW server_version');
    await probe(host);
    return { lock: { client, serverVersion: (rows[0]?.server_version ?? '').split(' ')[0] ?? '' } };
  } catch (error) {
    await client?.end().catch(() => {});
    const code = codeOf(error);
    if (!absentCodes.has(code) && !passingCodes.has(code)) throw error;
    return { absent: absentCodes.has(code), error };
  }
}

/** Gives the lock back; true when nobody else holds it, and then nobody can take it any more. */
export async function leave(client: Client): Promise<boolean> {
  await client.query(`SELECT pg_advisory_unlock_shared(${lockKeys})`);
  const { rows } = await client.query<{ last: boolean }>(`SELECT pg_try_advisory_lock(${lockKeys}) AS last`);
  return rows[0]?.last === true;
}

async function probe(host: string): Promise<void> {
  const client = await connect(host);
  await client.query('SELECT 1');
  await client.end();
}

async function connect(host: string): Promise<LockClient> {
  const { Client } = (await import('pg')).default;
  const client = new Client({
    host,
    port,
    user: role,
    database,
    application_name: 'palimpsest launcher',
    connectionTimeoutMillis: connectMilliseconds,
    query_timeout: connectMilliseconds,
    ssl: false,
  });
  // Without a listener a server that goes away would end the process.
  client.on('error', () => {});
  await client.connect();
  return client as LockClient;
}

/** `pg` reports a connection that was closed under it only by its message. */
function codeOf(error: unknown): string {
  const code = errorCode(error);
  if (code !== '') return code;
  const message = error instanceof Error ? error.message : '';
  if (/timeout|timed out/i.test(message)) return 'ETIMEDOUT';
  return /Connection terminated|not queryable|Client was closed/i.test(message) ? 'CLOSED' : '';
}
