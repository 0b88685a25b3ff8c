import type { ClientConfig } from 'pg';
import { type OpenFolder, openFolder } from '../../adapters/embedded-postgres/data-folder.ts';
import { database, port, role } from '../../adapters/embedded-postgres/home-layout.ts';
import type { EmbeddedServerReport } from '../../adapters/embedded-postgres/index.ts';
import { fitsSocket } from '../../adapters/embedded-postgres/socket-folder.ts';
import type { Migration } from '../../adapters/postgres/migrate.ts';
import { readSchemaState, type SchemaState } from '../../adapters/postgres/schema-state.ts';
import { PalimpsestError } from '../../errors/palimpsest-error.ts';
import { databaseUrl, redactedDatabaseUrl } from '../database-url.ts';
import { type DoctorItem, fail, ok, warn } from './item.ts';

const EXTERNAL = { id: 'database-url', name: 'DATABASE_URL' };
const SCHEMA = { id: 'schema', name: 'Tables' };
const OLDEST_MAJOR = 14;

export interface DatabaseFindings {
  readonly items: readonly DoctorItem[];
  /** Undefined when no server could be asked. */
  readonly state: SchemaState | undefined;
}

export async function externalFindings(
  environment: Readonly<Record<string, string | undefined>>,
  migrations: readonly Migration[],
): Promise<DatabaseFindings> {
  const shown = redactedDatabaseUrl(environment.DATABASE_URL ?? '');
  try {
    const state = await readSchemaState({ connectionString: databaseUrl(environment) as string }, migrations);
    if (state.serverMajor < OLDEST_MAJOR) {
      const hint = `Use PostgreSQL ${OLDEST_MAJOR} or newer, or unset DATABASE_URL to use the embedded one.`;
      return {
        items: [fail(EXTERNAL, `${shown} is PostgreSQL ${state.serverVersion}: too old`, hint)],
        state,
      };
    }
    return { items: [ok(EXTERNAL, `${shown}, PostgreSQL ${state.serverVersion}`), schemaItem(state)], state };
  } catch (error) {
    if (!(error instanceof PalimpsestError)) throw error;
    const detail = error.code === 'database_url_invalid' ? error.message : `${shown}: ${error.message}`;
    const hint = error.hint ?? 'Check that the server runs and lets you in.';
    return {
      items: [fail(EXTERNAL, detail, hint.replace('; palimpsest doctor tells more', ''))],
      state: undefined,
    };
  }
}

/** Looks into the embedded server if it runs. It is not started for this, and no lock is taken. */
export async function embeddedFindings(
  { server, dataFolder }: EmbeddedServerReport,
  migrations: readonly Migration[],
): Promise<DatabaseFindings> {
  if (!server.running) {
    const detail = dataFolder.exists ? 'not looked at, since the server is not running' : 'none yet';
    return { items: [ok(SCHEMA, detail)], state: undefined };
  }
  let folder: OpenFolder | undefined;
  try {
    // A path that is too long for a socket is reached through a descriptor, which leaves nothing behind.
    folder = fitsSocket(dataFolder.path) ? undefined : openFolder(dataFolder.path);
    const connection: ClientConfig = {
      host: folder?.here ?? dataFolder.path,
      port,
      user: role,
      database,
      ssl: false,
    };
    const state = await readSchemaState(connection, migrations);
    return { items: [schemaItem(state)], state };
  } catch (error) {
    const why = error instanceof PalimpsestError ? error.message : 'The server gave no usable answer.';
    return {
      items: [warn(SCHEMA, why, 'The server may be starting or stopping. Ask again in a moment.')],
      state: undefined,
    };
  } finally {
    folder?.close();
  }
}

function schemaItem({ made, missing, changed, unknown, events }: SchemaState): DoctorItem {
  if (!made) return ok(SCHEMA, 'none yet; made at the first start');
  if (changed.length > 0) {
    const hint = 'Use the version of Palimpsest that made this database, or a newer one.';
    return fail(SCHEMA, `made by another version of Palimpsest (${changed.join(', ')})`, hint);
  }
  if (unknown.length > 0) {
    const hint = 'Use the newest version of Palimpsest that worked with this database.';
    return warn(SCHEMA, `the database was used by a newer version (${unknown.join(', ')})`, hint);
  }
  if (missing.length > 0) return ok(SCHEMA, `the next start brings them up to date (${missing.join(', ')})`);
  return ok(SCHEMA, `up to date; ${events === 1 ? '1 event' : `${events} events`} in the ledger`);
}
