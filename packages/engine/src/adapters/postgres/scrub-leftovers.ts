import type { Pool } from 'pg';

/**
 * Files in the database's folder that belong to no table. A server that was killed while it rewrote a table leaves
 * the copy behind for ever, and no later rewriting reaches it. Null when this user may not look.
 */
export async function leftoverFiles(pool: Pool): Promise<readonly string[] | null> {
  try {
    const { rows } = await pool.query<{ file: string }>(
      `with folder as (select 'base/' || oid || '/' as path from pg_database where datname = current_database()),
         files as (select path || name as file, substring(name from '^([0-9]+)(?:[._].*)?$')::oid as node
           from folder, pg_ls_dir(path) as name where name ~ '^[0-9]+([._].*)?$')
       select file from files where pg_filenode_relation(0, node) is null and (pg_stat_file(file, true)).size > 0 order by 1`,
    );
    return rows.map(({ file }) => file);
  } catch (error) {
    if ((error as { code?: string }).code === '42501') return null;
    throw error;
  }
}
