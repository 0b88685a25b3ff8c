import type { Pool, PoolClient } from 'pg';
import type { Scrubbed } from './scrub-tables.ts';

const TRIES = 3;
const LOG = 'pg_wal';

/**
 * Gets rid of the server's log of changes up to now: it repeats every row that was ever written. A checkpoint makes
 * the old files superfluous; the embedded server then removes them instead of keeping them for re-use.
 */
export async function scrubLog(pool: Pool): Promise<Scrubbed> {
  const client = await pool.connect();
  try {
    const { rows } = await client.query<{ last: string }>(
      'select pg_walfile_name(pg_current_wal_insert_lsn()) as last',
    );
    const last = rows[0]?.last ?? '';
    // The first checkpoint also removes the files of tables that were rewritten.
    if (!(await allowed(client, 'checkpoint')))
      return beyond('the database user may not order a checkpoint.');
    let left: readonly string[] | null = null;
    for (let tries = 0; tries < TRIES; tries += 1) {
      if (!(await allowed(client, 'select pg_switch_wal()')))
        return beyond('the database user may not switch it.');
      if (!(await allowed(client, 'checkpoint')))
        return beyond('the database user may not order a checkpoint.');
      left = await filesUpTo(client, last);
      if (left === null || left.length === 0) break;
    }
    if (left === null) return beyond('the database user may not see its files.');
    if (left.length > 0)
      return beyond(
        `${left.length} old files are kept by the server (an archive, a replica, or wal_keep_size).`,
      );
    const { rows: setting } = await client.query<{ wal_recycle: string }>('show wal_recycle');
    if (setting[0]?.wal_recycle === 'on')
      return beyond('old files are kept for re-use until they are overwritten (wal_recycle is on).');
    return { scrubbed: [LOG], outOfReach: [] };
  } finally {
    client.release();
  }
}

/** Null when this user may not look. */
async function filesUpTo(client: PoolClient, last: string): Promise<readonly string[] | null> {
  try {
    // The first eight digits are the timeline; after it names are in order.
    const { rows } = await client.query<{ name: string }>(
      "select name from pg_ls_waldir() where name ~ '^[0-9A-F]{24}' and substr(name, 9, 16) <= substr($1, 9, 16)",
      [last],
    );
    return rows.map(({ name }) => name);
  } catch (error) {
    if ((error as { code?: string }).code === '42501') return null;
    throw error;
  }
}

async function allowed(client: PoolClient, statement: string): Promise<boolean> {
  try {
    await client.query(statement);
    return true;
  } catch (error) {
    if ((error as { code?: string }).code === '42501') return false;
    throw error;
  }
}

function beyond(problem: string): Scrubbed {
  return { scrubbed: [], outOfReach: [`The write-ahead log of the database server: ${problem}`] };
}
