import type { ClientConfig } from 'pg';
import { sha256Hex } from '../crypto/node-hasher.ts';
import { appliedMigrations, type Migration, QUEUE, shippedMigrations } from './migrate.ts';
import { translateError } from './translate-error.ts';

/** What a database is and has, found out by reading alone. */
export interface SchemaState {
  /** Such as `18.4`. */
  readonly serverVersion: string;
  readonly serverMajor: number;
  /** False in a database that Palimpsest never used. */
  readonly made: boolean;
  /** This version has them, the database does not. */
  readonly missing: readonly string[];
  /** Applied with another content than this version ships. */
  readonly changed: readonly string[];
  /** The database has them, this version does not: it was used by a newer one. */
  readonly unknown: readonly string[];
  readonly masterKeyId: string | null;
  readonly events: number;
}

const PATIENCE_MS = 5_000;

export async function readSchemaState(
  connection: ClientConfig,
  extra: readonly Migration[],
): Promise<SchemaState> {
  const { Client } = (await import('pg')).default;
  const client = new Client({
    ...connection,
    application_name: 'palimpsest doctor',
    connectionTimeoutMillis: PATIENCE_MS,
    query_timeout: PATIENCE_MS,
    options: '-c default_transaction_read_only=on',
  });
  // Without a listener a server that goes away would end the process.
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<{ version: string; number: string; made: boolean }>(
      "select current_setting('server_version') as version, current_setting('server_version_num') as number, to_regclass('palimpsest.migrations') is not null as made",
    );
    const [server] = rows;
    const serverVersion = server?.version.split(' ')[0] ?? '';
    const serverMajor = Math.floor(Number(server?.number) / 10_000);
    const wanted = new Map(
      [...(await shippedMigrations()), ...extra].map(({ name, sql }) => [name, sha256Hex(sql)]),
    );
    wanted.set(QUEUE.version, '');
    if (server?.made !== true) {
      const missing = [...wanted.keys()];
      return {
        serverVersion,
        serverMajor,
        made: false,
        missing,
        changed: [],
        unknown: [],
        masterKeyId: null,
        events: 0,
      };
    }
    const done = await appliedMigrations(client);
    const missing = [...wanted.keys()].filter((name) => !done.has(name));
    const changed = [...wanted]
      .filter(([name, sum]) => done.has(name) && done.get(name) !== sum)
      .map(([name]) => name);
    const unknown = [...done.keys()].filter((name) => !wanted.has(name));
    const facts = await client.query<{ key: string | null; events: number }>(
      "select (select value from palimpsest.settings where name = 'master_key_id') as key, (select coalesce(sum(head_sequence), 0)::float8 from palimpsest.tenants) as events",
    );
    const { key = null, events = 0 } = facts.rows[0] ?? {};
    return { serverVersion, serverMajor, made: true, missing, changed, unknown, masterKeyId: key, events };
  } catch (error) {
    throw translateError(error);
  } finally {
    await client.end().catch(() => undefined);
  }
}
