import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { ClientBase, Pool, PoolClient } from 'pg';
import { DatabaseError } from '../../errors/database-error.ts';
import { MigrationError } from '../../errors/migration-error.ts';
import { sha256Hex } from '../crypto/node-hasher.ts';
import { translateError } from './translate-error.ts';

export interface Migration {
  readonly name: string;
  readonly sql: string;
}

const FOLDER = fileURLToPath(new URL('../../../migrations/', import.meta.url));
const OLDEST_SERVER = 140_000;
/** Changes with the queue's library, so that its own migrations run once after an upgrade. */
export const QUEUE = { schema: 'palimpsest_worker', version: 'graphile-worker 0.17.3' };
const LOCK = "hashtextextended('palimpsest/migrate', 0)";

/**
 * Brings the database to this version's layout. Any number of processes may do so at once: all but one wait at
 * an advisory lock and then find nothing left to do.
 */
export async function migrate(
  pool: Pool,
  extra: readonly Migration[],
): Promise<{ applied: readonly string[] }> {
  const migrations = [...(await shippedMigrations()), ...extra];
  let client: PoolClient;
  try {
    client = await pool.connect();
  } catch (error) {
    throw translateError(error);
  }
  try {
    await checkServer(client);
    if (await isCurrent(client, migrations)) return { applied: [] };
    await client.query(`select pg_advisory_lock(${LOCK})`);
    try {
      return { applied: await applyMissing(client, pool, migrations) };
    } finally {
      await client.query(`select pg_advisory_unlock(${LOCK})`);
    }
  } catch (error) {
    throw translateError(error);
  } finally {
    client.release();
  }
}

async function applyMissing(
  client: PoolClient,
  pool: Pool,
  migrations: readonly Migration[],
): Promise<string[]> {
  await client.query('create schema if not exists palimpsest');
  await client.query(
    'create table if not exists palimpsest.migrations (name text primary key, checksum text not null, applied_at timestamptz not null default now())',
  );
  await ensureAppRole(client);
  const done = await appliedMigrations(client);
  const applied: string[] = [];
  if (!done.has(QUEUE.version)) {
    await migrateQueue(pool);
    await client.query('insert into palimpsest.migrations (name, checksum) values ($1, $2)', [
      QUEUE.version,
      '',
    ]);
    applied.push(QUEUE.version);
  }
  for (const { name, sql } of migrations) {
    const checksum = sha256Hex(sql);
    const before = done.get(name);
    if (before === checksum) continue;
    if (before !== undefined) throw new MigrationError({ name });
    await client.query('begin');
    try {
      await client.query('set local search_path = palimpsest');
      await client.query(sql);
      await client.query('insert into palimpsest.migrations (name, checksum) values ($1, $2)', [
        name,
        checksum,
      ]);
      await client.query('commit');
    } catch (error) {
      await client.query('rollback').catch(() => undefined);
      throw error;
    }
    applied.push(name);
  }
  return applied;
}

/** Roles belong to the whole cluster while the advisory lock is per database, so another database may win the race. */
async function ensureAppRole(client: PoolClient): Promise<void> {
  try {
    await makeAppRole(client);
  } catch (error) {
    const { code } = error as { code?: string };
    if (code !== '42501') throw error;
    const { rows } = await client.query<{ user: string }>('select quote_ident(current_user) as user');
    throw new DatabaseError({
      message:
        'The database user may neither make the role palimpsest_app nor give itself the right to work under it.',
      sqlState: code,
      hint: `Let an administrator run, once: create role palimpsest_app nologin; grant palimpsest_app to ${rows[0]?.user};`,
    });
  }
}

async function makeAppRole(client: PoolClient): Promise<void> {
  await client.query(`do $$ begin
    if not exists (select from pg_roles where rolname = 'palimpsest_app') then create role palimpsest_app nologin; end if;
  exception when duplicate_object or unique_violation then null; end $$`);
  // Since 16 whoever makes a role belongs to it without being allowed to work under it. A right that is there is not
  // given again: only the role's administrator could, and a second database may have another owner.
  await client.query(`do $$ begin
    if not pg_has_role(current_user, 'palimpsest_app', case when current_setting('server_version_num')::integer >= 160000 then 'SET' else 'MEMBER' end)
    then execute format('grant palimpsest_app to %I', current_user); end if;
  exception when duplicate_object or unique_violation then null; end $$`);
  await client.query('grant usage on schema palimpsest to palimpsest_app');
}

async function migrateQueue(pool: Pool): Promise<void> {
  const { runMigrations, Logger } = await import('graphile-worker');
  await runMigrations({ pgPool: pool, schema: QUEUE.schema, logger: new Logger(() => () => undefined) });
}

async function checkServer(client: PoolClient): Promise<void> {
  const { rows } = await client.query<{ version: string }>(
    "select current_setting('server_version_num') as version",
  );
  const version = Number(rows[0]?.version);
  if (version < OLDEST_SERVER) throw new MigrationError({ server: Math.floor(version / 10_000) });
}

async function isCurrent(client: PoolClient, migrations: readonly Migration[]): Promise<boolean> {
  const { rows } = await client.query<{ found: boolean }>(
    "select to_regclass('palimpsest.migrations') is not null as found",
  );
  if (rows[0]?.found !== true) return false;
  const done = await appliedMigrations(client);
  return done.has(QUEUE.version) && migrations.every(({ name, sql }) => done.get(name) === sha256Hex(sql));
}

export async function appliedMigrations(client: ClientBase): Promise<Map<string, string>> {
  const { rows } = await client.query<{ name: string; checksum: string }>(
    'select name, checksum from palimpsest.migrations',
  );
  return new Map(rows.map(({ name, checksum }) => [name, checksum]));
}

export async function shippedMigrations(): Promise<Migration[]> {
  const names = (await readdir(FOLDER)).filter((name) => name.endsWith('.sql')).sort();
  return Promise.all(names.map(async (name) => ({ name, sql: await readFile(join(FOLDER, name), 'utf8') })));
}
